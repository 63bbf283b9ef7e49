import type { ClassListLine, ClassListResult } from '@transcreate/contracts';
import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { only, openManage } from '../testing.js';
import { fileProblem } from './file-bytes.js';

const PREVIEW = 'POST /api/auth/admin/class-list/preview';
const IMPORT = 'POST /api/auth/admin/class-list/import';

const line = (number: number, fields: Partial<ClassListLine>): ClassListLine => ({
  line: number, email: `s${number}@example.edu`, name: `学生 ${number}`, displayName: '', role: 'student', action: 'create', ...fields,
});
const result: ClassListResult = {
  lines: [
    line(2, {}),
    line(3, { action: 'update', changes: ['name'] }),
    line(4, { action: 'refused', role: undefined, email: '', problem: 'no_email' }),
    line(5, { action: 'refused', role: undefined, problem: 'duplicate', firstLine: 2 }),
  ],
  counts: { create: 1, update: 1, unchanged: 0, refused: 2 },
  encoding: 'GB18030',
  separator: 'semicolon',
};
const file = (text = 'email;name\r\ns2@example.edu;x', name = '名单.csv') => new File([text], name, { type: 'text/csv' });
const choose = () => screen.findByLabelText('Import class list', { selector: 'input' });

beforeEach(() => only('users'));

describe('a class list', () => {
  it('is looked at line by line, and imported only after a confirmation', async () => {
    const api = { auth: { previewClassList: () => result, importClassList: () => result } };
    const { user, server } = openManage({ api });
    await user.upload(await choose(), file());
    const preview = within(await screen.findByRole('region', { name: 'Preview of 名单.csv' }));
    expect(preview.getByText('Read as GB18030, separated by semicolons.')).toBeVisible();
    expect(preview.getByText(/2 lines are refused/)).toBeVisible();
    expect(preview.getByRole('row', { name: /2 New s2@example.edu 学生 2 Student/ })).toBeVisible();
    expect(preview.getByRole('row', { name: /3 Changed .*Changes: Name/ })).toBeVisible();
    expect(preview.getByRole('row', { name: /4 Refused .*There is no address in this line./ })).toBeVisible();
    expect(preview.getByRole('row', { name: /5 Refused .*The address stands in line 2 already./ })).toBeVisible();
    expect(server.to(PREVIEW)[0]?.input).toEqual({ file: btoa('email;name\r\ns2@example.edu;x') });
    expect(server.to(IMPORT)).toHaveLength(0);
    await user.click(preview.getByRole('button', { name: 'Import 2 people' }));
    expect(await screen.findByText('Class list imported successfully!')).toBeVisible();
    const done = within(screen.getByRole('region', { name: 'Preview of 名单.csv' }));
    expect(done.getByRole('heading', { name: 'Import of 名单.csv' })).toBeVisible();
    expect(done.getByRole('row', { name: /2 Added/ })).toBeVisible();
    await user.click(done.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: /名单/ })).not.toBeInTheDocument();
  });

  it('shows the refused lines alone on demand', async () => {
    const { user } = openManage({ api: { auth: { previewClassList: () => result } } });
    await user.upload(await choose(), file());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Lines' }), 'Refused (2)');
    expect(within(screen.getByRole('table', { name: 'Lines' })).getAllByRole('row')).toHaveLength(3);
  });

  it('that can be cancelled changes nothing', async () => {
    const { user, server } = openManage({ api: { auth: { previewClassList: () => result } } });
    await user.upload(await choose(), file());
    await user.click(within(await screen.findByRole('region', { name: /Preview/ })).getByRole('button', { name: 'Cancel' }));
    expect(server.to(IMPORT)).toHaveLength(0);
  });

  it('that cannot be read says why', async () => {
    const previewClassList = () => {
      throw failed(400, 'invalid_input', 'The first line names no column for addresses.');
    };
    const { user } = openManage({ api: { auth: { previewClassList } } });
    await user.upload(await choose(), file('x'));
    expect(await screen.findByText('The class list could not be read.')).toBeVisible();
    expect(screen.getByText('The first line names no column for addresses.')).toBeVisible();
  });

  it('that could not be imported can be tried again, with its preview still there', async () => {
    let isDown = true;
    const importClassList = () => {
      if (isDown) throw failed(503, 'unavailable', 'Not now.');
      return result;
    };
    const { user } = openManage({ api: { auth: { previewClassList: () => result, importClassList } } });
    await user.upload(await choose(), file());
    await user.click(await screen.findByRole('button', { name: 'Import 2 people' }));
    expect(await screen.findByText('Failed to import the class list')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Class list imported successfully!')).toBeVisible());
  });

  it('that is empty is not sent', async () => {
    const { user, server } = openManage();
    await user.upload(await choose(), file(''));
    expect(await screen.findByText('This file is empty.')).toBeVisible();
    expect(server.to(PREVIEW)).toHaveLength(0);
  });
});

test.each([
  [0, 'listEmpty'],
  [1, null],
  [2_000_000, null],
  [2_000_001, 'listTooLarge'],
])('a file of %d bytes: %s', (size, problem) => {
  expect(fileProblem({ size })).toBe(problem);
});
