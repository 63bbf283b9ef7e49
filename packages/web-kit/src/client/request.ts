import type { Route } from '@transcreate/contracts/browser';

/** A call as HTTP: same origin, path and query ready, the body as JSON text. */
export interface ApiRequest {
  method: string;
  url: string;
  body?: string;
}

/** Path parameters go into the path; what is left is the query of a GET or DELETE, and the JSON body of anything else. */
export function requestOf(route: Route, input: Record<string, unknown>): ApiRequest {
  const [method, template] = route.http.split(' ') as [string, string];
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method === 'GET' || method === 'DELETE') return { method, url: path + queryOf(rest) };
  return { method, url: path, body: JSON.stringify(Object.fromEntries(rest)) };
}

function queryOf(fields: Map<string, unknown>): string {
  const query = new URLSearchParams([...fields].filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
