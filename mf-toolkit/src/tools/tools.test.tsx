import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { CONFIG, LINK, openToolkit } from '../testing.js';

const refusing = (...failure: Parameters<typeof failed>) => (): never => {
  throw failed(...failure);
};
const MARKUP = '<b onclick="x()">粗</b>';

describe('the translation memory', () => {
  const suggestions = [
    { translation: '时光飞逝', score: 87, source: 'ST 1', origin: 'class' as const, rank: 1, segment: 'Time flies' },
    { translation: MARKUP, score: 60, source: '', origin: 'external' as const },
  ];

  it('shows the machine’s result and what the memories have, as text, and remembers text and languages', async () => {
    const searchMemory = () => ({ machine: '时间飞', suggestions });
    const { user, server, unmount } = openToolkit({ tool: 'translation-memory', api: { toolkit: { searchMemory } } });
    await user.type(await screen.findByRole('textbox', { name: 'Source text' }), '光阴似箭');
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'Chinese');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('时间飞')).toBeVisible();
    expect(server.to('GET /api/tm')[0]?.input).toEqual({ q: '光阴似箭', langpair: 'zh-CN|en' });
    const [first, second] = within(screen.getByRole('region', { name: 'Suggestions' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/87% match.*Class.*Rank 1 by votes.*时光飞逝/);
    expect(within(second!).getByText(MARKUP)).toBeVisible();
    unmount();
    openToolkit({ tool: 'translation-memory' });
    expect(await screen.findByRole('textbox', { name: 'Source text' })).toHaveValue('光阴似箭');
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('zh-CN');
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('en');
  });

  it('asks for a text, and says what failed and keeps the text', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, server } = openToolkit({ tool: 'translation-memory', api: { toolkit: { searchMemory: refusing(503, 'unavailable') } } });
    await user.click(await screen.findByRole('button', { name: 'Look up' }));
    expect(screen.getByText('Please enter source text')).toBeVisible();
    expect(server.to('GET /api/tm')).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: 'Source text' }), 'Time');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('Failed to fetch suggestions. Please try again.', {}, { timeout: 15_000 })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Source text' })).toHaveValue('Time');
  });
});

describe('machine translation', () => {
  const providers = [{ id: 'deepl' as const, name: 'DeepL', available: true }, { id: 'libre' as const, name: 'LibreTranslate', available: false }];

  it('shows what a machine sends as text, and which one is not set up', async () => {
    const { user, server } = openToolkit({
      tool: 'machine-translation', api: { toolkit: { listTranslators: () => ({ providers }), translate: () => ({ translation: MARKUP }) } },
    });
    expect(await screen.findByRole('button', { name: 'Translate with LibreTranslate' })).toBeDisabled();
    expect(within(screen.getByRole('region', { name: 'LibreTranslate' })).getByText('Not available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Translate with DeepL' }));
    expect(screen.getByText('Please enter source text')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Source text' }), 'bold');
    await user.click(screen.getByRole('button', { name: 'Translate with DeepL' }));
    expect(await screen.findByText(MARKUP)).toBeVisible();
    expect(server.to('POST /api/mt/deepl')[0]?.input).toEqual({ provider: 'deepl', text: 'bold', source: 'en', target: 'zh-Hans' });
  });

  it('says that it failed, whatever the cause', async () => {
    const api = { toolkit: { listTranslators: () => ({ providers }), translate: refusing(404, 'not_found', 'secret cause') } };
    const { user } = openToolkit({ tool: 'machine-translation', api });
    await user.type(await screen.findByRole('textbox', { name: 'Source text' }), 'bold');
    await user.click(await screen.findByRole('button', { name: 'Translate with DeepL' }));
    expect(await screen.findByText('Failed to translate')).toBeVisible();
    expect(screen.queryByText('secret cause')).not.toBeInTheDocument();
  });
});

describe('the dictionary', () => {
  const suggestWords = () => ({ suggestions: [{ key: 'pun', paraphrase: '双关语' }, { key: 'punctual', paraphrase: '准时的' }] });

  it('suggests while one types; the keyboard chooses', async () => {
    const { user } = openToolkit({ tool: 'dictionary', api: { toolkit: { suggestWords } } });
    const field = await screen.findByRole('combobox', { name: 'Word' });
    await user.type(field, 'pun');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /punctual/ }).id);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'punctual' })).toHaveTextContent('准时的');
    expect(field).toHaveValue('punctual');
    expect(screen.getByRole('link', { name: 'From CC-CEDICT, CC BY-SA 4.0.' })).toBeVisible();
  });

  it('has a reverse dictionary of its own, hidden until asked for', async () => {
    const { user } = openToolkit({ tool: 'dictionary', api: { toolkit: { suggestWords } } });
    const toggle = await screen.findByRole('button', { name: 'Show reverse dictionary' });
    expect(screen.queryByRole('region', { name: 'Reverse dictionary' })).not.toBeInTheDocument();
    await user.click(toggle);
    const field = within(screen.getByRole('region', { name: 'Reverse dictionary' })).getByRole('combobox', { name: 'Chinese word' });
    await user.type(field, '双关');
    await user.click((await screen.findAllByRole('option'))[0]!);
    expect(await screen.findByRole('region', { name: 'pun' })).toHaveTextContent('双关语');
    expect(field).toHaveValue('双关');
    await user.click(screen.getByRole('button', { name: 'Hide reverse dictionary' }));
    expect(screen.queryByRole('region', { name: 'Reverse dictionary' })).not.toBeInTheDocument();
  });

  it('shows the reverse dictionary that is set up for the site, and only when asked', async () => {
    const { user } = openToolkit({
      tool: 'dictionary', api: { toolkit: { getToolkitConfig: () => ({ ...CONFIG, dictionaryEmbedUrl: 'https://reverse.example.org/' }) } },
    });
    const toggle = await screen.findByRole('button', { name: 'Show reverse dictionary' });
    expect(screen.queryByTitle('Reverse dictionary')).not.toBeInTheDocument();
    await user.click(toggle);
    expect(screen.getByTitle('Reverse dictionary')).toHaveAttribute('src', 'https://reverse.example.org/');
    await user.click(screen.getByRole('button', { name: 'Hide reverse dictionary' }));
    expect(screen.queryByTitle('Reverse dictionary')).not.toBeInTheDocument();
  });
});

describe('useful links', () => {
  it('say what failed', async () => {
    openToolkit({ tool: 'useful-links', api: { content: { listLinks: refusing(404, 'not_found') } } });
    expect(await screen.findByText('Failed to load links')).toBeVisible();
  });

  it('are nobody’s but an admin’s to change', async () => {
    openToolkit({ tool: 'useful-links' });
    await screen.findByRole('link', { name: LINK.title });
    expect(screen.queryByRole('button', { name: /Add link|Edit|Delete/ })).not.toBeInTheDocument();
  });

  it('are added and deleted by an admin', async () => {
    const { user, server } = openToolkit({
      tool: 'useful-links', user: 'admin', api: { content: { createLink: () => ({ link: LINK }), deleteLink: () => ({ success: true }) } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add link' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Corpus');
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://example.com');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const added = { title: 'Corpus', url: 'https://example.com', desc: '' };
    await waitFor(() => expect(server.to('POST /api/links').map(({ input }) => input)).toEqual([added]));
    await user.click(await screen.findByRole('button', { name: 'Delete A dictionary' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this link?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: LINK.title })).not.toBeInTheDocument());
    expect(server.to(`DELETE /api/links/${LINK._id}`)).toHaveLength(1);
  });

  it('that the server refuses stay as they were typed', async () => {
    const api = { content: { updateLink: refusing(400, 'invalid_input', 'The address must begin with http.') } };
    const { user } = openToolkit({ tool: 'useful-links', user: 'admin', api });
    await user.click(await screen.findByRole('button', { name: 'Edit A dictionary' }));
    await user.clear(screen.getByRole('textbox', { name: 'URL' }));
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The address must begin with http.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('x');
  });
});
