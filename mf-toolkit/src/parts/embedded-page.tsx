import { useToolkitTexts } from '../locales/use-toolkit-texts.js';
import styles from './tool.module.css';

/** A page of somebody else's, within this one: it can't lead this page away or open dialogs over it. */
export function EmbeddedPage({ url, title }: { url: string; title: string }) {
  const t = useToolkitTexts();
  return (
    <div className={styles.result}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('openInNewTab')}
      </a>
      <iframe
        className={styles.frame}
        src={url}
        title={title}
        sandbox={sandboxOf(url)}
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}

/** A page from elsewhere keeps its own origin, without which it could not talk to its own server. One from here would get at this page with it. */
function sandboxOf(url: string): string {
  const isFromHere = new URL(url, window.location.href).origin === window.location.origin;
  return ['allow-scripts', 'allow-forms', 'allow-popups', ...(isFromHere ? [] : ['allow-same-origin'])].join(' ');
}
