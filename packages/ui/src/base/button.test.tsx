import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button.js';

test('a busy button keeps its name and its focus, and sends nothing twice', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button that can do nothing any more keeps the focus until it is left', async () => {
  const onClick = jest.fn();
  const buttons = (disabled: boolean) => (
    <>
      <Button onClick={onClick} disabled={disabled}>
        Send
      </Button>
      <Button>Next</Button>
    </>
  );
  const { rerender } = render(buttons(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  rerender(buttons(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(button).toBeDisabled();
});

test('a button sends no form unless it says so, and can be a link', () => {
  render(
    <>
      <Button>Plain</Button>
      <Button component="a" href="/there">
        There
      </Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Plain' })).toHaveAttribute('type', 'button');
  const link = screen.getByRole('link', { name: 'There' });
  expect(link).toHaveAttribute('href', '/there');
  expect(link).not.toHaveAttribute('type');
});
