import { DraftNote, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, Form, FormActions } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { useUserChanges } from '../queries.js';
import { UserFields } from './user-fields.js';
import { useUserForm } from './use-user-form.js';
import { NEW_USER, problemOfUser } from './user-values.js';

/** Adds one account. What was typed is kept until it is sent. */
export function AddUser({ onDone }: { onDone(): void }) {
  const t = useManageTexts();
  const { success } = useNotices();
  const { create } = useUserChanges();
  const { values, change, draft } = useUserForm('user:new', NEW_USER);
  const [isChecked, setIsChecked] = useState(false);
  const problem = problemOfUser(values);
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    setIsChecked(true);
    if (problem || create.isPending) return;
    const { email, name, displayName, role } = values;
    const given = role === 'admin' ? 'admin' : 'student';
    create.mutate({ email: email.trim(), name, role: given, ...(displayName.trim() === '' ? {} : { displayName }) }, { onSuccess: added });
  };
  return (
    <Form className={layout.well} aria-label={t('addUser')} onSubmit={send}>
      <UserFields values={values} problem={isChecked ? problem : null} isEdit={false} onChange={change} />
      <DraftNote draft={draft} />
      {create.error && <ActionFailure title={t('userAddFailed')} error={create.error} onRetry={send} retrying={create.isPending} />}
      <FormActions>
        <Button type="submit" variant="primary" loading={create.isPending}>
          {t('saveUser')}
        </Button>
      </FormActions>
    </Form>
  );

  function added(): void {
    draft.clear();
    success(t('userAdded'));
    onDone();
  }
}
