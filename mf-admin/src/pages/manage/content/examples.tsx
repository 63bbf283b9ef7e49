import type { PracticeExample } from '@transcreate/contracts';
import { CloseWithWork } from '@transcreate/web-kit/course';
import { Badge, Button, LoadFailure, PlusIcon, Select, Skeleton, tagIn, tagOf, TextInput } from '@transcreate/web-kit/parts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { DataTable } from '../parts/data-table.js';
import layout from '../parts/layout.module.css';
import { ListFoot, usePages } from '../parts/pager.js';
import { DeleteButton, EditButton } from '../parts/row-buttons.js';
import { useExampleChanges, useExamples } from '../queries.js';
import { ExampleDialog } from './example-dialog.js';
import { foundExamples } from './found-examples.js';

/** Examples on a page. */
const SIZE = 8;

/** The practice examples with all that an admin writes of them. */
export function Examples() {
  const t = useManageTexts();
  const examples = useExamples();
  const [isAdding, setIsAdding] = useState(false);
  const [words, setWords] = useState('');
  const [language, setLanguage] = useState('');
  const wanted = useDeferredValue(words);
  const found = useMemo(() => foundExamples(examples.data ?? [], wanted, language), [examples.data, wanted, language]);
  const { shown, page, pages, setPage } = usePages(found, SIZE);
  return (
    <section className={layout.section} aria-labelledby="manage-examples">
      <div className={layout.foot}>
        <h3 id="manage-examples">{t('examples')}</h3>
        <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
          {t('addExample')}
        </Button>
      </div>
      <div className={layout.bar} role="search" aria-label={t('examples')}>
        <TextInput
          type="search"
          className={layout.grow}
          label={t('exampleSearch')}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setPage(1);
          }}
        />
        <Select
          label={t('language')}
          data={[
            { value: '', label: t('allLanguages') },
            { value: 'English', label: t('english') },
            { value: 'Chinese', label: t('chinese') },
          ]}
          value={language}
          onChange={(event) => {
            setLanguage(event.currentTarget.value);
            setPage(1);
          }}
        />
      </div>
      <LoadFailure title={t('examplesFailed')} query={examples} />
      {examples.isPending && <Skeleton label={t('loading')} lines={6} />}
      {examples.data && found.length === 0 && <p className={layout.soft}>{t(examples.data.length === 0 ? 'examplesEmpty' : 'examplesNone')}</p>}
      {found.length > 0 && <ExampleTable examples={shown} />}
      {examples.data && (
        <ListFoot label={t('examples')} page={page} pages={pages} count={t('examplesCount', { count: found.length })} onChange={setPage} />
      )}
      {isAdding && <ExampleDialog onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function ExampleTable({ examples }: { examples: readonly PracticeExample[] }) {
  const t = useManageTexts();
  const [open, setOpen] = useState<{ id: string; dialog: 'edit' | 'delete' } | null>(null);
  const opened = examples.find(({ _id }) => _id === open?.id);
  const close = () => setOpen(null);
  return (
    <>
      <DataTable
        caption={t('examples')}
        rows={examples}
        keyOf={({ _id }) => _id}
        columns={[
          { key: 'title', head: t('titleHead') },
          { key: 'week', head: t('week'), isNumber: true },
          { key: 'difficulty', head: t('difficulty') },
          { key: 'guidance', head: t('guidance') },
          { key: 'tools', head: t('tools'), hasHiddenHead: true },
        ]}
      >
        {(example) => ({
          title: <Title example={example} />,
          week: example.weekNumber,
          difficulty: t(example.difficulty),
          guidance: <Guidance example={example} />,
          tools: <Tools title={example.title} onOpen={(dialog) => setOpen({ id: example._id, dialog })} />,
        })}
      </DataTable>
      {opened && open?.dialog === 'edit' && <ExampleDialog example={opened} onClose={close} />}
      {opened && open?.dialog === 'delete' && <DeleteExample example={opened} onClose={close} />}
    </>
  );
}

function Title({ example: { title, content, sourceLanguage } }: { example: PracticeExample }) {
  return (
    <span className={layout.name}>
      <span lang={tagIn(title)}>{title}</span>
      <span className={layout.snippet} lang={tagOf(sourceLanguage)}>
        {content}
      </span>
    </span>
  );
}

/** What of the guidance is written, and what is missing still. */
function Guidance({ example: { culturalNotes, referenceExamples, technique } }: { example: PracticeExample }) {
  const t = useManageTexts();
  const isBare = culturalNotes.length === 0 && referenceExamples.length === 0;
  const count = t('guidanceCount', { notes: culturalNotes.length, references: referenceExamples.length });
  return (
    <span className={layout.name}>
      {technique !== '' && <span lang={tagIn(technique)}>{technique}</span>}
      {isBare ? <Badge tone="amber">{t('guidanceNone')}</Badge> : <span className={layout.soft}>{count}</span>}
    </span>
  );
}

function Tools({ title, onOpen }: { title: string; onOpen(dialog: 'edit' | 'delete'): void }) {
  return (
    <span className={layout.rowButtons}>
      <EditButton name={title} onClick={() => onOpen('edit')} />
      <DeleteButton name={title} onClick={() => onOpen('delete')} />
    </span>
  );
}

function DeleteExample({ example: { _id, title }, onClose }: { example: PracticeExample; onClose(): void }) {
  const t = useManageTexts();
  const { remove } = useExampleChanges();
  return (
    <CloseWithWork
      question={t('deleteExampleAsk')}
      title={title}
      failure={t('exampleDeleteFailed')}
      work={remove}
      onDelete={(force, onSuccess) => remove.mutate({ id: _id, force }, { onSuccess })}
      onClose={onClose}
    />
  );
}
