import { isHttpCall, routeOf, type Access, type Caller, type Contract, type HttpCall } from './call.js';

type Refusal = 'unauthenticated' | 'sign_in_required' | 'forbidden';

/** Why a caller may not make a call of this access; undefined when they may. */
export function refusalOf(access: Access, caller: Pick<Caller, 'role' | 'guest'> | null): Refusal | undefined {
  if (access === 'public') return undefined;
  if (!caller) return 'unauthenticated';
  if (access === 'reader') return undefined;
  if (access === 'admin') return caller.role === 'admin' ? undefined : 'forbidden';
  if (caller.guest) return 'sign_in_required';
  return access === 'student' && caller.role === 'visitor' ? 'forbidden' : undefined;
}

/** The call that a GET of this path makes, if there is one. A route without parameters wins over one that has them. */
export function callOfPath(contracts: readonly Contract[], path: string): HttpCall | undefined {
  const matches = contracts
    .flatMap((table) => Object.values(table))
    .filter(isHttpCall)
    .flatMap((line) => [line.http, ...(line.also ?? [])].map((http) => ({ line, ...routeOf(http) })))
    .filter((route) => route.method === 'GET' && patternOf(route.path).test(path));
  return (matches.find((route) => !route.path.includes(':')) ?? matches[0])?.line;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}

/** The type of a ticket, as its header names it: one that is sent as a token is none. */
export const TICKET_TYPE = 'ticket+jwt';

/** The query's field that carries a ticket. */
export const TICKET = 'ticket';

/** What a ticket opens: the path and query of an address of this site, without the ticket itself; undefined for any other address. */
export function ticketPathOf(address: string): string | undefined {
  const site = 'http://site';
  if (!address.startsWith('/') || !URL.canParse(address, site)) return undefined;
  const { origin, pathname, searchParams } = new URL(address, site);
  if (origin !== site) return undefined;
  const query = new URLSearchParams([...searchParams].filter(([name]) => name !== TICKET)).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
