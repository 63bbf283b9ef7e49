import type { ErrorCode } from '@transcreate/contracts';
import type { Translated } from './languages.js';
import type { en } from './kit.en.js';

export const zh: Translated<typeof en> = {
  brand: 'Transcreate',
  dismiss: '关闭',
  tryAgain: '重试',
  reload: '重新加载',
  notices: '通知',

  draftRestored: '已恢复您 {{when}} 的草稿。',
  draftSaved: '草稿已保存在此设备上。',
  draftNotKept: '此浏览器无法保存草稿。关闭页面前请先提交您的文字。',

  roomLoading: '加载中…',
  roomFailed: '网站的这一部分未能加载。',
  roomFailedText: '网站其余部分不受影响。请检查网络连接后重试。',
  roomTooNew: '网站的这一部分需要更新后的页面。',
  roomTooNewText: '您打开页面之后，网站已经更新。请重新加载页面。',

  fieldMissing: '请填写此项。',
  fieldNoEmail: '请输入完整的邮箱地址，例如 name@example.edu。',
  fieldWrong: '请检查此处填写的内容。',

  network: '无法连接服务器。请检查网络连接后重试。',
  timeout: '服务器响应超时，请重试。',
};

/** The server speaks English; a reader of Chinese gets the meaning of the failure's code instead. */
export const zhFailures: Record<ErrorCode, string> = {
  invalid_input: '请求中有内容缺失或无效。',
  invalid_code: '验证码错误或已失效。',
  unauthenticated: '请登录。',
  forbidden: '您的账户无权进行此操作。',
  sign_in_required: '请用您自己的电子邮箱登录后再进行此操作。',
  own_submission: '不能为自己的译文投票。',
  not_found: '未找到相关内容。',
  conflict: '该内容已存在。',
  rank_taken: '您已将这一名次投给另一篇译文。',
  already_submitted: '您已提交过本例的译文。',
  protected: '该条目受保护。',
  too_large: '内容过大。',
  unsupported_type: '不接受此类内容。',
  rate_limited: '请求过于频繁，请稍后重试。',
  internal: '服务器出现问题。',
  unavailable: '网站的这一部分暂时不可用，请稍后重试。',
  not_configured: '此服务器尚未设置该工具。',
  storage_full: '服务器存储空间已满。',
};
