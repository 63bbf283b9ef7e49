import { Link } from 'react-router-dom';
import { renderRoom, screen } from '../testing.js';
import { FACADE_VERSION, offers, provideRoomLoader, RoomTooNew } from './room.js';
import type { Room } from './room.js';
import { RoomSlot } from './room-slot.js';

const Practice: Room = ({ basePath }) => <p>the practice room at {basePath === '' ? 'the root' : basePath}</p>;

describe('a room’s place', () => {
  it('shows a skeleton, then the room, which learns where it lies', async () => {
    let arrive = () => {};
    provideRoomLoader((name) => new Promise((resolve) => (arrive = () => resolve({ App: name === 'practice' ? Practice : () => null }))));
    renderRoom(<RoomSlot name="practice" basePath="/weekly-practice" />);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    arrive();
    expect(await screen.findByText('the practice room at /weekly-practice')).toBeVisible();
  });

  it('shows a card when the room can’t be loaded, and loads it anew on demand; the page around it goes on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let attempts = 0;
    provideRoomLoader(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('503');
      return { App: Practice };
    });
    const { user } = renderRoom(
      <>
        <p>the frame</p>
        <RoomSlot name="practice" failedTitle="Practice could not be loaded." />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Practice could not be loaded.');
    expect(screen.getByText('the frame')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the practice room at the root')).toBeVisible();
    expect(attempts).toBe(2);
  });

  it('keeps a room that breaks from breaking the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Fragile: Room = () => {
      if (isBroken) throw new Error('a bug');
      return <p>mended</p>;
    };
    provideRoomLoader(async () => ({ App: Fragile }));
    const { user } = renderRoom(<RoomSlot name="practice" />);
    expect(await screen.findByText('This part of the site could not be loaded.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('mended')).toBeVisible();
  });

  it('forgets a failure on the next page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Fragile: Room = () => {
      if (isBroken) throw new Error('a bug');
      return <p>mended</p>;
    };
    provideRoomLoader(async () => ({ App: Fragile }));
    const { user } = renderRoom(
      <>
        <Link to="/votes">votes</Link>
        <RoomSlot name="practice" />
      </>,
      { path: '/search' },
    );
    await screen.findByRole('alert');
    isBroken = false;
    await user.click(screen.getByText('votes'));
    expect(await screen.findByText('mended')).toBeVisible();
  });

  it('says when the page is too old for the room', async () => {
    provideRoomLoader(async () => {
      throw new RoomTooNew('needs 1.1');
    });
    renderRoom(<RoomSlot name="practice" />);
    expect(await screen.findByText('This part of the site needs a newer page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

describe('the version of the interface', () => {
  it.each([
    ['1.0', '1.0.0', true],
    ['1.0', '1.3.2', true],
    ['1.4', '1.3.2', false],
    ['2.0', '1.3.2', false],
    ['1.9', '2.0.0', false],
    ['new', '1.0.0', false],
  ])('a room that needs %s on a page that offers %s: %s', (needs, version, fits) => {
    expect(offers(needs, version)).toBe(fits);
  });

  it('is that of the package', () => {
    expect(FACADE_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
    expect(offers(FACADE_VERSION)).toBe(true);
  });
});
