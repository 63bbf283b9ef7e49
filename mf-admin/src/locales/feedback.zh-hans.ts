import type { Translated } from '@transcreate/web-kit';
import type { en } from './feedback.en.js';

export const zh: Translated<typeof en> = {
  title: '反馈',
  subtitle: '告诉负责本课程的老师：哪里好用，哪里不好用，还缺什么。',

  write: '留言',
  placeholder: '你想说些什么？',
  send: '发送',
  sending: '正在发送……',
  sent: '已发送',
  failed: '发送失败',
  blank: '写点什么再发送。',
  tooLong: '请不要超过 {{limit}} 个字符：现在有 {{length}} 个。',
  named: '将以你的名字“{{name}}”发送，并附上你的电子邮箱。',
  nameless: '你还没有登录，所以没人知道该回复谁。',

  inbox: '收件箱',
  count_other: '{{count}} 条留言',
  none: '还没有留言。',
  loading: '正在加载……',
  inboxFailed: '无法加载收件箱。',
  older: '显示更早的留言',
  unread: '未读',
  markRead: '标为已读',
  markReadFailed: '无法将这条留言标为已读。',
  delete: '删除',
  deleteAsk: '确定要删除这条留言吗？',
  deleteFailed: '无法删除这条留言。',
};
