import { TextInput } from '@transcreate/web-kit/parts';
import type { SessionUser } from '@transcreate/web-kit';
import { useShellTexts } from '../locales/use-shell-texts.js';

interface AccountFieldsProps {
  /** What stands in the fields at first. */
  account?: Pick<SessionUser, 'name' | 'displayName' | 'username' | 'targetCultures'>;
  /** What is wrong with a field, by its name. */
  problems: Partial<Record<string, string>>;
}

/** Longest name that an account can have, in characters. */
const LONGEST = 200;

/** The fields that registration and profile share. */
export function AccountFields({ account, problems }: AccountFieldsProps) {
  const t = useShellTexts();
  return (
    <>
      <TextInput name="name" label={t('register.name')} defaultValue={account?.name} error={problems.name} required maxLength={LONGEST} autoComplete="name" />
      <TextInput
        name="displayName"
        label={t('register.displayName')}
        description={t('register.displayNameHint')}
        defaultValue={account?.displayName}
        error={problems.displayName}
        maxLength={LONGEST}
        autoComplete="nickname"
      />
      <TextInput
        name="username"
        label={t('register.username')}
        defaultValue={account?.username}
        error={problems.username}
        maxLength={LONGEST}
        autoComplete="username"
      />
      <TextInput
        name="targetCultures"
        label={t('register.cultures')}
        description={t('register.culturesHint')}
        defaultValue={account?.targetCultures.join(', ')}
        error={problems.targetCultures}
      />
    </>
  );
}
