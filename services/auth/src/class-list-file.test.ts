import { readClassList, UnreadableClassList } from './class-list-file.js';

/** 'email,姓名' and 'li@example.edu,李雷' as a spreadsheet in China writes them. */
const GB18030 = Buffer.concat([
  Buffer.from('email,'), Buffer.from('d0d5c3fb', 'hex'), Buffer.from('\r\nli@example.edu,'), Buffer.from('c0eec0d7', 'hex'), Buffer.from('\r\n'),
]);
const LI = { line: 2, email: 'li@example.edu', name: '李雷', displayName: '', role: '' };
const utf8 = (text: string) => readClassList(Buffer.from(text));
const messageOf = (bytes: string | Uint8Array) => {
  try {
    readClassList(Buffer.from(bytes));
    return 'no error';
  } catch (error) {
    return error instanceof UnreadableClassList ? error.message : String(error);
  }
};

describe('a class list', () => {
  test.each([
    ['UTF-8', Buffer.from('email,姓名\nli@example.edu,李雷\n')],
    ['UTF-8', Buffer.from('\uFEFFemail,姓名\nli@example.edu,李雷\n')],
    ['GB18030', GB18030],
    ['UTF-16', Buffer.from('\uFEFFemail\t姓名\r\nli@example.edu\t李雷\r\n', 'utf16le')],
  ])('is read in %s', (encoding, bytes) => {
    expect(readClassList(bytes)).toMatchObject({ encoding, entries: [LI] });
  });

  test.each([['comma', ','], ['semicolon', ';'], ['tab', '\t']])('may have a %s between its cells', (separator, sign) => {
    expect(utf8(['角色', '邮箱', '姓名'].join(sign) + '\n' + ['学生', 'li@example.edu', '"a,b;c\td"'].join(sign))).toMatchObject({
      separator, entries: [{ email: 'li@example.edu', name: 'a,b;c\td', role: '学生' }],
    });
  });

  test('may name its columns in any case and order, and have others beside them', () => {
    expect(utf8('No.,Display Name,E-Mail,NAME\n7,Lei,li@example.edu,李雷').entries).toEqual([{ ...LI, displayName: 'Lei' }]);
  });

  test('counts lines as an editor does, over quoted line breaks and empty lines', () => {
    const { entries } = utf8('email,name\n\na@example.edu,"two\nlines"\n , \nb@example.edu\n');
    expect(entries.map(({ line, email, name }) => [line, email, name])).toEqual([[4, 'a@example.edu', 'two\nlines'], [6, 'b@example.edu', '']]);
  });

  test('gives back what an export defused, and composes what was typed in pieces', () => {
    expect(utf8("email,name\n'=a@example.edu,Jose\u0301").entries).toMatchObject([{ email: '=a@example.edu', name: 'José' }]);
  });

  test('is refused with a sentence when it is none', () => {
    expect(messageOf('')).toMatch(/first line must name the columns/);
    expect(messageOf('li@example.edu,李雷')).toMatch(/first line must name the columns/);
    expect(messageOf('email,name\n')).toMatch(/names nobody/);
    expect(messageOf('email,name\n"li@example.edu,Li\n')).toMatch(/quotation mark/);
    expect(messageOf(Buffer.from('504b0304140006000800ff', 'hex'))).toMatch(/no text|first line/);
    expect(messageOf(Buffer.from([0xff, 0xff, 0x00, 0x80]))).toMatch(/no text in UTF-8 or GB18030/);
    expect(messageOf(`email\n${'a@example.edu\n'.repeat(5_001)}`)).toMatch(/5001 people.*5000/);
  });
});
