import type { Translated } from '@transcreate/web-kit';
import type { en } from './en.js';

export const zh: Translated<typeof en> = {
  title: '练习',
  subtitle: '课堂练习例句：双关与文字游戏，在中英文之间进行创译。',

  filterTitle: '语言筛选',
  filterLabel: '原文语言',
  allLanguages: '全部语言',
  english: '英文',
  chinese: '中文',
  show: '显示例句',
  loading: '加载中……',
  searchError: '搜索出错',
  searchFailed: '搜索失败，请重试。',
  tryAgain: '重试',

  listTitle: '练习例句（{{count}}）',
  progress: '已提交 {{done}} / {{count}}',
  none: '没有找到例句',
  noneText: '暂时没有这种语言的例句。',
  noneAtAllText: '老师添加例句之后，就会显示在这里。',
  showAll: '显示全部例句',
  ownFailed: '您之前提交的译文未能加载。',

  week: '第 {{week}} 周',
  beginner: '初级',
  intermediate: '中级',
  advanced: '高级',
  facts: '例句信息',
  sourceText: '原文',
  origin: '出处：',
  referencesLocked: '提交您自己的译文之后，即可查看参考译例。',

  yourTranslation: '您的{{language}}译文',
  placeholder: '怎样才能让它在{{language}}里同样生效？',
  explain: '说明您的取舍（选填）',
  explanationLabel: '您保留了什么，又舍弃了什么？',
  submit: '提交创译',
  anonymous: '匿名展示，他人看不到您的姓名。',
  blank: '请先输入译文再提交。',
  tooLong: '请控制在 {{limit}} 个字符以内，目前有 {{length}} 个。',
  submitted: '译文已提交',
  success: '译文提交成功！之后即可参与投票。',
  failure: '译文提交失败，请重试。',
  notFound: '未找到该例句。',

  pleaseLogIn: '请登录后再提交译文。',
  visitorText: '您目前以访客身份登录。只有本课程的学生可以提交译文，请使用学生邮箱登录。',

  ownTranslation: '您的译文',
  ownExplanation: '您的说明',
};
