import type { User } from '@transcreate/contracts';
import { DraftNote, useNotices, useSession } from '@transcreate/web-kit';
import { ActionFailure, Button, Form, FormActions, Modal, Notice } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { useUserChanges } from '../queries.js';
import { UserFields } from './user-fields.js';
import { useUserForm } from './use-user-form.js';
import { problemOfUser } from './user-values.js';

/** Changes an account. Another role ends the sessions that say the old one. */
export function EditUser({ user, onClose }: { user: User; onClose(): void }) {
  const t = useManageTexts();
  const { success } = useNotices();
  const { user: me } = useSession();
  const { update } = useUserChanges();
  const { email, name, displayName, role } = user;
  const { values, change, draft } = useUserForm(`user:${email}`, { email, name, displayName, role });
  const [isChecked, setIsChecked] = useState(false);
  const problem = problemOfUser({ ...values, email });
  const hasNewRole = values.role !== role;
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    setIsChecked(true);
    if (problem || update.isPending) return;
    // A blank display name would be refused: whoever has none is called by their name.
    const shown = values.displayName.trim() === '' ? values.name : values.displayName;
    const given = hasNewRole && values.role !== 'visitor' ? { role: values.role } : {};
    update.mutate({ email, name: values.name, displayName: shown, ...given }, { onSuccess: saved });
  };
  return (
    <Modal opened onClose={onClose} title={t('editUser')} closeLabel={t('close')} size="lg">
      <Form onSubmit={send}>
        <UserFields
          values={{ ...values, email }}
          problem={isChecked ? problem : null}
          isEdit
          fixedRole={user.house === 'primary-admin' ? t('primaryAdminRole') : undefined}
          onChange={change}
        />
        {hasNewRole && <Notice tone="amber">{t(user._id === me?._id ? 'ownRoleNote' : 'roleNote')}</Notice>}
        <DraftNote draft={draft} />
        {update.error && <ActionFailure title={t('userUpdateFailed')} error={update.error} onRetry={send} retrying={update.isPending} />}
        <FormActions>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" loading={update.isPending}>
            {t('save')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );

  function saved(): void {
    draft.clear();
    success(t('userUpdated'));
    onClose();
  }

  function cancel(): void {
    draft.clear();
    onClose();
  }
}
