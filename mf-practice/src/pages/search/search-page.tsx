import type { SourceLanguage } from '@transcreate/contracts';
import { useSearchParams } from '@transcreate/web-kit';
import { PageFrame } from '@transcreate/web-kit/parts';
import type { Filter } from '../../api.js';
import { usePracticeTexts } from '../../locales/use-practice-texts.js';
import { ExampleList } from './example-list.js';
import { LanguageFilter } from './language-filter.js';
import { useExamples } from '../../queries.js';

/** The address keeps the filter, so that a reload and the way back show the same list. */
const FILTER = 'language';
const isLanguage = (value: string | null): value is SourceLanguage => value === 'English' || value === 'Chinese';

/** The practice examples: all of them on arrival, those of one language on demand, and a transcreation for each. */
export function SearchPage() {
  const t = usePracticeTexts();
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(FILTER);
  const filter: Filter = isLanguage(value) ? value : '';
  const examples = useExamples(filter);

  const show = (next: Filter) => {
    if (next === filter) void examples.refetch();
    else setParameters(next === '' ? {} : { [FILTER]: next });
  };

  return (
    <PageFrame title={t('title')} subtitle={t('subtitle')}>
      <LanguageFilter key={filter} filter={filter} loading={examples.isFetching} onShow={show} />
      <ExampleList examples={examples} filter={filter} onShow={show} />
    </PageFrame>
  );
}
