import type { Translated } from '@transcreate/web-kit';
import type { en } from './en.js';

export const zh: Translated<typeof en> = {
  loading: '正在加载……',
};
