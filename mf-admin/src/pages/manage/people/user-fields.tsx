import { Select, TextInput } from '@transcreate/web-kit/parts';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { useRoleText } from '../parts/use-role-text.js';
import type { UserProblem, UserValues } from './user-values.js';

interface UserFieldsProps {
  values: UserValues;
  problem: UserProblem | null;
  /** The account exists: its address stays, and its role is the one that it has until another is given. */
  isEdit: boolean;
  /** The role can't be changed, and why. */
  fixedRole?: string;
  onChange(some: Partial<UserValues>): void;
}

/** The fields of an account. */
export function UserFields({ values, problem, isEdit, fixedRole, onChange }: UserFieldsProps) {
  const t = useManageTexts();
  const roleText = useRoleText();
  const roles: UserValues['role'][] = isEdit && values.role === 'visitor' ? ['visitor', 'student', 'admin'] : ['student', 'admin'];
  return (
    <div className={layout.columns}>
      <TextInput
        type="email"
        label={t('email')}
        description={isEdit ? t('emailStays') : undefined}
        required={!isEdit}
        readOnly={isEdit}
        autoComplete="off"
        value={values.email}
        error={problem === 'emailInvalid' ? t(problem) : undefined}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <TextInput
        label={t('name')}
        required
        autoComplete="off"
        value={values.name}
        error={problem === 'nameMissing' || problem === 'nameTooLong' ? t(problem) : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('displayName')}
        autoComplete="off"
        value={values.displayName}
        onChange={(event) => onChange({ displayName: event.currentTarget.value })}
      />
      <Select
        label={t('role')}
        description={fixedRole}
        disabled={fixedRole !== undefined}
        data={roles.map((value) => ({ value, label: roleText(value) }))}
        value={values.role}
        onChange={(event) => onChange({ role: event.currentTarget.value as UserValues['role'] })}
      />
    </div>
  );
}
