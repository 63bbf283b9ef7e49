import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Boundary } from './boundary.js';

let broken = true;
function Fragile() {
  if (broken) throw new Error('broken');
  return <p>Whole</p>;
}

const page = (resetKey = '/a', onRetry?: () => void) => (
  <Boundary title="This failed" text="The rest goes on" retryLabel="Try again" resetKey={resetKey} onRetry={onRetry}>
    <Fragile />
  </Boundary>
);

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a failure stays in its place, and can be tried again', async () => {
  const onRetry = jest.fn(() => {
    broken = false;
  });
  render(page('/a', onRetry));
  expect(screen.getByRole('alert')).toHaveTextContent('This failedThe rest goes on');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Whole')).toBeInTheDocument();
});

test('another page is not held back by the failure of the last one', () => {
  const { rerender } = render(page('/a'));
  broken = false;
  rerender(page('/a'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(page('/b'));
  expect(screen.getByText('Whole')).toBeInTheDocument();
});
