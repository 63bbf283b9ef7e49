/** What is wrong with a link to a group's document, before anybody is asked; the server knows which hosts it takes. */
export function docProblem(typed: string): 'docsEmpty' | 'docsInvalid' | null {
  const text = typed.trim();
  if (text === '') return 'docsEmpty';
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return 'docsInvalid';
  const { protocol, pathname } = new URL(address);
  return /^https?:$/.test(protocol) && /^\/document\/d\/[^/]/.test(pathname) ? null : 'docsInvalid';
}
