import { Button, Card, Select } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { Filter } from '../../api.js';
import { usePracticeTexts } from '../../locales/use-practice-texts.js';
import styles from './language-filter.module.css';

interface LanguageFilterProps {
  /** What the list shows now. */
  filter: Filter;
  loading: boolean;
  onShow(filter: Filter): void;
}

/** Chooses the language of the source texts; the list follows the button, so that a choice can be changed before anything moves. */
export function LanguageFilter({ filter, loading, onShow }: LanguageFilterProps) {
  const t = usePracticeTexts();
  const [choice, setChoice] = useState<Filter>(filter);
  const options = [
    { value: '', label: t('allLanguages') },
    { value: 'English', label: t('english') },
    { value: 'Chinese', label: t('chinese') },
  ];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onShow(choice);
  };
  return (
    <Card component="form" className={styles.filter} onSubmit={submit}>
      <h2 className={styles.title}>{t('filterTitle')}</h2>
      <div className={styles.row}>
        <Select label={t('filterLabel')} data={options} value={choice} onChange={(event) => setChoice(event.currentTarget.value as Filter)} />
        <Button type="submit" loading={loading}>
          {loading ? t('loading') : t('show')}
        </Button>
      </div>
    </Card>
  );
}
