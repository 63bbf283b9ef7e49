import type { Slide } from '@transcreate/contracts';
import { useErrorText, useLanguage, useNotices, useSession } from '@transcreate/web-kit';
import { Button, CrossIcon, DeleteDialog, DownIcon, FileIcon, Late, PenIcon, sizeText, SlidesIcon, tagIn, TrashIcon, UpIcon } from '@transcreate/web-kit/parts';
import { useId, useState } from 'react';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';
import { dayText } from './day-text.js';
import { DownloadLink } from './download-link.js';
import { useSlideChanges } from './queries.js';
import styles from './slide-item.module.css';

/** The viewer comes when somebody opens the first preview: it is larger than everything else on the page together. */
const loadPreview = async () => (await import('./pdf-preview.js')).PdfPreview;

interface SlideItemProps {
  slide: Slide;
  /** 1-based place in the list. */
  number: number;
  /** How many slides the list has. */
  count: number;
  onEdit(): void;
}

/** Slides by title and day, to read, to take home, and for admins to change. */
export function SlideItem({ slide, number, count, onEdit }: SlideItemProps) {
  const t = useSlidesTexts();
  const { language } = useLanguage();
  const { isAdmin } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const canPreview = slide.mediaType === 'application/pdf';
  return (
    <li className={styles.item}>
      <FileIcon size={20} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <h2 id={titleId} className={styles.title} lang={tagIn(slide.title)}>
          {slide.title}
        </h2>
        <p className={styles.facts}>
          <time dateTime={slide.date}>{dayText(slide.date, language)}</time>
          <span>{slide.file}</span>
          <span>{sizeText(slide.size, language)}</span>
        </p>
      </div>
      <div className={styles.actions}>
        {canPreview && (
          <Button
            size="sm"
            icon={isOpen ? <CrossIcon size={16} aria-hidden /> : <SlidesIcon size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-describedby={titleId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'previewClose' : 'preview')}
          </Button>
        )}
        <DownloadLink slide={slide} describedBy={titleId} />
        {isAdmin && <Tools slide={slide} number={number} count={count} titleId={titleId} onEdit={onEdit} />}
      </div>
      {isOpen && canPreview && (
        <div className={styles.preview}>
          <Late load={loadPreview} props={{ slide }} />
        </div>
      )}
    </li>
  );
}

/** What an admin does with slides. */
function Tools({ slide, number, count, titleId, onEdit }: SlideItemProps & { titleId: string }) {
  const t = useSlidesTexts();
  const notices = useNotices();
  const errorText = useErrorText();
  const { move, remove } = useSlideChanges();
  const [isAsking, setIsAsking] = useState(false);
  const to = (position: number) =>
    move.mutate(
      { id: slide._id, position },
      { onError: (error) => notices.error(`${t('moveFailed', { title: slide.title })} ${errorText(error, '')}`.trim()) },
    );
  const tool = (name: string, Icon: typeof UpIcon, props: { onClick(): void; disabled?: boolean }) => (
    <Button size="sm" variant="quiet" aria-label={name} title={name} aria-describedby={titleId} icon={<Icon size={16} aria-hidden />} {...props} />
  );
  return (
    <div className={styles.tools}>
      {tool(t('edit'), PenIcon, { onClick: onEdit })}
      {tool(t('moveUp'), UpIcon, { onClick: () => to(number - 1), disabled: number === 1 })}
      {tool(t('moveDown'), DownIcon, { onClick: () => to(number + 1), disabled: number === count })}
      {tool(t('delete'), TrashIcon, { onClick: () => setIsAsking(true) })}
      {isAsking && (
        <DeleteDialog
          question={t('deleteAsk')}
          name={slide.title}
          failure={t('deleteFailed')}
          work={remove}
          onDelete={(onSuccess) => remove.mutate(slide._id, { onSuccess })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
