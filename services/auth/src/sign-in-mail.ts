/** A mail as plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The mail that brings a sign-in code, in English and in Chinese. `minutes`: how long the code is still good. */
export function signInMail(to: string, code: string, minutes: number): Mail {
  return {
    to,
    subject: `Your Transcreate sign-in code: ${code}`,
    text: `Your Transcreate sign-in code is

    ${code}

It works once, within the next ${minutes === 1 ? 'minute' : `${minutes} minutes`}. If you did not ask for it, you can ignore this mail;
nobody can sign in as you without the code.

--

您的 Transcreate 登录验证码是

    ${code}

验证码 ${minutes} 分钟内有效,只能使用一次。如果不是您本人操作,请忽略本邮件;
没有验证码,任何人都无法以您的身份登录。
`,
  };
}
