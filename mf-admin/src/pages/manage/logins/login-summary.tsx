import type { LoginSession } from '@transcreate/contracts';
import { DateText, save, useErrorText, useMutation, useNotices } from '@transcreate/web-kit';
import { Button, DownloadIcon, LoadFailure, Select, Skeleton } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { downloadLogins } from '../../../api/manage.js';
import type { LoginFilter } from '../../../api/manage.js';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { DataTable } from '../parts/data-table.js';
import layout from '../parts/layout.module.css';
import { Pager, usePages } from '../parts/pager.js';
import { Panel } from '../parts/panel.js';
import { useRoleText } from '../parts/use-role-text.js';
import { useLogins } from '../queries.js';
import { DEFAULT_WINDOW, FIRST_ROWS, minutesOf, WINDOWS } from './login-rules.js';
import type { WindowName } from './login-rules.js';

const ROLES = ['all', 'admin', 'student', 'visitor'] as const;

/** Who was here, and for how long. */
export function LoginSummary() {
  const t = useManageTexts();
  const roleText = useRoleText();
  const [role, setRole] = useState<(typeof ROLES)[number]>('all');
  const [period, setPeriod] = useState<WindowName>(DEFAULT_WINDOW);
  const filter = { role, sinceMs: WINDOWS[period] };
  const logins = useLogins(filter);
  return (
    <Panel name="logins" title={t('logins')} hint={t('loginsHint')}>
      <div className={layout.bar}>
        <Select
          label={t('role')}
          data={ROLES.map((value) => ({ value, label: roleText(value) }))}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as typeof role)}
        />
        <Select
          label={t('period')}
          data={(Object.keys(WINDOWS) as WindowName[]).map((value) => ({ value, label: t(value) }))}
          value={period}
          onChange={(event) => setPeriod(event.currentTarget.value as WindowName)}
        />
        <Button loading={logins.isFetching} onClick={() => void logins.refetch()}>
          {t('refresh')}
        </Button>
        <CsvButton filter={filter} />
      </div>
      <LoadFailure title={t('loginsFailed')} query={logins} />
      {logins.isPending ? <Skeleton label={t('loading')} lines={5} /> : <Sessions key={`${role}:${period}`} sessions={logins.error ? [] : logins.data} />}
    </Panel>
  );
}

function CsvButton({ filter }: { filter: LoginFilter }) {
  const t = useManageTexts();
  const notices = useNotices();
  const errorText = useErrorText();
  const fetching = useMutation({
    mutationFn: () => downloadLogins(filter),
    onSuccess: ({ blob }) => save({ blob, fileName: `login-summary-${filter.role}.csv` }),
    onError: (error) => notices.error(`${t('csvFailed')} ${errorText(error, '')}`.trim()),
  });
  return (
    <Button icon={<DownloadIcon size={16} aria-hidden />} loading={fetching.isPending} onClick={() => fetching.mutate()}>
      {t('downloadCsv')}
    </Button>
  );
}

/** The newest sessions, or all of them page by page. */
function Sessions({ sessions }: { sessions: readonly LoginSession[] }) {
  const t = useManageTexts();
  const roleText = useRoleText();
  const [isAll, setIsAll] = useState(false);
  const { shown, page, pages, setPage } = usePages(sessions, 100);
  if (sessions.length === 0) return <p className={layout.soft}>{t('loginsNone')}</p>;
  const hasMore = sessions.length > FIRST_ROWS;
  return (
    <>
      <DataTable
        caption={t('logins')}
        rows={isAll ? shown : sessions.slice(0, FIRST_ROWS)}
        keyOf={({ email, startAt }) => `${email} ${startAt}`}
        columns={[
          { key: 'email', head: t('email'), isAddress: true },
          { key: 'role', head: t('role') },
          { key: 'start', head: t('start') },
          { key: 'lastSeen', head: t('lastSeen') },
          { key: 'duration', head: t('duration'), isNumber: true },
        ]}
      >
        {(session) => ({
          email: session.email,
          role: roleText(session.role),
          start: <DateText value={session.startAt} />,
          lastSeen: <DateText value={session.lastSeen} />,
          duration: minutesOf(session),
        })}
      </DataTable>
      {hasMore && (
        <div className={layout.foot}>
          <Button size="sm" variant="quiet" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {t(isAll ? 'showLess' : 'showAll')}
          </Button>
          {isAll && <Pager label={t('logins')} page={page} pages={pages} onChange={setPage} />}
          <span className={layout.soft}>{t('sessionsCount', { count: sessions.length })}</span>
        </div>
      )}
    </>
  );
}
