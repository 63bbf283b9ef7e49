import { Card, Checkbox, Select } from '@transcreate/web-kit/parts';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import { CATEGORIES, SORTS, WEEKS } from './arrangement.js';
import type { Sort, View } from './arrangement.js';
import styles from './filters.module.css';

interface FiltersProps {
  view: View;
  onChange(change: Partial<View>): void;
}

/** Which source texts are shown, and in which order. */
export function Filters({ view, onChange }: FiltersProps) {
  const t = useVotesTexts();
  const categories = [{ value: 'all', label: t('allCategories') }, ...CATEGORIES.map((each) => ({ value: each, label: t(`category.${each}`) }))];
  const weeks = [{ value: 'all', label: t('allWeeks') }, ...WEEKS.map((week) => ({ value: String(week), label: t('weekN', { week }) }))];
  const sorts = SORTS.map((each) => ({ value: each, label: t(`sort.${each}`) }));
  return (
    <Card component="section" className={styles.filters} aria-label={t('filters')}>
      <Select
        label={t('category')}
        data={categories}
        value={view.category}
        onChange={(event) => onChange({ category: event.currentTarget.value as View['category'] })}
      />
      <Select
        label={t('week')}
        data={weeks}
        value={String(view.week)}
        onChange={(event) => onChange({ week: event.currentTarget.value === 'all' ? 'all' : Number(event.currentTarget.value) })}
      />
      <Select label={t('sortBy')} data={sorts} value={view.sort} onChange={(event) => onChange({ sort: event.currentTarget.value as Sort })} />
      <Checkbox
        className={styles.unvoted}
        label={t('unvoted')}
        checked={view.unvoted}
        onChange={(event) => onChange({ unvoted: event.currentTarget.checked })}
      />
    </Card>
  );
}
