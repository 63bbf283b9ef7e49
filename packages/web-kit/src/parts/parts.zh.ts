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
  tooLong: '请控制在 {{limit}} 个字符以内，目前有 {{length}} 个。',
  submitKey: 'Ctrl+Enter',
  bold: '加粗',
  italic: '斜体',
  link: '链接',
  formatting: '格式',
  linkTitle: '插入链接',
  linkText: '文字',
  linkAddress: '网址',
  linkInsert: '插入链接',
  linkInvalid: '请输入网址，例如 example.org。',

  editTitle: '编辑译文',
  editLabel: '译文',
  editSave: '保存更改',
  editSaved: '已保存。',
  editBlank: '请填写译文，然后保存。',
  editFailed: '更改未能保存。',

  loginRequired: '需要登录',
  goToLogin: '前往登录',

  notes: '文化注释',
  references_other: '参考译例（{{count}}）',

  approved: '已通过',
  pending: '待审核',
  statusSubmitted: '已提交',
  rejected: '未通过',
  votes: '得票',
  score: '得分',
  first: '第一',
  second: '第二',
  third: '第三',

  statusReason: '老师的评语：',
  reject: '不通过',
  rejectTitle_other: '将 {{count}} 篇译文设为未通过？',
  rejectReason: '原因（选填）',
  rejectReasonText: '作者会在状态旁边看到。未通过的译文不再参与投票，已投的票会退还给投票人。',
  rejectFailed: '状态未能更改。',

  logout: '退出登录',
  logoutTitle: '要在这台设备上保留草稿吗？',
  logoutText: '您还有未发送的文字。保留的草稿只会在您本人再次登录时出现。如果是公用电脑，建议删除。',
  logoutKeep: '保留草稿并退出',
  logoutRemove: '删除草稿并退出',
};
