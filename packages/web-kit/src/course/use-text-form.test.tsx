import { renderRoom, screen } from '@transcreate/web-kit/testing';
import { newValues } from './text-values.js';
import { useTextForm } from './use-text-form.js';

function Form() {
  const { values, change } = useTextForm('a form', newValues(0));
  const changeTwice = () => {
    change({ imageUrl: '/api/images/1' });
    change({ imageAlt: 'A dot' });
  };
  return (
    <button type="button" onClick={changeTwice}>
      {[values.imageUrl, values.imageAlt].join(' ')}
    </button>
  );
}

it('keeps every change, also those that know nothing of each other', async () => {
  const { user } = renderRoom(<Form />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('/api/images/1 A dot');
});
