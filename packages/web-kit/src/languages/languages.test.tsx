import { ApiError } from '../client/api-error.js';
import { renderRoom, screen } from '../testing.js';
import { en } from './kit.en.js';
import { zh } from './kit.zh.js';
import { addCatalog } from './languages.js';
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

describe('a failure', () => {
  const Failure = ({ error }: { error: unknown }) => <p>{useErrorText()(error, 'Search failed.')}</p>;
  const said = async (error: unknown, language: 'en' | 'zh-Hans' = 'en') => {
    const { settled } = renderRoom(<Failure error={error} />, { language });
    await settled();
    return screen.getByText(/./, { selector: 'p:not([data-testid])' }).textContent;
  };
  const refused = new ApiError({ status: 409, code: 'already_submitted', message: 'You have already submitted.', requestId: 'r' });

  it('is the server’s sentence', async () => expect(await said(refused)).toBe('You have already submitted.'));
  it('is its meaning in Chinese', async () => expect(await said(refused, 'zh-Hans')).toBe('您已提交过本例的译文。'));
  it('of the connection says so', async () => expect(await said(new ApiError({ status: 0, code: 'network', requestId: 'r' }))).toMatch(/could not be reached/));
  it('of patience says so', async () => expect(await said(new ApiError({ status: 0, code: 'timeout', requestId: 'r' }), 'zh-Hans')).toMatch(/超时/));
  it('without a sentence is the page’s own', async () => expect(await said(new ApiError({ status: 500, code: 'internal', requestId: 'r' }))).toBe('Search failed.'));
  it('of the page itself is the page’s own, too', async () => expect(await said(new TypeError('undefined is not a function'))).toBe('Search failed.'));
});
