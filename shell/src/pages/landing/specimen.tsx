import { SourceText } from '@transcreate/ui/base';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import styles from './specimen.module.css';

/** What the product is about, shown instead of told: a pun, and what became of it in the other language. */
export function Specimen() {
  const t = useShellTexts();
  return (
    <figure className={styles.specimen} aria-label={t('landing.specimen')}>
      <div className={styles.side}>
        <span className={styles.language}>{t('landing.english')}</span>
        <SourceText language="en" size="lg">
          Seven days without a pun makes one <em>weak</em>.
        </SourceText>
      </div>
      <div className={styles.side}>
        <span className={styles.language}>{t('landing.chinese')}</span>
        <SourceText language="zh-Hans" size="lg">
          <span className={styles.clause}>
            一<em>周</em>不玩梗，
          </span>
          <wbr />
          <span className={styles.clause}>
            <em>周</em>身没劲。
          </span>
        </SourceText>
      </div>
      <figcaption className={styles.note}>{t('landing.specimenNote')}</figcaption>
    </figure>
  );
}
