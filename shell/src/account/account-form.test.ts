import { ApiError } from '@transcreate/web-kit';
import { accountOf, culturesOf, problemsOf } from './account-form.js';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('accountOf', () => {
  it('trims what was typed and leaves out what was not', () => {
    const form = formOf({ name: ' 李雷 ', displayName: '', username: 'lilei', targetCultures: 'American' });
    expect(accountOf(form)).toEqual({ name: '李雷', displayName: undefined, username: 'lilei', targetCultures: ['American'] });
  });
});

describe('culturesOf', () => {
  it.each([
    ['American, Chinese', ['American', 'Chinese']],
    ['美国，中国、英国', ['美国', '中国', '英国']],
    ['American;American; ', ['American']],
    ['', []],
  ])('reads %j', (text, cultures) => {
    expect(culturesOf(text)).toEqual(cultures);
  });
});

describe('problemsOf', () => {
  it('gives each problem to the field that it begins at', () => {
    const details = [{ path: 'targetCultures.3', message: 'too long' }, { path: 'name', message: 'must not be blank' }];
    const error = new ApiError({ status: 400, code: 'invalid_input', details, requestId: 'r' });
    expect(problemsOf(error)).toEqual({ targetCultures: 'too long', name: 'must not be blank' });
  });

  it('knows none of a failure that is not about the input', () => {
    expect(problemsOf(new Error('offline'))).toEqual({});
  });
});
