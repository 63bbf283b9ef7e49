import { Link, useSearchParams } from '@transcreate/web-kit';
import { Button, Card, EmptyState, PenIcon, SearchIcon, Select, WEEKS } from '@transcreate/web-kit/parts';
import { useDeferredValue } from 'react';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { SubtitleCard } from './subtitle-card.js';
import { WorkCard } from './work-card.js';
import styles from './work-list.module.css';
import { chosen, keyOf, KINDS, type Choice, type Work } from './works.js';

/** How many works stand there at once; the others follow a moment later without holding up the first. */
const AT_ONCE = 4;

/** The works, with a choice of kind and week that the address keeps; or why there are none. */
export function WorkList({ works }: { works: readonly Work[] }) {
  const t = useTaskTexts();
  const [choice, choose] = useChoice();
  const found = chosen(works, choice);
  const isWhole = useDeferredValue(true, false);
  if (works.length === 0) return <Nothing />;
  return (
    <section className={styles.list} aria-labelledby="works">
      <Filters choice={choice} onChange={choose} />
      <h2 id="works" className={styles.title}>
        {countText(found)}
      </h2>
      {found.length === 0 && (
        <EmptyState
          icon={<SearchIcon size={28} aria-hidden />}
          title={t('worksNoneHere')}
          action={<Button onClick={() => choose({})}>{t('worksShowAll')}</Button>}
        />
      )}
      {(isWhole ? found : found.slice(0, AT_ONCE)).map((work) =>
        'text' in work ? <WorkCard key={keyOf(work)} work={work} /> : <SubtitleCard key={keyOf(work)} work={work} />,
      )}
    </section>
  );

  function countText(shown: readonly Work[]): string {
    const count = shown.filter((work) => 'text' in work).length;
    if (count === shown.length) return t('works', { count });
    return count === 0 ? t('subtitleTask') : t('worksAndSubtitles', { count });
  }
}

function Nothing() {
  const t = useTaskTexts();
  const start = (
    <Button component={Link} to="/weekly-practice">
      {t('weeklyTitle')}
    </Button>
  );
  return (
    <EmptyState icon={<PenIcon size={28} aria-hidden />} title={t('worksNone')} action={start}>
      {t('worksNoneText')}
    </EmptyState>
  );
}

function Filters({ choice, onChange }: { choice: Choice; onChange(choice: Choice): void }) {
  const t = useTaskTexts();
  const kinds = [{ value: '', label: t('allKinds') }, ...KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))];
  const weeks = [{ value: '', label: t('allWeeks') }, ...WEEKS.map((week) => ({ value: String(week), label: t('week', { week }) }))];
  return (
    <Card component="section" className={styles.filters} aria-label={t('filters')}>
      <Select
        label={t('kindLabel')}
        data={kinds}
        value={choice.kind ?? ''}
        onChange={(event) => onChange({ ...choice, kind: kindOf(event.currentTarget.value) })}
      />
      <Select
        label={t('weekLabel')}
        data={weeks}
        value={String(choice.week ?? '')}
        onChange={(event) => onChange({ ...choice, week: weekOf(event.currentTarget.value) })}
      />
    </Card>
  );
}

/** The choice stands in the address, so that a reload and the way back show the same list. */
function useChoice(): [Choice, (next: Choice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = ({ kind, week }: Choice) =>
    setParameters({ ...(kind && { kind }), ...(week !== undefined && { week: String(week) }) }, { replace: true });
  return [{ kind: kindOf(parameters.get('kind')), week: weekOf(parameters.get('week')) }, choose];
}

const kindOf = (value: string | null) => KINDS.find((kind) => kind === value);
const weekOf = (value: string | null) => WEEKS.find((week) => String(week) === value);
