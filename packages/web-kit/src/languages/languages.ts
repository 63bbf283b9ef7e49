import i18next from 'i18next';
import { onDevice } from '../device/device-storage.js';

/** The interface's languages. */
export type Language = 'en' | 'zh-Hans';

/** Local key of the chosen language. */
export const LANGUAGE_KEY = 'language';

/** Texts of a room by flat keys; `{{name}}` is filled in, `_one` and `_other` are plural forms chosen by `count`. */
export type Catalog = Record<string, string>;

/** The Chinese of an English catalog: every key, but no `_one`, as Chinese has one form alone. */
export type Translated<C extends Catalog> = { [K in keyof C as K extends `${string}_one` ? never : K]: string };

/** What a component asks for: plural forms go by their common name. */
export type TextKey<C extends Catalog> = { [K in keyof C]: K extends `${infer Base}_${'one' | 'other'}` ? Base : K }[keyof C] & string;

/** The page's own instance, so that nothing else on the page can change it. */
export const i18n = i18next.createInstance({
  lng: storedLanguage() ?? preferredLanguage(),
  fallbackLng: 'en',
  supportedLngs: ['en', 'zh-Hans'],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false },
});
void i18n.init();

/** Adds a room's texts, once, before its components render. */
export function addCatalog<const C extends Catalog>(namespace: string, { en, zh }: { en: C; zh: Translated<NoInfer<C>> }): void {
  i18n.addResourceBundle('en', namespace, en);
  i18n.addResourceBundle('zh-Hans', namespace, zh);
}

function storedLanguage(): Language | undefined {
  const stored = onDevice.get(LANGUAGE_KEY);
  return stored === 'en' || stored === 'zh-Hans' ? stored : undefined;
}

/** The first of the browser's languages that the interface speaks; Chinese of any kind is better served by this Chinese than by English. */
function preferredLanguage(): Language {
  const first = navigator.languages.find((language) => /^(en|zh)\b/i.test(language));
  return first?.toLowerCase().startsWith('zh') ? 'zh-Hans' : 'en';
}
