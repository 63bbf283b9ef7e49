import { LIMITS } from '@transcreate/contracts/browser';
import { Badge, Button, Card, ErrorNotice, LoadFailure, Skeleton, SourceText } from '@transcreate/web-kit/parts';
import { useId } from 'react';
import type { MachineText, Translator } from '../../api.js';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import { CopyButton } from '../../parts/copy-button.js';
import { LanguageChoice } from '../../parts/language-choice.js';
import { SourceField } from '../../parts/source-field.js';
import styles from '../../parts/tool.module.css';
import { tagOfTool, useLanguages } from '../../parts/use-languages.js';
import { useSource } from '../../parts/use-source.js';
import { useTranslate, useTranslators } from '../../queries.js';

/** What two translation machines make of a text, side by side. */
export function MtTool() {
  const t = useToolkitTexts();
  const languages = useLanguages('mt');
  const { draft, problem, send } = useSource('mt', LIMITS.translation);
  const translators = useTranslators();
  const { from, to } = languages;
  const give = (work: (text: MachineText) => void) => send((text) => work({ text, source: tagOfTool(from), target: tagOfTool(to) }));
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>{t('mtText')}</p>
      <LanguageChoice languages={languages} />
      <SourceField draft={draft} language={tagOfTool(from)} problem={problem} />
      <LoadFailure title={t('mtLoadFailed')} query={translators} />
      {translators.isPending && <Skeleton label={t('loading')} lines={3} />}
      <div className={styles.columns}>
        {translators.data?.map((translator) => <Machine key={translator.id} translator={translator} language={tagOfTool(to)} give={give} />)}
      </div>
    </div>
  );
}

interface MachineProps {
  translator: Translator;
  /** What is translated into. */
  language: 'en' | 'zh-Hans';
  /** Hands over the text, if there is one that can be sent. */
  give(work: (text: MachineText) => void): void;
}

/** One machine: whether it can be asked, and what it answered. What comes back is shown as text, whatever it looks like. */
function Machine({ translator: { id, name, available }, language, give }: MachineProps) {
  const t = useToolkitTexts();
  const reason = useId();
  const translation = useTranslate(id);
  const ask = () => give((text) => translation.mutate(text));
  return (
    <Card component="section" className={styles.result} aria-label={name}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {!available && <Badge tone="amber">{t('notAvailable')}</Badge>}
      </div>
      <div className={styles.row}>
        <Button
          aria-label={t('translateWith', { name })}
          aria-describedby={available ? undefined : reason}
          disabled={!available}
          loading={translation.isPending}
          onClick={ask}
        >
          {translation.isPending ? t('translating') : t('translate')}
        </Button>
        {translation.data !== undefined && <CopyButton text={translation.data} />}
      </div>
      {!available && (
        <p id={reason} className={styles.soft}>
          {t('notAvailableHint')}
        </p>
      )}
      {translation.isError && <ErrorNotice title={t('mtFailed')} retryLabel={t('tryAgain')} onRetry={ask} retrying={translation.isPending} />}
      <div role="status">
        {translation.data !== undefined && <SourceText language={language}>{translation.data}</SourceText>}
        {available && translation.isIdle && <p className={styles.soft}>{t('mtEmpty')}</p>}
      </div>
    </Card>
  );
}
