import { checkReading, READING_RULES } from '@transcreate/rules';
import type { Audience, ReadingCheck as Check, ReadingProblem } from '@transcreate/rules';
import { AlertIcon, CheckIcon, classNames, Select, VisuallyHidden } from '@transcreate/web-kit/parts';
import { useEffect, useState } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { inSeconds } from '../rules/segment.js';
import styles from './reading-check.module.css';

const RULES = READING_RULES.zh;
/** A screen reader hears what came of the typing once it has paused for this long, in milliseconds. */
const PAUSE = 1_000;

interface ReadingCheckProps {
  text: string;
  durationMs: number;
  audience: Audience;
  onAudience(audience: Audience): void;
}

/** Whether the text can be read in its time, live, and what would help. Advice: it stops nobody. */
export function ReadingCheck({ text, durationMs, audience, onAudience }: ReadingCheckProps) {
  const t = useSubtitleTexts();
  const problemText = useProblemText();
  const check = checkReading(text, durationMs, 'zh', audience);
  const advice = check.problems.map(problemText);
  const verdict = check.halves === 0 ? '' : advice.join(' ') || t('reads');
  return (
    <section className={styles.check} aria-label={t('check')}>
      <div className={styles.head}>
        <h4 className={styles.title}>{t('check')}</h4>
        <Select
          size="sm"
          aria-label={t('audience')}
          data={[
            { value: 'adults', label: t('adults') },
            { value: 'children', label: t('children') },
          ]}
          value={audience}
          onChange={(event) => onAudience(event.currentTarget.value === 'children' ? 'children' : 'adults')}
        />
      </div>
      {check.halves === 0 ? <p className={styles.none}>{t('checkEmpty')}</p> : <Measures check={check} durationMs={durationMs} audience={audience} />}
      {check.halves > 0 && <Verdict advice={advice} />}
      <Spoken text={verdict} />
      <p className={styles.source}>{t('checkText')}</p>
    </section>
  );
}

function Measures({ check, durationMs, audience }: { check: Check; durationMs: number; audience: Audience }) {
  const t = useSubtitleTexts();
  const codes = new Set(check.problems.map(({ code }) => code));
  const longLines = new Set(check.problems.flatMap((problem) => (problem.code === 'line_too_long' ? [problem.line] : [])));
  const isTimeWrong = codes.has('too_short') || codes.has('too_long');
  return (
    <dl className={styles.measures}>
      {check.lines.map((length, index) => ({ length, line: index + 1 })).map(({ length, line }) => (
        <div key={line} className={classNames((longLines.has(line) || line > RULES.lines) && styles.over)}>
          <dt>{t('checkLine', { line })}</dt>
          <dd>{t('checkLineOf', { length: inCharacters(length), limit: inCharacters(RULES.lineHalves) })}</dd>
        </div>
      ))}
      <div className={classNames(codes.has('too_fast') && styles.over)}>
        <dt>{t('checkSpeed')}</dt>
        <dd>{t('checkSpeedOf', { speed: check.perSecond.toFixed(1), limit: RULES.speed[audience] })}</dd>
      </div>
      <div className={classNames(isTimeWrong && styles.over)}>
        <dt>{t('checkTime')}</dt>
        <dd>{t('seconds', { seconds: inSeconds(durationMs) })}</dd>
      </div>
    </dl>
  );
}

function Verdict({ advice }: { advice: readonly string[] }) {
  const t = useSubtitleTexts();
  if (advice.length === 0) {
    return (
      <p className={styles.good}>
        <CheckIcon size={16} aria-hidden /> {t('reads')}
      </p>
    );
  }
  return (
    <ul className={styles.advice}>
      {advice.map((sentence) => (
        <li key={sentence}>
          <AlertIcon size={16} aria-hidden /> <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a screen reader is told, not after every letter. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}

/** Half characters as characters: '7', '7.5'. */
const inCharacters = (halves: number) => String(halves / 2);

function useProblemText(): (problem: ReadingProblem) => string {
  const t = useSubtitleTexts();
  return (problem) => {
    switch (problem.code) {
      case 'too_many_lines':
        return t('too_many_lines', { count: problem.over });
      case 'line_too_long':
        return t('line_too_long', { line: problem.line, over: inCharacters(problem.over) });
      case 'too_fast':
        return problem.longerBy === null
          ? t('too_fast_by_far', { over: inCharacters(problem.over) })
          : t('too_fast', { over: inCharacters(problem.over), ms: problem.longerBy });
      case 'too_short':
        return t('too_short', { ms: problem.longerBy });
      case 'too_long':
        return t('too_long', { ms: problem.shorterBy });
    }
  };
}
