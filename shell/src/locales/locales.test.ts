import { en } from './en.js';
import { zh } from './zh.js';

const values = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

it.each(Object.keys(en) as (keyof typeof en)[])('%s is in Chinese, with the same values to fill in', (key) => {
  expect(zh[key].trim()).not.toBe('');
  expect(values(zh[key])).toEqual(values(en[key]));
});
