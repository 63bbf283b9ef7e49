import type { Slide } from '@transcreate/contracts';
import { useSession } from '@transcreate/web-kit';
import { Button, Card, EmptyState, LoadFailure, PlusIcon, Skeleton, SlidesIcon } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';
import { useSlides } from './queries.js';
import { SlideDialog } from './slide-dialog.js';
import { SlideItem } from './slide-item.js';
import styles from './slide-list.module.css';

/** The slides in their order; admins add to them. */
export function SlideList() {
  const t = useSlidesTexts();
  const { isAdmin } = useSession();
  const slides = useSlides();
  const [edited, setEdited] = useState<Slide | 'new'>();
  return (
    <>
      {isAdmin && (
        <Button variant="primary" className={styles.add} icon={<PlusIcon size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      )}
      <LoadFailure title={t('failed')} query={slides} />
      {slides.isPending && <Loading />}
      {slides.data?.length === 0 && (
        <EmptyState icon={<SlidesIcon size={28} aria-hidden />} title={t('none')}>
          {isAdmin && t('noneAdmin')}
        </EmptyState>
      )}
      {slides.data && slides.data.length > 0 && (
        <Card component="ul" className={styles.list} aria-label={t('title')}>
          {slides.data.map((slide, index) => (
            <SlideItem key={slide._id} slide={slide} number={index + 1} count={slides.data.length} onEdit={() => setEdited(slide)} />
          ))}
        </Card>
      )}
      {edited && <SlideDialog slide={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Loading() {
  const t = useSlidesTexts();
  return (
    <div>
      <p role="status" className={styles.loading}>
        {t('loading')}
      </p>
      <Skeleton lines={5} />
    </div>
  );
}
