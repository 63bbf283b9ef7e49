import { screen, waitFor } from '@transcreate/web-kit/testing';
import { openToolkit, PATIENCE } from '../../testing.js';

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('the tab strip', () => {
  it('has a tab for each tool, remembers the chosen one and opens it again', async () => {
    const { user, unmount } = openToolkit();
    expect(tabs()).toEqual(['Quality Lens', 'Translation memory', 'Machine translation', 'Dictionary', 'Syntax Reorderer', 'Useful Links']);
    await user.click(screen.getByRole('tab', { name: 'Useful Links' }));
    expect(await screen.findByRole('link', { name: 'A dictionary' }, PATIENCE)).toHaveAttribute('href', 'https://example.org/');
    expect(localStorage.getItem('selectedToolkitTool')).toBe('useful-links');
    unmount();
    openToolkit();
    expect(screen.getByRole('tab', { name: 'Useful Links' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each(['guest', 'visitor'] as const)('hides machine translation from a %s, even one who has chosen it before', async (user) => {
    openToolkit({ user, tool: 'machine-translation' });
    expect(tabs()).not.toContain('Machine translation');
    expect(screen.getByRole('tab', { name: 'Quality Lens' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('textbox', { name: 'Translation' }, PATIENCE)).toBeVisible();
  });

  it('follows an address that names a tool', async () => {
    const { user } = openToolkit({ path: '/toolkit?tool=dictionary' });
    expect(await screen.findByRole('combobox', { name: 'Word' }, PATIENCE)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Quality Lens' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Quality Lens' })).toHaveAttribute('aria-selected', 'true'));
  });
});
