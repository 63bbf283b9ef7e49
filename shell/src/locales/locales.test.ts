import { en } from './en.js';
import { zh } from './zh.js';

const values = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** Chinese has one form alone where English has a singular. */
const shared = (Object.keys(en) as (keyof typeof en)[]).filter((key): key is keyof typeof zh => !key.endsWith('_one'));

it.each(shared)('%s is in Chinese, with the same values to fill in', (key) => {
  expect(zh[key].trim()).not.toBe('');
  expect(values(zh[key])).toEqual(values(en[key]));
});
