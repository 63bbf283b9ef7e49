import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTheme } from './use-theme.js';

function Switch() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <p>{theme}</p>
      <button type="button" onClick={() => setTheme('dark')}>
        ink
      </button>
      <button type="button" onClick={() => setTheme('system')}>
        as the device
      </button>
    </>
  );
}

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  it('is the device’s until one is chosen; a choice is marked and remembered', () => {
    render(<Switch />);
    expect(screen.getByText('system')).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    fireEvent.click(screen.getByText('ink'));
    expect(screen.getByText('dark')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    fireEvent.click(screen.getByText('as the device'));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('follows a choice in another tab, and takes nonsense for none', () => {
    render(<Switch />);
    const arrive = (value: string) => {
      localStorage.setItem('theme', value);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    };
    arrive('light');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    arrive('pink');
    expect(screen.getByText('system')).toBeVisible();
  });
});
