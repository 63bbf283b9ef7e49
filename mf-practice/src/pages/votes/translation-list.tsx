import type { Rank, Voteable } from '@transcreate/contracts';
import { useSession } from '@transcreate/web-kit';
import { LoginPrompt, SearchIcon, tagOf, targetOf, TextInput, VisuallyHidden } from '@transcreate/web-kit/parts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import { isFound, sortedTranslations } from './arrangement.js';
import type { Sort } from './arrangement.js';
import { hindranceOf, holdersOf, isAvailable, ownGroupsOf, RANKS } from './ballot.js';
import type { Translation } from './ballot.js';
import type { Command } from './key-command.js';
import { useVote } from './queries.js';
import { rankName } from './rank-name.js';
import { focusedTranslation, moveFocus } from './translation-focus.js';
import { TranslationItem } from './translation-item.js';
import type { VotingState } from './voting-state.js';
import styles from './translation-list.module.css';
import { useKeys } from './use-keys.js';
import { useSteadyOrder } from './use-steady-order.js';

interface TranslationListProps {
  voteable: Voteable;
  sort: Sort;
  keysAreOn: boolean;
}

/** The translations of an example, to search in and to rank. */
export function TranslationList({ voteable: { example, translations }, sort, keysAreOn }: TranslationListProps) {
  const t = useVotesTexts();
  const { isLoggedIn } = useSession();
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const inOrder = useSteadyOrder(translations, sort, (items) => sortedTranslations(items, sort), idOf);
  const found = inOrder.filter((each) => isFound(each, deferredQuery));
  // A thousand translations take a moment, so those in sight come first.
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? found : found.slice(0, FIRST);
  const voting = useVoting(example.id, translations, isLoggedIn, keysAreOn);
  const ownGroups = useMemo(() => ownGroupsOf(translations), [translations]);
  const language = tagOf(targetOf(example.language));
  return (
    <div className={styles.translations}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<SearchIcon size={18} aria-hidden />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {isLoggedIn ? (
        <p className={styles.instructions}>
          {t('instructions')} {t('instructionsChange')}
        </p>
      ) : (
        <LoginPrompt>{t('loginText')}</LoginPrompt>
      )}
      <VisuallyHidden>
        <span role="status">{voting.said}</span>
      </VisuallyHidden>
      {found.length === 0 && <p className={styles.none}>{t('noTranslations')}</p>}
      <ul className={styles.list}>
        {shown.map((each, place) => (
          <TranslationItem
            key={each.id}
            translation={each}
            number={place + 1}
            language={language}
            hindrance={hindranceOf(each, ownGroups)}
            t={t}
            {...voting.stateOf(each)}
            onChoose={voting.choose}
            onDismiss={voting.dismiss}
          />
        ))}
      </ul>
    </div>
  );
}

const idOf = ({ id }: Translation) => id;

/** How many translations are drawn at once when an example is opened; more than a window holds. */
const FIRST = 20;

/** What can be done with each translation at the moment, by button and by key. */
function useVoting(exampleId: string, translations: readonly Translation[], canVote: boolean, keysAreOn: boolean) {
  const t = useVotesTexts();
  const vote = useVote(exampleId);
  const { choose: cast, reset } = vote;
  /** Somebody pressed the key of a rank that another translation holds. */
  const [missed, setMissed] = useState<{ id: string; rank: Rank } | null>(null);
  const holders = useMemo(() => holdersOf(translations), [translations]);
  const { variables: ballot, isPending } = vote;
  const ranks = useMemo(() => ({ holders, isBusy: isPending }), [holders, isPending]);
  // What a vote changes in all the others may come a moment after what it changes in its own; nothing is sent that the ranks forbid.
  const ranksOfOthers = useDeferredValue(ranks);

  const choose = useCallback(
    (id: string, rank: Rank) => {
      setMissed(null);
      cast(id, rank);
    },
    [cast],
  );

  useKeys(keysAreOn, (command: Command) => {
    if (command.kind === 'move') return moveFocus(command.by);
    if (command.kind !== 'rank' || !canVote) return false;
    const focused = focusedTranslation();
    const translation = translations.find(({ id }) => id === focused?.id);
    if (!focused || !translation || hindranceOf(translation, ownGroupsOf(translations)) !== undefined) return false;
    // The other buttons are disabled while a vote is under way, and the focus must not go with one of them.
    focused.element.focus();
    if (isAvailable(command.rank, translation.id, holders)) choose(translation.id, command.rank);
    else setMissed({ id: translation.id, rank: command.rank });
    return true;
  });

  const stateOf = ({ id }: Translation): VotingState => {
    const isItsVote = ballot?.id === id;
    const known = isItsVote ? ranks : ranksOfOthers;
    return {
      canVote,
      taken: RANKS.filter((rank) => !isAvailable(rank, id, known.holders)).join(''),
      isBusy: known.isBusy,
      pending: isPending && isItsVote ? ballot.chosen : null,
      refusal: isItsVote ? vote.error : null,
      missed: missed?.id === id ? missed.rank : null,
    };
  };

  return { choose, stateOf, dismiss: reset, said: said() };

  /** What the last vote came to; a refusal is said beside its translation. */
  function said(): string {
    if (!ballot || vote.isError) return '';
    return ballot.rank === null ? t('takenBack') : t('given', { rank: rankName(t, ballot.rank) });
  }
}
