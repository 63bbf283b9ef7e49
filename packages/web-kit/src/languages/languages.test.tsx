import type { FormEvent } from 'react';
import { ApiError } from '../client/api-error.js';
import type { FailureCode } from '../client/api-error.js';
import { renderRoom, screen } from '../testing.js';
import { en } from './kit.en.js';
import { zh } from './kit.zh.js';
import { addCatalog } from './languages.js';
import type { Language } from './languages.js';
import { useErrorText } from './use-error-text.js';
import { useLanguage, useTexts } from './use-language.js';

const catalog = { hello: 'Hello {{name}}', votes_one: '{{count}} vote', votes_other: '{{count}} votes' } as const;
addCatalog('test', { en: catalog, zh: { hello: '你好，{{name}}', votes_other: '{{count}} 票' } });

function Greeting({ count = 1 }: { count?: number }) {
  const { language, setLanguage } = useLanguage();
  const t = useTexts<typeof catalog>('test');
  return (
    <>
      <p>{t('hello', { name: '<b>李雷</b>' })}</p>
      <p>{t('votes', { count })}</p>
      <button type="button" onClick={() => setLanguage(language === 'en' ? 'zh-Hans' : 'en')}>
        {language}
      </button>
    </>
  );
}

describe('the language', () => {
  it('changes at once, is that of the document, and is remembered', async () => {
    const { user, settled } = renderRoom(<Greeting count={3} />);
    await settled();
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByText('3 votes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'en' }));
    expect(screen.getByText('你好，<b>李雷</b>')).toBeVisible();
    expect(screen.getByText('3 票')).toBeVisible();
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(localStorage.getItem('language')).toBe('zh-Hans');
  });

  it('has plural forms where it has them', async () => {
    const { settled } = renderRoom(<Greeting count={1} />);
    await settled();
    expect(screen.getByText('1 vote')).toBeVisible();
  });

  it('fills the same gaps in both', () => {
    const gaps = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([gap]) => gap);
    for (const key of Object.keys(zh) as (keyof typeof zh)[]) expect([key, gaps(zh[key])]).toEqual([key, gaps(en[key])]);
  });
});

describe('what is wrong with a field', () => {
  it('is said in the language of the page, and no more once it is right', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    const { user, settled } = renderRoom(
      <form onSubmit={onSubmit}>
        <input type="email" aria-label="E-mail" required />
        <input aria-label="Code" pattern="[0-9]+" />
        <button type="submit">Send</button>
      </form>,
      { language: 'zh-Hans' },
    );
    await settled();
    const [email, code] = [screen.getByLabelText<HTMLInputElement>('E-mail'), screen.getByLabelText<HTMLInputElement>('Code')];
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(email.validationMessage).toBe(zh.fieldMissing);
    await user.type(email, 'lilei{Enter}');
    expect(email.validationMessage).toBe(zh.fieldNoEmail);
    await user.type(email, '@example.edu');
    await user.type(code, 'abc{Enter}');
    expect([email.validationMessage, code.validationMessage]).toEqual(['', zh.fieldWrong]);
    expect(onSubmit).not.toHaveBeenCalled();
    code.value = '123';
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a failure', () => {
  const Failure = ({ error }: { error: unknown }) => <p>{useErrorText()(error, 'Search failed.')}</p>;
  const said = async (error: unknown, language: Language) => {
    const { settled } = renderRoom(<Failure error={error} />, { language });
    await settled();
    return screen.getByText(/./, { selector: 'p:not([data-testid])' }).textContent;
  };
  const failure = (code: FailureCode, message = '') => new ApiError({ status: 400, code, message, requestId: 'r' });

  it.each([
    ['is the server’s sentence', failure('already_submitted', 'You have already submitted.'), 'en', 'You have already submitted.'],
    ['is its meaning in Chinese', failure('already_submitted', 'You have already submitted.'), 'zh-Hans', '您已提交过本例的译文。'],
    ['of the connection says so', failure('network'), 'en', en.network],
    ['of patience says so', failure('timeout'), 'zh-Hans', zh.timeout],
    ['without a sentence is the page’s own', failure('internal'), 'en', 'Search failed.'],
    ['of the page itself is the page’s own, too', new TypeError('undefined is not a function'), 'en', 'Search failed.'],
  ] as const)('%s', async (_, error, language, expected) => {
    expect(await said(error, language)).toBe(expected);
  });
});
