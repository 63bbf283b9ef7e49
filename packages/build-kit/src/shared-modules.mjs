/**
 * What shell and rooms share at run time: React, and one facade instead of each library for itself (measured: half the bytes, because a
 * library that is shared whole can't be shaken). The facade has three modules, so that the landing page loads little: core; parts
 * (fields, dialogs, tabs, and what several pages are made of); and course, the forms that admins alone need. The first two re-export the UI
 * package, which is therefore not listed, and which a room must not import past them.
 */
const SHARED = [
  'react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@transcreate/web-kit', '@transcreate/web-kit/parts', '@transcreate/web-kit/course',
];

/**
 * The federation's `shared` option. The shell provides every module; a room brings no copy of its own, because it runs in the shell alone.
 * Whether their versions fit is read from the room's `needs` before it is loaded, so no version is compared here.
 * @param {{ provided: boolean }} side
 */
export function sharedModules({ provided }) {
  const rule = { singleton: true, requiredVersion: false, version: '0.0.0', ...(provided ? {} : { import: false }) };
  return Object.fromEntries(SHARED.map((name) => [name, rule]));
}
