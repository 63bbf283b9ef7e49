import { Seal } from '@transcreate/ui/base';
import { Link } from '@transcreate/web-kit';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './brand.module.css';

/** The seal and the name; leads to the landing page. */
export function Brand() {
  const t = useShellTexts();
  return (
    <Link to="/" className={styles.brand}>
      <Seal size={30} />
      <span className={styles.name} translate="no">
        {t('brand')}
      </span>
    </Link>
  );
}
