import { classNames } from '@transcreate/ui';
import type { ImageAlignment, ImageSize } from '@transcreate/contracts';
import { tagIn } from './languages-of.js';
import styles from './picture.module.css';

interface PictureProps {
  src: string;
  alt: string;
  /** In pixels; beside its text a picture is as wide as its column. */
  width: ImageSize;
  alignment: ImageAlignment;
}

/** The picture of a source text. */
export function Picture({ src, alt, width, alignment }: PictureProps) {
  return (
    <div className={classNames(styles.place, styles[alignment])} lang={tagIn(alt)}>
      <img src={src} alt={alt} width={alignment === 'portrait-split' ? undefined : width} />
    </div>
  );
}
