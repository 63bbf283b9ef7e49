import { Button, PenIcon, TrashIcon } from '@transcreate/web-kit/parts';
import { useManageTexts } from '../../../locales/use-manage-texts.js';

interface RowButtonProps {
  /** What the row is about, for screen readers. */
  name: string;
  disabled?: boolean;
  /** Why it is disabled. */
  title?: string;
  onClick(): void;
}

export function EditButton({ name, ...props }: RowButtonProps) {
  const t = useManageTexts();
  return (
    <Button size="sm" variant="quiet" icon={<PenIcon size={16} aria-hidden />} aria-label={t('editNamed', { name })} {...props}>
      {t('edit')}
    </Button>
  );
}

export function DeleteButton({ name, ...props }: RowButtonProps) {
  const t = useManageTexts();
  return (
    <Button size="sm" variant="quiet" icon={<TrashIcon size={16} aria-hidden />} aria-label={t('deleteNamed', { name })} {...props}>
      {t('delete')}
    </Button>
  );
}
