import { commandOf } from './key-command.js';

function press(key: string, fields: Partial<KeyboardEvent> = {}, html = '<p id="target">text</p>') {
  document.body.innerHTML = html;
  const target = document.querySelector('#target');
  return commandOf({ key, target, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false, ...fields });
}

describe('a single key', () => {
  it.each([
    ['1', { kind: 'rank', rank: 1 }],
    ['2', { kind: 'rank', rank: 2 }],
    ['3', { kind: 'rank', rank: 3 }],
    ['j', { kind: 'move', by: 1 }],
    ['K', { kind: 'move', by: -1 }],
    ['n', { kind: 'next-example' }],
    ['?', { kind: 'list-keys' }],
  ])('%s asks for %j', (key, command) => expect(press(key)).toEqual(command));

  it.each(['4', '0', 'a', 'Enter', ' '])('%j asks for nothing', (key) => expect(press(key)).toBeUndefined());

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }, { repeat: true }])('with %j asks for nothing', (fields) => {
    expect(press('1', fields)).toBeUndefined();
  });

  it.each([
    '<input id="target">',
    '<input id="target" type="search">',
    '<textarea id="target"></textarea>',
    '<select id="target"></select>',
    '<div contenteditable="true"><b id="target">b</b></div>',
    '<div role="dialog"><button id="target">b</button></div>',
  ])('asks for nothing in %s', (html) => expect(press('1', {}, html)).toBeUndefined());

  it.each(['<input id="target" type="checkbox">', '<button id="target">b</button>'])('works on %s', (html) => {
    expect(press('1', {}, html)).toBeDefined();
  });
});
