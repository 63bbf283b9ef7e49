import { docHosts, docLinkOf } from './doc-link.js';

const LINK = 'https://docs.google.com/document/d/1AbC-dEf_9/edit?usp=sharing#heading=h.1';
const read = (text: string, setting?: string) => docLinkOf(text, docHosts(setting));

describe('the link to a group document', () => {
  it('is taken as it is', () => {
    expect(read(LINK)).toBe(LINK);
    expect(read('http://docs.google.com/document/d/x')).toBe('http://docs.google.com/document/d/x');
  });

  it('may have blanks around it, and no scheme', () => {
    expect(read(`  ${LINK}\n`)).toBe(LINK);
    expect(read('docs.google.com/document/d/x')).toBe('https://docs.google.com/document/d/x');
  });

  it.each([
    '',
    'x',
    'https://docs.google.com/',
    'https://docs.google.com/document/d/',
    'https://docs.google.com/document/d//edit',
    'https://docs.google.com/spreadsheets/d/x',
    'https://example.org/document/d/x',
    'https://docs.google.com.example.org/document/d/x',
    'https://docs.google.com:8443/document/d/x',
    'https://docs.google.com@example.org/document/d/x',
    'https://user:secret@docs.google.com/document/d/x',
    'javascript:alert(1)//docs.google.com/document/d/x',
    'javascript://docs.google.com/document/d/x%0aalert(1)',
    'ftp://docs.google.com/document/d/x',
    'data:text/html,https://docs.google.com/document/d/x',
  ])('is not %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is of the hosts that the operator names', () => {
    const setting = ' office.example.edu:8443 , Docs.Example.cn,';
    expect(read('https://office.example.edu:8443/document/d/x', setting)).toBeDefined();
    expect(read('https://docs.example.cn/document/d/x', setting)).toBeDefined();
    expect(read(LINK, setting)).toBeUndefined();
    expect(read(LINK, ' , ')).toBe(LINK);
  });
});
