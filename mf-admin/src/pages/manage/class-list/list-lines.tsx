import type { ClassListLine, ClassListResult } from '@transcreate/contracts';
import { Badge, Select } from '@transcreate/web-kit/parts';
import type { Tone } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { DataTable } from '../parts/data-table.js';
import layout from '../parts/layout.module.css';
import { Pager, usePages } from '../parts/pager.js';
import { useRoleText } from '../parts/use-role-text.js';

const ACTIONS = ['create', 'update', 'unchanged', 'refused'] as const;
const TONES: Record<ClassListLine['action'], Tone> = { create: 'jade', update: 'indigo', unchanged: 'neutral', refused: 'danger' };
/** Lines on a page. */
const SIZE = 25;

interface ListLinesProps {
  result: ClassListResult;
  /** It has happened already. */
  isDone: boolean;
}

/** A class list line by line: what would happen, or has happened, and why a line is refused. */
export function ListLines({ result: { lines, counts }, isDone }: ListLinesProps) {
  const t = useManageTexts();
  const roleText = useRoleText();
  const [wanted, setWanted] = useState<ClassListLine['action'] | 'all'>('all');
  const { shown, page, pages, setPage } = usePages(lines.filter(({ action }) => wanted === 'all' || action === wanted), SIZE);
  const actionText = (action: ClassListLine['action']) => t(isDone ? `${action}Done` : action);
  const choices = [
    { value: 'all', label: t('allLines', { count: lines.length }) },
    ...ACTIONS.map((action) => ({ value: action, label: `${actionText(action)} (${counts[action]})` })),
  ];
  return (
    <>
      <div className={layout.bar}>
        <Select
          label={t('lines')}
          data={choices}
          value={wanted}
          onChange={(event) => {
            setWanted(event.currentTarget.value as typeof wanted);
            setPage(1);
          }}
        />
      </div>
      {shown.length > 0 && (
        <DataTable
          caption={t('lines')}
          rows={shown}
          keyOf={({ line }) => String(line)}
          columns={[
            { key: 'line', head: t('line'), isNumber: true },
            { key: 'action', head: t('action') },
            { key: 'email', head: t('email'), isAddress: true },
            { key: 'name', head: t('name') },
            { key: 'role', head: t('role') },
            { key: 'why', head: t('why') },
          ]}
        >
          {(line) => ({
            line: line.line,
            action: <Badge tone={TONES[line.action]}>{actionText(line.action)}</Badge>,
            email: line.email,
            name: nameOf(line),
            role: line.role && roleText(line.role),
            why: <Why line={line} />,
          })}
        </DataTable>
      )}
      <Pager label={t('lines')} page={page} pages={pages} onChange={setPage} />
    </>
  );
}

const nameOf = ({ name, displayName }: ClassListLine) => (displayName === '' || displayName === name ? name : `${name} (${displayName})`);

/** Why a line is refused, or what it changes. */
function Why({ line: { problem, firstLine, changes } }: { line: ClassListLine }) {
  const t = useManageTexts();
  if (problem) return t(problem, { line: firstLine ?? 0 });
  if (!changes?.length) return null;
  return t('changes', { what: changes.map((change) => t(change)).join(', ') });
}
