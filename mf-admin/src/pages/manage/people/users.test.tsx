import { failed, PEOPLE, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { only, openManage, studentOf, write } from '../testing.js';

const table = async () => within(await screen.findByRole('table', { name: 'User Management' }));

beforeEach(() => only('users'));

describe('the list of users', () => {
  it('is searched, and goes page by page, also with 5,000 people', async () => {
    const users = Array.from({ length: 5_000 }, (_, index) => studentOf(index + 1));
    const { user } = openManage({ users });
    expect((await table()).getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText('5001 users')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 501')).toBeVisible();
    await write(user, screen.getByRole('searchbox', { name: 'Search users' }), 'student4711');
    expect(await screen.findByText('1 user')).toBeVisible();
    expect((await table()).getByText('student4711@example.edu')).toBeVisible();
  });

  it('marks who is online, and does not let the primary admin be deleted', async () => {
    openManage({ users: [studentOf(1)] });
    const [, admin, student] = (await table()).getAllByRole('row');
    expect(within(admin!).getByText('Online')).toBeVisible();
    expect(within(admin!).getByText('Primary admin: cannot be deleted')).toBeVisible();
    expect(within(admin!).getByRole('button', { name: 'Delete Admin' })).toBeDisabled();
    expect(within(student!).getByRole('button', { name: 'Delete Student 1' })).toBeEnabled();
  });

  it('says when it could not be loaded', async () => {
    const listUsers = () => {
      throw failed(403, 'forbidden', 'Not you.');
    };
    openManage({ api: { auth: { listUsers } } });
    expect(await screen.findByText('The users could not be loaded.')).toBeVisible();
  });
});

describe('adding a user', () => {
  it('checks first, sends, and closes its form', async () => {
    const created = studentOf(9);
    const { user, server } = openManage({ api: { auth: { createUser: () => ({ user: created }) } } });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const form = within(screen.getByRole('form', { name: 'Add User' }));
    await user.click(form.getByRole('button', { name: 'Save User' }));
    expect(form.getByText('Enter an e-mail address.')).toBeVisible();
    await write(user, form.getByRole('textbox', { name: /E-mail/ }), 'new@example.edu');
    await write(user, form.getByRole('textbox', { name: /^Name/ }), '新同学');
    expect(within(form.getByRole('combobox', { name: 'Role' })).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Student', 'Admin']);
    await user.click(form.getByRole('button', { name: 'Save User' }));
    expect(await screen.findByText('User added successfully!')).toBeVisible();
    expect(server.to('POST /api/auth/admin/users')[0]?.input).toEqual({ email: 'new@example.edu', name: '新同学', role: 'student' });
    expect(screen.queryByRole('form', { name: 'Add User' })).not.toBeInTheDocument();
  });

  it('keeps what was typed through a refusal, and through Cancel', async () => {
    const createUser = () => {
      throw failed(409, 'conflict', 'There is already an account with this e-mail address.');
    };
    const { user } = openManage({ api: { auth: { createUser } } });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    await write(user, screen.getByRole('textbox', { name: /E-mail/ }), 'taken@example.edu');
    await write(user, screen.getByRole('textbox', { name: /^Name/ }), 'Taken');
    await user.click(screen.getByRole('button', { name: 'Save User' }));
    expect(await screen.findByText('Failed to add user')).toBeVisible();
    expect(screen.getByText('There is already an account with this e-mail address.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('taken@example.edu');
  });
});

describe('editing a user', () => {
  it('leaves the address alone, and says what another role means', async () => {
    const updateUser = () => ({ user: studentOf(1) });
    const { user, server } = openManage({ users: [studentOf(1)], api: { auth: { updateUser } } });
    await user.click(await screen.findByRole('button', { name: 'Edit Student 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveAttribute('readonly');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Admin');
    expect(dialog.getByText(/signed out everywhere/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('User updated successfully!')).toBeVisible();
    expect(server.to('PUT /api/auth/admin/users/student1%40example.edu')[0]?.input).toMatchObject({ name: 'Student 1', role: 'admin' });
  });

  it('of a visitor sends no role until one is given', async () => {
    const { user, server } = openManage({ users: [studentOf(1, { role: 'visitor' })], api: { auth: { updateUser: () => ({ user: studentOf(1) }) } } });
    await user.click(await screen.findByRole('button', { name: 'Edit Student 1' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.to('PUT /api/auth/admin/users/student1%40example.edu')[0]?.input).not.toHaveProperty('role'));
  });

  it('keeps the primary admin an admin', async () => {
    const { user } = openManage();
    await user.click(await screen.findByRole('button', { name: `Edit ${PEOPLE.admin.displayName}` }));
    expect(within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'Role' })).toBeDisabled();
  });
});

describe('deleting a user', () => {
  it('asks, and says what erasure means', async () => {
    const { user } = openManage({ users: [studentOf(1)], api: { auth: { deleteUser: () => ({ success: true }) } } });
    await user.click(await screen.findByRole('button', { name: 'Delete Student 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this user?' }));
    expect(dialog.getByText(/Former student/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete User' }));
    expect(await screen.findByText('User deleted successfully!')).toBeVisible();
  });

  it('that failed says why, and the user is still there', async () => {
    const deleteUser = () => {
      throw failed(409, 'protected', 'A course needs an admin, and this is the last one.');
    };
    const { user } = openManage({ users: [studentOf(1)], api: { auth: { deleteUser } } });
    await user.click(await screen.findByRole('button', { name: 'Delete Student 1' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete User' }));
    expect(await screen.findByText('Failed to delete user')).toBeVisible();
    expect(screen.getByText('A course needs an admin, and this is the last one.')).toBeVisible();
    expect(screen.getByText('student1@example.edu')).toBeInTheDocument();
  });
});
