import type { SourceLanguage } from '@transcreate/contracts';
import { PageHeading, usePageTitle, useSearchParams } from '@transcreate/web-kit';
import type { Filter } from '../../api.js';
import { usePracticeTexts } from '../../locales/use-practice-texts.js';
import { ExampleList } from './example-list.js';
import { LanguageFilter } from './language-filter.js';
import styles from './search-page.module.css';
import { useExamples } from '../../queries.js';

/** The address keeps the filter, so that a reload and the way back show the same list. */
const FILTER = 'language';
const isLanguage = (value: string | null): value is SourceLanguage => value === 'English' || value === 'Chinese';

/** The practice examples: all of them on arrival, those of one language on demand, and a transcreation for each. */
export function SearchPage() {
  const t = usePracticeTexts();
  usePageTitle(t('title'));
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(FILTER);
  const filter: Filter = isLanguage(value) ? value : '';
  const examples = useExamples(filter);

  const show = (next: Filter) => {
    if (next === filter) void examples.refetch();
    else setParameters(next === '' ? {} : { [FILTER]: next });
  };

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <PageHeading>{t('title')}</PageHeading>
        <p className={styles.subtitle}>{t('subtitle')}</p>
      </header>
      <LanguageFilter key={filter} filter={filter} loading={examples.isFetching} onShow={show} />
      <ExampleList examples={examples} filter={filter} onShow={show} />
    </div>
  );
}
