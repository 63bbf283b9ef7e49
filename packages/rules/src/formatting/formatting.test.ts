import fc from 'fast-check';
import { linkTarget, parseFormatting, plainText } from './formatting.js';
import type { FormattedPiece } from './formatting.js';

const text = (words: string): FormattedPiece => ({ kind: 'text', text: words });
const bold = (...children: FormattedPiece[]): FormattedPiece => ({ kind: 'bold', children });
const italic = (...children: FormattedPiece[]): FormattedPiece => ({ kind: 'italic', children });
const link = (href: string, ...children: FormattedPiece[]): FormattedPiece => ({ kind: 'link', href, children });

describe('a text', () => {
  it.each<[string, FormattedPiece[]]>([
    ['', []],
    ['plain', [text('plain')]],
    ['a **b** c', [text('a '), bold(text('b')), text(' c')]],
    ['a *b* c', [text('a '), italic(text('b')), text(' c')]],
    ['***both***', [bold(italic(text('both')))]],
    ['**bold with *italic***', [bold(text('bold with '), italic(text('italic')))]],
    ['*italic with **bold** in it*', [italic(text('italic with '), bold(text('bold')), text(' in it'))]],
    ['**晴**与*情*', [bold(text('晴')), text('与'), italic(text('情'))]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['** not bold **', [text('** not bold **')]],
    ['**never closed', [text('**never closed')]],
    ['**over\na line**', [text('**over\na line**')]],
    ['****', [text('****')]],
    ['[a pun](example.org/pun)', [link('https://example.org/pun', text('a pun'))]],
    ['[**bold** link](https://example.org)', [link('https://example.org', bold(text('bold')), text(' link'))]],
    ['[bad](javascript:alert(1))', [text('[bad](javascript:alert(1))')]],
    ['[x](data:text/html,hi)', [text('[x](data:text/html,hi)')]],
    ['[nothing]()', [text('[nothing]()')]],
    ['see https://example.org/a, then', [text('see '), link('https://example.org/a', text('https://example.org/a')), text(', then')]],
    ['(see www.example.org)', [text('(see '), link('https://www.example.org', text('www.example.org')), text(')')]],
    [
      'https://en.wikipedia.org/wiki/Pun_(wordplay).',
      [link('https://en.wikipedia.org/wiki/Pun_(wordplay)', text('https://en.wikipedia.org/wiki/Pun_(wordplay)')), text('.')],
    ],
    ['见https://example.org/双关，谢谢', [text('见'), link('https://example.org/双关', text('https://example.org/双关')), text('，谢谢')]],
    ['wwwwww.example.org', [text('wwwwww.example.org')]],
    ['<b>&amp;</b>', [text('<b>&amp;</b>')]],
  ])('%j', (typed, pieces) => {
    expect(parseFormatting(typed)).toEqual(pieces);
  });
});

describe('the address of a link', () => {
  it.each([
    ['example.org', 'https://example.org'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['//example.org/a', 'https://example.org/a'],
    [' http://example.org ', 'http://example.org'],
    ['https://example.org/a")  ', 'https://example.org/a'],
    ['https://example.org/a”', 'https://example.org/a'],
    ["https://example.org/a']", 'https://example.org/a'],
    ['https://en.wikipedia.org/wiki/Pun_(wordplay)', 'https://en.wikipedia.org/wiki/Pun_(wordplay)'],
    ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
    ['javascript:alert(1)', null],
    ['JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['mailto:a@example.org', null],
    ['https://', null],
    ['two words', null],
    ['")', null],
    ['', null],
  ])('%j is %j', (typed, href) => {
    expect(linkTarget(typed)).toBe(href);
  });
});

/** Texts that are full of marks, so that they meet in ways that nobody thought of. */
const mark = fc.constantFrom('*', '**', '[', ']', '(', ')', 'https://a.b', 'www.c.d', 'javascript:', 'word', '双关', ' ', '\n', '<', '"');
const marked = fc.array(mark, { maxLength: 40 }).map((parts) => parts.join(''));

function everyPiece(pieces: readonly FormattedPiece[], depth = 1): { piece: FormattedPiece; depth: number }[] {
  return pieces.flatMap((piece) => [{ piece, depth }, ...(piece.kind === 'text' ? [] : everyPiece(piece.children, depth + 1))]);
}

/** Whether `part` is `whole` with some characters left out. */
function isLeftOf(part: string, whole: string): boolean {
  let at = 0;
  for (const unit of part) {
    at = whole.indexOf(unit, at) + unit.length;
    if (at < unit.length) return false;
  }
  return true;
}

describe('whatever is typed', () => {
  it('keeps its words and their order, and loses nothing but what formats it', () => {
    const anything = fc.oneof(marked, fc.string({ unit: 'grapheme' }));
    fc.assert(fc.property(anything, (typed) => isLeftOf(plainText(parseFormatting(typed)), typed)), { numRuns: 2_000 });
  });

  it('is left alone where nothing formats it', () => {
    fc.assert(fc.property(fc.string().filter((typed) => !/[*[]|https?:|www\./i.test(typed)), (typed) => plainText(parseFormatting(typed)) === typed));
  });

  it('leads nowhere but to the web', () => {
    const isOfTheWeb = ({ piece }: { piece: FormattedPiece }) => piece.kind !== 'link' || /^https?:$/.test(new URL(piece.href).protocol);
    fc.assert(fc.property(marked, (typed) => everyPiece(parseFormatting(typed)).every(isOfTheWeb)), { numRuns: 2_000 });
    fc.assert(fc.property(fc.webUrl(), (url) => linkTarget(url) !== null));
  });

  it('is never deeper than one of each kind', () => {
    fc.assert(fc.property(marked, (typed) => everyPiece(parseFormatting(typed)).every(({ depth }) => depth <= 4)), { numRuns: 2_000 });
  });

  it('comes to an end, even where every mark of a long text is left open', () => {
    for (const opening of ['**a ', '*a ', '[', '[a](', '**', 'www.', '*a **b ']) {
      const typed = opening.repeat(20_000 / opening.length);
      expect(everyPiece(parseFormatting(typed)).length).toBeGreaterThan(0);
    }
  });
});
