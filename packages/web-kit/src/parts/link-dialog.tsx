import { linkTarget } from '@transcreate/rules';
import { Button, Form, FormActions, Modal, TextInput } from '@transcreate/ui';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { usePartTexts } from './use-part-texts.js';

interface LinkDialogProps {
  /** What is selected. */
  text: string;
  onInsert(text: string, href: string): void;
  onClose(): void;
}

/** Asks for a link's words and its address. */
export function LinkDialog({ text, onInsert, onClose }: LinkDialogProps) {
  const t = usePartTexts();
  const [words, setWords] = useState(text);
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog stands inside of a form, as far as React knows.
    event.stopPropagation();
    const href = linkTarget(address);
    if (href === null) setIsWrong(true);
    else onInsert(words.trim() === '' ? href : words, href);
  };
  return (
    <Modal opened onClose={onClose} title={t('linkTitle')} closeLabel={t('close')} size="sm">
      <Form onSubmit={submit}>
        <TextInput label={t('linkText')} value={words} onChange={(event) => setWords(event.currentTarget.value)} />
        <TextInput
          data-autofocus
          type="url"
          inputMode="url"
          label={t('linkAddress')}
          value={address}
          error={isWrong ? t('linkInvalid') : undefined}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setIsWrong(false);
          }}
        />
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('linkInsert')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );
}
