import type { CourseKind, TutorialTask, WeeklyPracticeRow } from '@transcreate/contracts';
import { DeleteText, MoveButtons, TextDialog } from '@transcreate/web-kit/course';
import {
  Badge, Button, EmptyState, ImageIcon, isImageOnly, LoadFailure, PlusIcon, Skeleton, Tabs, tagIn, tagOf, toolsOf, WeekIcon, WEEKS,
} from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { DataTable } from '../parts/data-table.js';
import layout from '../parts/layout.module.css';
import { Panel } from '../parts/panel.js';
import { DeleteButton, EditButton } from '../parts/row-buttons.js';
import { useAllTexts } from '../queries.js';

type Row = TutorialTask | WeeklyPracticeRow;

const WORDS = {
  tutorial: { panel: 'tutorial', title: 'tutorialManagement', add: 'addTask', none: 'tasksNone', failed: 'tasksFailed' },
  'weekly-practice': { panel: 'weekly', title: 'weeklyManagement', add: 'addPractice', none: 'practiceNone', failed: 'practiceFailed' },
} as const;

/** A kind of course work, week by week. */
export function CoursePanel({ kind }: { kind: CourseKind }) {
  const t = useManageTexts();
  const { panel, title } = WORDS[kind];
  return (
    <Panel name={panel} title={t(title)}>
      <Weeks kind={kind} />
    </Panel>
  );
}

function Weeks({ kind }: { kind: CourseKind }) {
  const t = useManageTexts();
  const texts = useAllTexts(kind);
  const [week, setWeek] = useState<number>(1);
  const rowsOf = (wanted: number) => texts.data?.filter(({ weekNumber }) => weekNumber === wanted) ?? [];
  const tabs = WEEKS.map((each) => ({
    value: String(each),
    label: texts.data ? t('weekCount', { week: each, count: rowsOf(each).filter(isText).length }) : t('weekNumber', { week: each }),
  }));
  return (
    <>
      <LoadFailure title={t(WORDS[kind].failed)} query={texts} />
      <Tabs label={t(WORDS[kind].title)} value={String(week)} onChange={(next) => setWeek(Number(next))} tabs={tabs}>
        {texts.isPending ? <Skeleton label={t('loading')} lines={5} /> : <Week key={week} kind={kind} week={week} rows={rowsOf(week)} />}
      </Tabs>
    </>
  );
}

/** Whether a row is a text, and not the placeholder of a week that has a brief alone. */
const isText = ({ _id }: Row) => !_id.startsWith('wb-');

interface WeekProps {
  kind: CourseKind;
  week: number;
  rows: readonly Row[];
}

function Week({ kind, week, rows }: WeekProps) {
  const t = useManageTexts();
  const [adding, setAdding] = useState<'text' | 'image' | null>(null);
  const [open, setOpen] = useState<{ id: string; dialog: 'edit' | 'delete' } | null>(null);
  const opened = rows.find(({ _id }) => _id === open?.id);
  const close = () => setOpen(null);
  const count = rows.filter(isText).length;
  return (
    <div className={layout.form}>
      <div className={layout.buttons}>
        <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={() => setAdding('text')}>
          {t(WORDS[kind].add)}
        </Button>
        {toolsOf(kind, week).addImage && (
          <Button icon={<ImageIcon size={16} aria-hidden />} onClick={() => setAdding('image')}>
            {t('addImage')}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={<WeekIcon size={28} aria-hidden />} title={t(WORDS[kind].none)}>
          {t('weekEmpty', { week })}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('weekNumber', { week })}
          rows={rows}
          keyOf={({ _id }) => _id}
          columns={[
            { key: 'title', head: t('titleHead') },
            { key: 'facts', head: t('facts') },
            { key: 'tools', head: t('tools'), hasHiddenHead: true },
          ]}
        >
          {(row) => ({
            title: <Title row={row} />,
            facts: <Facts row={row} />,
            tools: <Tools row={row} number={rows.indexOf(row) + 1} count={count} onOpen={(dialog) => setOpen({ id: row._id, dialog })} />,
          })}
        </DataTable>
      )}
      {adding && <TextDialog kind={kind} week={week} count={count} wantsImage={adding === 'image'} onClose={() => setAdding(null)} />}
      {opened && open?.dialog === 'edit' && <TextDialog kind={kind} week={week} text={opened} count={count} onClose={close} />}
      {opened && open?.dialog === 'delete' && <DeleteText text={opened} onClose={close} />}
    </div>
  );
}

function Title({ row }: { row: Row }) {
  const t = useManageTexts();
  const { title, content, sourceLanguage } = row;
  if (!isText(row)) return t('briefOnly');
  return (
    <span className={layout.name}>
      <span lang={tagIn(title)}>{title}</span>
      {!isImageOnly(row) && (
        <span className={layout.snippet} lang={tagOf(sourceLanguage)}>
          {content}
        </span>
      )}
    </span>
  );
}

function Facts({ row }: { row: Row }) {
  const t = useManageTexts();
  if (!isText(row)) return <Badge>{t('placeholder')}</Badge>;
  const { imageUrl, imageSize, imageAlignment, difficulty } = row;
  return (
    <span className={layout.rowButtons}>
      <Badge>{t(difficulty)}</Badge>
      {imageUrl !== '' && (
        <Badge icon={<ImageIcon size={14} aria-hidden />}>{t('picture', { size: imageSize, alignment: t(imageAlignment) })}</Badge>
      )}
    </span>
  );
}

interface ToolsProps {
  row: Row;
  /** 1-based place in its week. */
  number: number;
  count: number;
  onOpen(dialog: 'edit' | 'delete'): void;
}

function Tools({ row, number, count, onOpen }: ToolsProps) {
  const t = useManageTexts();
  const { category, weekNumber, title } = row;
  if (!isText(row)) return <span className={layout.soft}>{t('placeholderStays')}</span>;
  return (
    <span className={layout.rowButtons} role="group" aria-label={t('toolsFor', { name: title })}>
      {toolsOf(category, weekNumber).reorder && <MoveButtons text={row} number={number} count={count} />}
      <EditButton name={title} onClick={() => onOpen('edit')} />
      <DeleteButton name={title} onClick={() => onOpen('delete')} />
    </span>
  );
}
