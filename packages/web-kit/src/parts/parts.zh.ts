import type { Translated } from '@transcreate/web-kit';
import type { en } from './parts.en.js';

export const zh: Translated<typeof en> = {
  loading: '加载中……',
  tryAgain: '重试',
  failedText: '出现问题，请重试。',
  cancel: '取消',
  close: '关闭',
  delete: '删除',
  deleted: '已删除。',
  bold: '加粗',
  italic: '斜体',
  link: '链接',
  formatting: '格式',
  linkTitle: '插入链接',
  linkText: '文字',
  linkAddress: '网址',
  linkInsert: '插入链接',
  linkInvalid: '请输入网址，例如 example.org。',
};
