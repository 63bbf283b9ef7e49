import { Skeleton } from '@transcreate/web-kit/parts';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import { EmbeddedPage } from '../../parts/embedded-page.js';
import { useConfig } from '../../queries.js';
import { OwnLens } from './own-lens.js';

/** The quality estimation page that is set up here; otherwise, and when the server can't say, the product's own lens. */
export function LensTool() {
  const t = useToolkitTexts();
  const { data, isPending } = useConfig();
  if (isPending) return <Skeleton label={t('loading')} lines={6} />;
  return data?.qualityLensUrl === undefined ? <OwnLens /> : <EmbeddedPage url={data.qualityLensUrl} title={t('lens')} />;
}
