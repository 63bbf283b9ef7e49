import { ArrowRightIcon, Button, ListIcon, CultureIcon, PenIcon, PracticeIcon, pressable } from '@transcreate/ui/base';
import { Link, PageHeading, usePageTitle, useSession } from '@transcreate/web-kit';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import { PlainHeader } from '../../frame/plain-header.js';
import { CONTENT_ID, SkipLink } from '../../frame/skip-link.js';
import { preloadInside } from '../../inside/preload.js';
import styles from './landing-page.module.css';
import { Specimen } from './specimen.js';

const FEATURES = [
  { key: 'practice', Icon: PracticeIcon },
  { key: 'submit', Icon: PenIcon },
  { key: 'voting', Icon: ListIcon },
  { key: 'guidance', Icon: CultureIcon },
] as const;

/** What this is, and the way in. */
export function LandingPage() {
  const t = useShellTexts();
  const { isLoggedIn } = useSession();
  usePageTitle(t('landing.title'));
  return (
    <>
      <SkipLink />
      <PlainHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <PageHeading className={styles.headline}>{t('landing.headline')}</PageHeading>
            <p className={styles.lead}>{t('landing.lead')}</p>
            <Button
              component={Link}
              {...pressable}
              to={isLoggedIn ? '/dashboard' : '/login'}
              variant="primary"
              size="lg"
              onPointerEnter={preloadInside}
              onFocus={preloadInside}
            >
              {isLoggedIn ? t('landing.continue') : t('landing.getStarted')}
              <ArrowRightIcon size={20} aria-hidden className={styles.arrow} />
            </Button>
          </div>
          <Specimen />
        </section>
        <section aria-labelledby="features">
          <h2 id="features" className={styles.featuresTitle}>
            {t('landing.features')}
          </h2>
          <ul className={styles.features}>
            {FEATURES.map(({ key, Icon }) => (
              <li key={key} className={styles.feature}>
                <Icon size={22} aria-hidden className={styles.sign} />
                <h3>{t(`landing.${key}.title`)}</h3>
                <p>{t(`landing.${key}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}
