import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { CONFIG, openToolkit } from '../../testing.js';

const open = (options: Parameters<typeof openToolkit>[0] = {}) => openToolkit({ tool: 'quality-lens', ...options });

describe('the quality lens', () => {
  it('embeds the page that is set up, without power over this one, and links to it', async () => {
    open({ api: { toolkit: { getToolkitConfig: () => ({ ...CONFIG, qualityLensUrl: 'https://lens.example.org/' }) } } });
    const frame = await screen.findByTitle('Quality Lens');
    expect(frame).toHaveAttribute('src', 'https://lens.example.org/');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('gives a page of this very site no power at all', async () => {
    open({ api: { toolkit: { getToolkitConfig: () => ({ ...CONFIG, qualityLensUrl: `${window.location.origin}/lens` }) } } });
    expect((await screen.findByTitle('Quality Lens')).getAttribute('sandbox')).not.toContain('same-origin');
  });

  it('is the product’s own where none is set up, or nobody answers', async () => {
    const getToolkitConfig = (): never => {
      throw failed(503, 'unavailable');
    };
    open({ api: { toolkit: { getToolkitConfig } } });
    expect(await screen.findByRole('textbox', { name: 'Translation' }, { timeout: 15_000 })).toBeVisible();
  });

  it('marks places and names them; list and mark lead to each other', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('textbox', { name: 'Source text' }));
    await user.paste('It costs 25 dollars.');
    await user.click(screen.getByRole('textbox', { name: 'Translation' }));
    await user.paste('它要52美元.');
    const list = await screen.findByRole('region', { name: 'What to look at' });
    const item = within(list).getByRole('button', { name: /25 is not in the translation/ });
    expect(within(list).getByRole('button', { name: /full-width mark here: 。/ })).toBeVisible();
    await user.click(item);
    const mark = within(screen.getByRole('region', { name: 'Source text with marks' })).getByRole('link', { name: /^25: finding/ });
    await waitFor(() => expect(mark).toHaveFocus());
    await user.click(within(screen.getByRole('region', { name: 'Translation with marks' })).getByRole('link', { name: /^52: finding/ }));
    await waitFor(() => expect(within(list).getByRole('button', { name: /52 is not in the source/ })).toHaveFocus());
  });

  it('keeps both texts', async () => {
    const { user, unmount } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Source text' }), 'Time flies');
    unmount();
    open();
    expect(await screen.findByRole('textbox', { name: 'Source text' })).toHaveValue('Time flies');
  });
});
