import { Link, Route, Routes } from 'react-router-dom';
import { renderRoom, screen } from '../testing.js';
import { DateText } from './date-text.js';
import { formatDate } from './format-date.js';
import { PageFrame } from '../parts/page-frame.js';
import { PageHeading, usePageTitle } from './page-heading.js';

function Page({ title, next }: { title: string; next: string }) {
  usePageTitle(title);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <Link to={next}>on</Link>
    </>
  );
}

const pages = (
  <Routes>
    <Route path="/search" element={<Page title="Practice" next="/votes" />} />
    <Route path="/votes" element={<Page title="Votes" next="/search" />} />
  </Routes>
);

describe('a page', () => {
  it('names the document, and its heading takes the focus on a page change, but not on the first load', async () => {
    const { user } = renderRoom(pages, { path: '/search' });
    expect(document.title).toBe('Practice · Transcreate');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByText('on'));
    expect(screen.getByRole('heading', { level: 1, name: 'Votes' })).toHaveFocus();
    expect(document.title).toBe('Votes · Transcreate');
    await user.click(screen.getByText('on'));
    expect(screen.getByRole('heading', { level: 1, name: 'Practice' })).toHaveFocus();
  });
});

describe('the frame of a page', () => {
  it('names page and document alike, and says what one does there', async () => {
    const { settled } = renderRoom(<PageFrame title="Votes" subtitle="Rank what others wrote.">cards</PageFrame>);
    await settled();
    expect(screen.getByRole('heading', { level: 1, name: 'Votes' })).toBeVisible();
    expect(screen.getByText('Rank what others wrote.')).toBeVisible();
    expect(screen.getByText('cards')).toBeVisible();
    expect(document.title).toBe('Votes · Transcreate');
  });
});

describe('a date', () => {
  const noon = '2026-03-05T12:00:00.000Z';

  it('is said in the language of the interface', () => {
    expect(formatDate(noon, 'en')).toMatch(/Mar.* 2026/);
    expect(formatDate(noon, 'zh-Hans')).toBe('2026年3月5日');
  });

  it('of today is a time', () => {
    jest.useFakeTimers({ now: new Date(noon) });
    expect(formatDate(noon, 'en')).toMatch(/^\d{1,2}:00/);
    jest.useRealTimers();
  });

  it('that is none is nothing', () => {
    expect(formatDate(undefined, 'en')).toBe('');
    expect(formatDate('soon', 'en')).toBe('');
  });

  it('says the exact time on hover, and to machines', async () => {
    const { settled } = renderRoom(<DateText value={noon} />);
    await settled();
    const time = screen.getByText(/2026/);
    expect(time).toHaveAttribute('datetime', noon);
    expect(time.getAttribute('title')).toMatch(/March.*2026.*:00/);
  });
});
