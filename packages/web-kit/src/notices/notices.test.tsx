import { act } from '@testing-library/react';
import { renderRoom, screen } from '../testing.js';
import { SUCCESS_TIME, useNotices } from './notices.js';

function Form() {
  const { success, error } = useNotices();
  return (
    <>
      <button type="button" onClick={() => success('Saved')}>
        save
      </button>
      <button type="button" onClick={() => error('Not saved')}>
        fail
      </button>
    </>
  );
}

const press = (name: string) => act(async () => screen.getByText(name).click());

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('notices', () => {
  it('of success are heard, and go by themselves', async () => {
    renderRoom(<Form />);
    await pass(0);
    await press('save');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    await pass(SUCCESS_TIME);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('of errors stay until they are dismissed', async () => {
    renderRoom(<Form />);
    await pass(0);
    await press('fail');
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    await act(async () => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('that say the same are one', async () => {
    renderRoom(<Form />);
    await pass(0);
    await press('fail');
    await press('fail');
    expect(screen.getAllByText('Not saved')).toHaveLength(1);
  });
});
