import { Button, CrossIcon, PlusIcon } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { ClassList } from '../class-list/class-list.js';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { Panel } from '../parts/panel.js';
import { AddUser } from './add-user.js';
import { UserList } from './user-list.js';

/** Accounts, one by one and as a whole class. */
export function UserPanel() {
  const t = useManageTexts();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel name="users" title={t('users')} hint={t('usersHint')}>
      <div className={layout.section}>
        <div className={layout.buttons}>
          <Button
            variant={isAdding ? 'secondary' : 'primary'}
            icon={isAdding ? <CrossIcon size={16} aria-hidden /> : <PlusIcon size={16} aria-hidden />}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            {t(isAdding ? 'cancel' : 'addUser')}
          </Button>
        </div>
        {isAdding && <AddUser onDone={() => setIsAdding(false)} />}
        <UserList />
      </div>
      <ClassList />
    </Panel>
  );
}
