import type { Link } from '@transcreate/contracts';
import { useDraft, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, Card, Textarea, TextInput } from '@transcreate/web-kit/parts';
import type { SyntheticEvent } from 'react';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import styles from '../../parts/tool.module.css';
import { useLinkChanges } from '../../queries.js';

/** A new link, or a change to one. The server says what is wrong with it; what was typed stays on the device until it is saved. */
export function LinkForm({ link, onClose }: { link?: Link; onClose(): void }) {
  const t = useToolkitTexts();
  const { success } = useNotices();
  const { save } = useLinkChanges();
  const key = `toolkit:link:${link?._id ?? 'new'}`;
  const title = useDraft(`${key}:title`, link?.title);
  const url = useDraft(`${key}:url`, link?.url);
  const desc = useDraft(`${key}:desc`, link?.desc);

  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (save.isPending) return;
    const fields = { title: title.text.trim(), url: url.text.trim(), desc: desc.text.trim() };
    save.mutate(
      { id: link?._id, fields },
      {
        onSuccess: () => {
          success(t('linkSaved'));
          close();
        },
      },
    );
  };

  const close = () => {
    for (const draft of [title, url, desc]) draft.clear();
    onClose();
  };

  return (
    <Card component="form" className={styles.fields} onSubmit={send} noValidate aria-label={link ? t('linkEdit') : t('linkAdd')}>
      <TextInput label={t('linkTitle')} value={title.text} onChange={(event) => title.setText(event.currentTarget.value)} data-autofocus />
      <TextInput label={t('linkUrl')} type="url" inputMode="url" value={url.text} onChange={(event) => url.setText(event.currentTarget.value)} />
      <Textarea label={t('linkDesc')} rows={3} value={desc.text} onChange={(event) => desc.setText(event.currentTarget.value)} />
      {save.error && <ActionFailure title={t('linkSaveFailed')} error={save.error} onRetry={send} retrying={save.isPending} />}
      <div className={styles.row}>
        <Button variant="primary" type="submit" loading={save.isPending}>
          {t('linkSave')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </Card>
  );
}
