import type { User } from '@transcreate/contracts';
import { Badge, LoadFailure, Select, Skeleton, TextInput } from '@transcreate/web-kit/parts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { DataTable } from '../parts/data-table.js';
import layout from '../parts/layout.module.css';
import { ListFoot, usePages } from '../parts/pager.js';
import { DeleteButton, EditButton } from '../parts/row-buttons.js';
import { useRoleText } from '../parts/use-role-text.js';
import { useUsers } from '../queries.js';
import { DeleteUser } from './delete-user.js';
import { EditUser } from './edit-user.js';
import { foundUsers } from './user-values.js';

const ROLES = ['all', 'admin', 'student', 'visitor'] as const;
/** Why an account stays that the product itself needs. */
const STAYS = { 'primary-admin': 'primaryAdminStays', guest: 'guestStays' } as const;
/** Accounts on a page. */
const SIZE = 10;

/** All accounts, searched and page by page: a course of 5,000 people is a list as well. */
export function UserList() {
  const t = useManageTexts();
  const roleText = useRoleText();
  const users = useUsers();
  const [words, setWords] = useState('');
  const [role, setRole] = useState<(typeof ROLES)[number]>('all');
  const wanted = useDeferredValue(words);
  const found = useMemo(() => foundUsers(users.data ?? [], wanted, role), [users.data, wanted, role]);
  const { shown, page, pages, setPage } = usePages(found, SIZE);
  return (
    <>
      <div className={layout.bar} role="search" aria-label={t('users')}>
        <TextInput
          type="search"
          className={layout.grow}
          label={t('userSearch')}
          placeholder={t('userSearchHint')}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setPage(1);
          }}
        />
        <Select
          label={t('role')}
          data={ROLES.map((value) => ({ value, label: roleText(value) }))}
          value={role}
          onChange={(event) => {
            setRole(event.currentTarget.value as typeof role);
            setPage(1);
          }}
        />
      </div>
      <LoadFailure title={t('usersFailed')} query={users} />
      {users.isPending && <Skeleton label={t('loading')} lines={6} />}
      {users.data && found.length === 0 && <p className={layout.soft}>{t('usersNone')}</p>}
      {found.length > 0 && <People users={shown} />}
      {users.data && (
        <ListFoot label={t('users')} page={page} pages={pages} count={t('usersCount', { count: found.length })} onChange={setPage} />
      )}
    </>
  );
}

function People({ users }: { users: readonly User[] }) {
  const t = useManageTexts();
  const roleText = useRoleText();
  const [open, setOpen] = useState<{ user: User; dialog: 'edit' | 'delete' } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DataTable
        caption={t('users')}
        rows={users}
        keyOf={({ _id }) => _id}
        columns={[
          { key: 'name', head: t('name') },
          { key: 'email', head: t('email'), isAddress: true },
          { key: 'role', head: t('role') },
          { key: 'tools', head: t('tools'), hasHiddenHead: true },
        ]}
      >
        {(user) => ({
          name: <Name user={user} />,
          email: user.email,
          role: roleText(user.role),
          tools: <Tools user={user} onOpen={(dialog) => setOpen({ user, dialog })} />,
        })}
      </DataTable>
      {open?.dialog === 'edit' && <EditUser user={open.user} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteUser user={open.user} onClose={close} />}
    </>
  );
}

function Name({ user: { name, displayName, online, house } }: { user: User }) {
  const t = useManageTexts();
  return (
    <span className={layout.name}>
      <span>
        {displayName || name} {displayName !== '' && displayName !== name && <span className={layout.soft}>({name}) </span>}
        {online && <Badge tone="jade">{t('online')}</Badge>}
      </span>
      {house && <span className={layout.soft}>{t(STAYS[house])}</span>}
    </span>
  );
}

function Tools({ user, onOpen }: { user: User; onOpen(dialog: 'edit' | 'delete'): void }) {
  const t = useManageTexts();
  const name = user.displayName || user.name;
  return (
    <span className={layout.rowButtons}>
      <EditButton name={name} disabled={user.house === 'guest'} onClick={() => onOpen('edit')} />
      <DeleteButton name={name} title={user.house && t(STAYS[user.house])} disabled={user.house !== undefined} onClick={() => onOpen('delete')} />
    </span>
  );
}
