import type { en } from './kit.en.js';
import { KIT } from './kit.js';
import { i18n } from './languages.js';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Has the browser say in the page's language what is wrong with a field of a form: by itself it speaks its own. Answers how to end it. */
export function speakForFields(): () => void {
  const say = ({ target }: Event) => {
    if (isField(target)) target.setCustomValidity(i18n.t(problemOf(target), { ns: KIT }));
  };
  // What was said would keep the field wrong whatever is in it.
  const forget = ({ target }: Event) => {
    if (isField(target)) target.setCustomValidity('');
  };
  const listeners = [['invalid', say], ['input', forget], ['blur', forget]] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  };
}

function problemOf({ type, validity }: Field): keyof typeof en {
  if (validity.valueMissing) return 'fieldMissing';
  return type === 'email' && validity.typeMismatch ? 'fieldNoEmail' : 'fieldWrong';
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && 'setCustomValidity' in target;
}
