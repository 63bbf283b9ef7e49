import { Button, Notice, SourceText } from '@transcreate/web-kit/parts';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';

interface OtherTextProps {
  text: string;
  onUse(): void;
  onForget(): void;
}

/** A text that lost against a newer one of the same person: the person says which is wanted. */
export function OtherText({ text, onUse, onForget }: OtherTextProps) {
  const t = useSubtitleTexts();
  const actions = (
    <>
      <Button size="sm" onClick={onUse}>
        {t('otherUse')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onForget}>
        {t('otherForget')}
      </Button>
    </>
  );
  return (
    <Notice tone="amber" title={t('other')} actions={actions}>
      <SourceText language="zh-Hans">{text}</SourceText>
      {t('otherText')}
    </Notice>
  );
}
