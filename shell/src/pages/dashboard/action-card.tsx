import {
  Card, FeedbackIcon, PracticeIcon, Skeleton, SlidesIcon, ToolkitIcon, TutorialIcon, VotesIcon, WeekIcon, WorkIcon,
} from '@transcreate/ui/base';
import { Link } from '@transcreate/web-kit';
import type { Place } from '../../frame/places.js';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import styles from './action-card.module.css';

const ICONS = {
  practice: PracticeIcon,
  tutorialTasks: TutorialIcon,
  weeklyPractice: WeekIcon,
  votes: VotesIcon,
  myWork: WorkIcon,
  toolkit: ToolkitIcon,
  slides: SlidesIcon,
  feedback: FeedbackIcon,
};

export interface ActionCardProps {
  place: Place;
  /** What there is to do there by now. */
  figure?: string;
  /** The figure is on its way. */
  pending?: boolean;
}

/** The way to a place, with a sentence about it. The whole card can be clicked; its link carries the title alone. */
export function ActionCard({ place: { path, key }, figure, pending = false }: ActionCardProps) {
  const t = useShellTexts();
  const Icon = ICONS[key];
  return (
    <Card className={styles.card}>
      <Icon size={22} aria-hidden className={styles.sign} />
      <h3>
        <Link to={path} className={styles.link}>
          {t(`dashboard.${key}.title`)}
        </Link>
      </h3>
      <p className={styles.text}>{t(`dashboard.${key}.text`)}</p>
      {(figure !== undefined || pending) && <div className={styles.figure}>{figure ?? <Skeleton lines={1} />}</div>}
    </Card>
  );
}
