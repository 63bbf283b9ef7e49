import type { SubmissionStatus } from '@transcreate/contracts';
import { EmptyState, LoadFailure, PracticeIcon, Select, Skeleton, TextInput } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { ReviewFilter } from '../../../api/manage.js';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { ListFoot } from '../parts/pager.js';
import { Panel } from '../parts/panel.js';
import { useReview } from '../queries.js';
import { ALL, GROUPS, isNarrowed, KINDS, pagesOf, serverPageOf, shownOf, STATUSES, WEEKS } from './review-filter.js';
import type { Choices } from './review-filter.js';
import { ReviewList } from './review-list.js';
import { useSettled } from './use-settled.js';
import { useStatusText } from './use-status-text.js';

/** What the class has handed in, to be approved or rejected, one by one or several at once. */
export function ReviewPanel() {
  const t = useManageTexts();
  return (
    <Panel name="review" title={t('review')} hint={t('reviewHint')}>
      <Review />
    </Panel>
  );
}

function Review() {
  const t = useManageTexts();
  const [choices, setChoices] = useState<Choices>(ALL);
  const [page, setPage] = useState(1);
  const q = useSettled(choices.q.trim());
  const review = useReview({ ...choices, q, page: serverPageOf(page) });
  const change = (some: Partial<Choices>) => {
    setChoices((before) => ({ ...before, ...some }));
    setPage(1);
  };
  const { data } = review;
  // What was decided may have left the filter, and the last page with it.
  const last = data && !review.isPlaceholderData ? pagesOf(data.total) : page;
  if (page > last) setPage(last);
  return (
    <>
      <Filters choices={choices} onChange={change} />
      <LoadFailure title={t('reviewFailed')} query={review} />
      {review.isPending && <Skeleton label={t('loading')} lines={6} />}
      {data?.total === 0 && (
        <EmptyState icon={<PracticeIcon size={28} aria-hidden />} title={t(isNarrowed(choices) ? 'reviewNoMatch' : 'reviewNone')}>
          {isNarrowed(choices) ? undefined : t('reviewNoneText')}
        </EmptyState>
      )}
      {data && data.total > 0 && <ReviewList key={JSON.stringify([choices, page])} submissions={shownOf(data.submissions, page)} />}
      {data && data.total > 0 && (
        <ListFoot label={t('review')} page={page} pages={pagesOf(data.total)} count={t('submissionsCount', { count: data.total })} onChange={setPage} />
      )}
    </>
  );
}

function Filters({ choices, onChange }: { choices: Choices; onChange(some: Partial<Choices>): void }) {
  const t = useManageTexts();
  const statusText = useStatusText();
  const all = { value: 'all', label: t('all') };
  return (
    <div className={layout.filters} role="search" aria-label={t('review')}>
      <TextInput
        type="search"
        className={layout.whole}
        label={t('reviewSearch')}
        value={choices.q}
        maxLength={200}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
      />
      <Select
        label={t('status')}
        data={[all, ...STATUSES.map((value) => ({ value, label: statusText(value) }))]}
        value={choices.status}
        onChange={(event) => onChange({ status: event.currentTarget.value as SubmissionStatus | 'all' })}
      />
      <Select
        label={t('kind')}
        data={[all, ...KINDS.map((value) => ({ value, label: t(value) }))]}
        value={choices.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value as Choices['kind'] })}
      />
      <Select
        label={t('week')}
        data={[all, ...WEEKS.map((value) => ({ value, label: t('weekNumber', { week: value }) }))]}
        value={String(choices.week)}
        onChange={(event) => onChange({ week: event.currentTarget.value as ReviewFilter['week'] })}
      />
      <Select
        label={t('group')}
        data={[all, ...GROUPS.map((value) => ({ value, label: t('groupNumber', { group: value }) }))]}
        value={String(choices.group)}
        onChange={(event) => onChange({ group: event.currentTarget.value as ReviewFilter['group'] })}
      />
    </div>
  );
}
