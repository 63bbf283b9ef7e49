import type { OwnSubmission, PracticeExample } from '@transcreate/contracts';
import { failed, PEOPLE, personOf, renderRoom, screen, waitFor, within } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import { App } from '../../app.js';
import { exampleOf, ownOf, submissionOf } from './factories.js';

const SUBMIT = 'POST /api/submissions';
const SEARCH = 'POST /api/search/auto-search';

type Options = Parameters<typeof renderRoom>[1] & { examples?: PracticeExample[]; own?: OwnSubmission[] };

/** /search on a server with these examples and these own submissions. */
function open({ examples = [exampleOf()], own = [], api = {}, ...options }: Options = {}) {
  const answers: FakeApi = {
    ...api,
    content: {
      searchExamples: (input) => ({ results: examples.filter((example) => !input.sourceLanguage || example.sourceLanguage === input.sourceLanguage) }),
      ...api.content,
    },
    submissions: { listOwnSubmissions: () => ({ submissions: own }), ...api.submissions },
  };
  return renderRoom(<App basePath="" />, { path: '/search', ...options, api: answers });
}

const chinese = exampleOf({
  _id: 'e0000000-0000-4000-8000-000000000002',
  title: '竹枝词',
  content: '道是无晴却有晴。',
  sourceLanguage: 'Chinese',
  sourceCulture: 'Chinese',
});
const box = () => screen.findByRole('textbox', { name: 'Your translation into Chinese' });
const unreachable = (): never => {
  throw failed(0, 'network');
};
const never = () => new Promise<never>(() => {});

describe('the list', () => {
  it('shows all examples on arrival, each with its facts and its cultural notes', async () => {
    open({ examples: [exampleOf(), chinese] });
    expect(await screen.findByRole('heading', { name: 'Practice Examples (2)' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
    expect(document.title).toBe('Practice · Transcreate');
    const card = screen.getByRole('article', { name: 'A grave man' });
    for (const fact of ['Week 2', 'British', 'Intermediate', 'polysemy', 'Serious, and a place of burial.']) {
      expect(within(card).getByText(fact)).toBeVisible();
    }
  });

  it('tells the language of each text', async () => {
    open({ examples: [exampleOf(), chinese] });
    expect(await screen.findByText(/you shall find me/)).toHaveAttribute('lang', 'en');
    expect(screen.getByText('道是无晴却有晴。')).toHaveAttribute('lang', 'zh-Hans');
  });

  it('follows the filter when its button is pressed', async () => {
    const { user, server } = open({ examples: [exampleOf(), chinese] });
    await screen.findByRole('heading', { name: 'Practice Examples (2)' });
    await user.selectOptions(screen.getByRole('combobox'), 'Chinese');
    expect(server.to(SEARCH)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show Examples' }));
    expect(await screen.findByRole('heading', { name: 'Practice Examples (1)' })).toBeVisible();
    expect(screen.getByText('道是无晴却有晴。')).toBeVisible();
    expect(screen.queryByText(/you shall find me/)).not.toBeInTheDocument();
  });

  it('says that it is loading', async () => {
    open({ api: { content: { searchExamples: never } } });
    expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  });

  it("shows what the server says when a search fails, and tries again on demand", async () => {
    let isDown = true;
    const { user } = open({
      api: {
        content: {
          searchExamples: () => {
            if (isDown) throw failed(403, 'forbidden', 'Not today.');
            return { results: [exampleOf()] };
          },
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Search Error');
    expect(alert).toHaveTextContent('Not today.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Practice Examples (1)' })).toBeVisible();
  });

  it('has its own sentence for a failure without one', async () => {
    open({
      api: {
        content: {
          searchExamples: () => {
            throw failed(400, 'invalid_input');
          },
        },
      },
    });
    expect(await screen.findByText('Search failed. Please try again.')).toBeVisible();
  });

  it('leads from an empty language back to all', async () => {
    const { user } = open({ examples: [exampleOf()], path: '/search?language=Chinese' });
    expect(await screen.findByText('No examples found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show All Examples' }));
    expect(await screen.findByRole('heading', { name: 'Practice Examples (1)' })).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('');
  });
});

describe('who may not submit', () => {
  it.each(['guest', 'offline'] as const)('is asked to log in: %s', async (user) => {
    const { server } = open({ user, api: { auth: { login: unreachable } } });
    expect(await screen.findByText('Login Required')).toBeVisible();
    expect(screen.getByText('Please log in to submit translations.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(server.to('GET /api/submissions/my-submissions')).toHaveLength(0);
  });

  it('is told why, with an account of their own', async () => {
    open({ user: 'visitor' });
    expect(await screen.findByText('Login Required')).toBeVisible();
    expect(screen.getByText(/You are signed in as a visitor/)).toBeVisible();
  });

  it('sees that reference examples open with a submission', async () => {
    open({ user: 'guest' });
    expect(await screen.findByText('Reference examples open once you have submitted your own.')).toBeVisible();
  });
});

describe('submitting', () => {
  it('sends the transcreation anonymously, says so, and shows it in place of the form', async () => {
    const own: OwnSubmission[] = [];
    const example = exampleOf();
    const { user, server } = open({
      examples: [example],
      own,
      api: {
        submissions: {
          createSubmission: (input) => {
            own.push(ownOf(example, { transcreation: String(input.transcreation), voteCounts: { '1': 2, '2': 0, '3': 1 } }));
            return { submission: submissionOf({ transcreation: String(input.transcreation) }) };
          },
        },
      },
    });
    await user.type(await box(), '明天我就入土了');
    await user.click(screen.getByRole('button', { name: 'Transcreate It' }));

    const heading = await screen.findByRole('heading', { name: 'Translation Submitted' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Translation submitted successfully! It will be available for voting.')).toBeVisible();
    expect(screen.getByText('明天我就入土了')).toHaveAttribute('lang', 'zh-Hans');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await screen.findByText('1 of 1 submitted')).toBeVisible();

    const [request] = server.to(SUBMIT);
    expect(request?.input).toEqual({
      sourceTextId: example._id,
      targetCulture: 'Chinese',
      targetLanguage: 'Chinese',
      transcreation: '明天我就入土了',
      explanation: '',
      isAnonymous: true,
    });
    expect(request?.headers.get('idempotency-key')).not.toBeNull();
    await waitFor(() => expect(server.to(SEARCH)).toHaveLength(2));
    expect(localStorage).not.toHaveProperty(`draft:${PEOPLE.student._id}:practice:${example._id}`);
  });

  it('is done once the server has said so, whatever becomes of the next question to it', async () => {
    let isDown = false;
    const { user } = open({
      api: {
        submissions: {
          listOwnSubmissions: () => (isDown ? unreachable() : { submissions: [] }),
          createSubmission: (input) => {
            isDown = true;
            return { submission: submissionOf({ transcreation: String(input.transcreation) }) };
          },
        },
      },
    });
    await user.type(await box(), '入土');
    await user.click(screen.getByRole('button', { name: 'Transcreate It' }));
    expect(await screen.findByRole('heading', { name: 'Translation Submitted' })).toBeVisible();
    expect(await screen.findByText('Your earlier submissions could not be loaded.', {}, { timeout: 3_000 })).toBeVisible();
    expect(screen.getByText('入土')).toBeVisible();
  });

  it('translates out of Chinese for the culture that the person has chosen', async () => {
    const { user, server } = open({
      user: personOf({ targetCultures: ['Chinese', 'British'] }),
      examples: [chinese],
      api: { submissions: { createSubmission: () => ({ submission: submissionOf({ sourceTextId: chinese._id }) }) } },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your translation into English' }), 'weather, whether');
    await user.click(screen.getByRole('button', { name: 'Transcreate It' }));
    await waitFor(() => expect(server.to(SUBMIT)[0]?.input).toMatchObject({ targetLanguage: 'English', targetCulture: 'British' }));
  });

  it('works by Ctrl+Enter', async () => {
    const { user, server } = open({ api: { submissions: { createSubmission: () => ({ submission: submissionOf() }) } } });
    await user.type(await box(), '入土{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.to(SUBMIT)).toHaveLength(1));
  });

  it('takes an explanation along', async () => {
    const { user, server } = open({ api: { submissions: { createSubmission: () => ({ submission: submissionOf() }) } } });
    await user.type(await box(), '入土');
    await user.click(screen.getByRole('button', { name: 'Explain your choices (optional)' }));
    await user.type(screen.getByRole('textbox', { name: /What did you carry over/ }), 'Both senses.');
    await user.click(screen.getByRole('button', { name: 'Transcreate It' }));
    await waitFor(() => expect(server.to(SUBMIT)[0]?.input).toMatchObject({ explanation: 'Both senses.' }));
  });

  it('needs a text', async () => {
    const { user, server } = open();
    await user.type(await box(), '  ');
    await user.click(screen.getByRole('button', { name: 'Transcreate It' }));
    expect(screen.getByText('Please enter a translation before submitting.')).toBeVisible();
    expect(await box()).toHaveFocus();
    expect(server.to(SUBMIT)).toHaveLength(0);
  });

  it('keeps the text when it fails, and tries again with the same key', async () => {
    let isDown = true;
    const own: OwnSubmission[] = [];
    const { user, server } = open({
      own,
      api: {
        submissions: {
          createSubmission: () => {
            if (isDown) throw failed(0, 'network');
            own.push(ownOf(exampleOf()));
            return { submission: submissionOf() };
          },
        },
      },
    });
    await user.type(await box(), '入土');
    await user.click(screen.getByRole('button', { name: 'Transcreate It' }));
    const alert = await screen.findByText('Failed to submit translation. Please try again.');
    expect(alert).toBeVisible();
    expect(await box()).toHaveValue('入土');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Translation Submitted' })).toBeVisible();
    const keys = server.to(SUBMIT).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('says that an example has gone meanwhile', async () => {
    const { user } = open({
      api: {
        submissions: {
          createSubmission: () => {
            throw failed(404, 'not_found', 'This was not found.');
          },
        },
      },
    });
    await user.type(await box(), '入土');
    await user.click(screen.getByRole('button', { name: 'Transcreate It' }));
    expect(await screen.findByText('Example not found.')).toBeVisible();
    expect(await box()).toHaveValue('入土');
  });

  it('shows what was submitted from another device when the server refuses a second one', async () => {
    const own: OwnSubmission[] = [];
    const { user } = open({
      own,
      api: {
        submissions: {
          createSubmission: () => {
            own.push(ownOf(exampleOf(), { transcreation: '先前那一篇' }));
            throw failed(409, 'already_submitted', 'You have already submitted.');
          },
        },
      },
    });
    await user.type(await box(), '入土');
    await user.click(screen.getByRole('button', { name: 'Transcreate It' }));
    expect(await screen.findByText('先前那一篇')).toBeVisible();
  });

  it('offers again what was typed before a reload', async () => {
    const key = `draft:${PEOPLE.student._id}:practice:${exampleOf()._id}`;
    localStorage.setItem(key, JSON.stringify({ text: '写了一半', savedAt: new Date().toISOString() }));
    open();
    expect(await box()).toHaveValue('写了一半');
    expect(screen.getByText(/Your draft from .+ is back\./)).toBeVisible();
  });
});

describe('what was submitted', () => {
  it.each([
    ['approved', 'Approved'],
    ['pending', 'Pending'],
    ['submitted', 'Submitted'],
    ['rejected', 'Rejected'],
  ] as const)('shows its status: %s', async (status, label) => {
    const example = exampleOf();
    open({ examples: [example], own: [ownOf(example, { status })] });
    expect(await screen.findByText(label)).toBeVisible();
  });

  it('shows its votes by rank', async () => {
    const example = exampleOf();
    open({ examples: [example], own: [ownOf(example, { voteCounts: { '1': 4, '2': 5, '3': 6 } })] });
    const first = await screen.findByText('1st');
    expect(first.nextSibling).toHaveTextContent('4');
    expect(screen.getByText('2nd').nextSibling).toHaveTextContent('5');
    expect(screen.getByText('3rd').nextSibling).toHaveTextContent('6');
  });

  it('opens the reference examples', async () => {
    const example = exampleOf({ referencesLocked: undefined, referenceExamples: [{ text: '坟里人', comment: 'Keeps the grave.' }] });
    open({ examples: [example], own: [ownOf(example)] });
    expect(await screen.findByText('Reference example')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Keeps the grave.')).toBeVisible());
    expect(screen.getByText('坟里人')).toHaveAttribute('lang', 'zh-Hans');
  });

  it('that can’t be loaded is said, and the form stays usable', async () => {
    open({
      api: {
        submissions: {
          listOwnSubmissions: () => {
            throw failed(403, 'forbidden', 'No.');
          },
        },
      },
    });
    expect(await screen.findByText('Your earlier submissions could not be loaded.')).toBeVisible();
    expect(await box()).toBeVisible();
  });
});

it('speaks Chinese', async () => {
  open({ language: 'zh-Hans' });
  expect(await screen.findByRole('heading', { name: '练习例句（1）' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '提交创译' })).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-Hans');
});
