import type { User } from '@transcreate/contracts';
import { useNotices, useSession } from '@transcreate/web-kit';
import { ActionFailure, ConfirmDialog, Notice } from '@transcreate/web-kit/parts';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { useUserChanges } from '../queries.js';

/** Asks before an account is erased, and says what that means. */
export function DeleteUser({ user, onClose }: { user: User; onClose(): void }) {
  const t = useManageTexts();
  const { success } = useNotices();
  const { user: me } = useSession();
  const { remove } = useUserChanges();
  const erase = () =>
    remove.mutate(user.email, {
      onSuccess: () => {
        success(t('userDeleted'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      opened
      title={t('deleteUserAsk')}
      confirmLabel={t('deleteUser')}
      cancelLabel={t('cancel')}
      working={remove.isPending}
      onConfirm={erase}
      onCancel={onClose}
    >
      <div className={layout.form}>
        <p>
          <strong>{user.displayName}</strong> ({user.email})
        </p>
        <p className={layout.soft}>{t('deleteUserText')}</p>
        {user._id === me?._id && <Notice tone="amber">{t('deleteSelf')}</Notice>}
        {remove.error && <ActionFailure title={t('userDeleteFailed')} error={remove.error} />}
      </div>
    </ConfirmDialog>
  );
}
