import type { Slide } from '@transcreate/contracts';
import { save, useErrorText, useMutation, useNotices } from '@transcreate/web-kit';
import { Button, DownloadIcon } from '@transcreate/web-kit/parts';
import type { MouseEvent } from 'react';
import { downloadSlide, slideAddress } from '../../api/slides.js';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';

/** Fetches the file of slides. It says so itself when that fails, where a browser that followed the link would only show an error's text. */
export function DownloadLink({ slide, describedBy }: { slide: Slide; describedBy: string }) {
  const t = useSlidesTexts();
  const notices = useNotices();
  const errorText = useErrorText();
  const fetching = useMutation({
    mutationFn: () => downloadSlide(slide.file),
    onSuccess: save,
    onError: (error) => notices.error(`${t('downloadFailed', { name: slide.file })} ${errorText(error, '')}`.trim()),
  });
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    fetching.mutate();
  };
  return (
    <Button
      component="a"
      href={slideAddress(slide.file)}
      download={slide.file}
      size="sm"
      icon={<DownloadIcon size={16} aria-hidden />}
      aria-describedby={describedBy}
      title={fetching.isPending ? t('downloading', { name: slide.file }) : undefined}
      loading={fetching.isPending}
      onClick={follow}
    >
      {t('download')}
    </Button>
  );
}
