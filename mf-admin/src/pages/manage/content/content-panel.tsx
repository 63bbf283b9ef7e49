import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { Panel } from '../parts/panel.js';
import { Briefs } from './briefs.js';
import { Examples } from './examples.js';
import { Initialisation } from './initialisation.js';

/** What the course is made of: practice examples, briefs, and the built-in texts to begin with. */
export function ContentPanel() {
  const t = useManageTexts();
  return (
    <Panel name="content" title={t('content')} hint={t('contentHint')}>
      <Examples />
      <Briefs />
      <Initialisation />
    </Panel>
  );
}
