import { useCallback, useEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { onDevice } from '../device/device-storage.js';
import { speakForFields } from './field-messages.js';
import { i18n, LANGUAGE_KEY } from './languages.js';
import type { Catalog, Language, TextKey } from './languages.js';

/** Stands around the page: its language is that of the document, too, and that in which the browser speaks of fields. */
export function I18nProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const mark = (language: string) => document.documentElement.setAttribute('lang', language);
    mark(i18n.language);
    i18n.on('languageChanged', mark);
    return () => i18n.off('languageChanged', mark);
  }, []);
  useEffect(speakForFields, []);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** The interface's language: the browser's at first, then what was chosen. */
export function useLanguage(): { language: Language; setLanguage(language: Language): void } {
  const { i18n: instance } = useTranslation(undefined, { i18n, useSuspense: false });
  const setLanguage = useCallback((language: Language) => {
    onDevice.set(LANGUAGE_KEY, language);
    void i18n.changeLanguage(language);
  }, []);
  return { language: instance.language as Language, setLanguage };
}

/** Looks a text up; `values` fill its `{{name}}`s, and `count` chooses the plural form. */
export type Texts<C extends Catalog = Catalog> = (key: TextKey<C>, values?: Record<string, string | number>) => string;

/** The texts of a catalog in the interface's language. `useTexts<typeof en>('practice')` knows its keys. */
export function useTexts<C extends Catalog = Catalog>(namespace: string): Texts<C> {
  const { t } = useTranslation(namespace, { i18n, useSuspense: false });
  return t as unknown as Texts<C>;
}
