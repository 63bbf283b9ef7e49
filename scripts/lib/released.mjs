/**
 * What has been released is promised: clients written for it, rooms and services of an earlier release must go on working. This compares
 * what stands in docs/released with what the code says today, and names what is gone. Additions are nobody's harm.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentFacade, currentUses, lostExports, wrongVersions } from './facade.mjs';
import { frontEnds } from './workspaces.mjs';

/** What is promised: every call of the API, the rooms with the paths that they serve, and what the page offers to rooms. */
export async function currentRelease(root) {
  const { CONTRACTS, openApiDocument } = await import('@transcreate/contracts');
  const rooms = frontEnds(root).flatMap((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).transcreate ?? []);
  return {
    openapi: openApiDocument(CONTRACTS),
    rooms: rooms.toSorted((one, other) => one.name.localeCompare(other.name)),
    facade: currentFacade(root),
  };
}

const fileOf = (root, part) => join(root, 'docs', 'released', `${part}.json`);

/** What was promised last; undefined where it isn't written down. */
const promised = (root, part) => (existsSync(fileOf(root, part)) ? JSON.parse(readFileSync(fileOf(root, part), 'utf8')) : undefined);

/** What the last release promised and today's code does not keep, a sentence each. */
export async function brokenPromises(root) {
  const current = await currentRelease(root);
  const [openapi, rooms, facade] = ['openapi', 'rooms', 'facade'].map((part) => promised(root, part));
  if (!openapi || !rooms || !facade) return ['docs/released is incomplete: write it with npm run release.'];
  return [...missingCalls(openapi, current.openapi), ...missingRooms(rooms, current.rooms), ...lostExports(facade, current.facade)];
}

/** Versions of the facade and of rooms that don't say what has changed since the last release, a sentence each. */
export function unsaidChanges(root) {
  const facade = promised(root, 'facade');
  return facade ? wrongVersions(facade, currentFacade(root), currentUses(root)) : [];
}

/** Makes today's interface the released one. */
export async function writeRelease(root) {
  for (const [part, value] of Object.entries(await currentRelease(root))) writeFileSync(fileOf(root, part), `${JSON.stringify(value, null, 1)}\n`);
}

/** Rooms and paths that are gone. */
export function missingRooms(before, now) {
  return before.flatMap(({ name, routes }) => {
    const room = now.find((one) => one.name === name);
    if (!room) return [`The room ${name} is gone.`];
    return routes.filter((route) => !now.some((one) => one.routes.includes(route))).map((route) => `No room serves ${route} any more.`);
  });
}

/** What a client of the earlier document would miss in the present one, or send in vain. */
export function missingCalls(before, now) {
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const present = now.paths[path]?.[method];
      if (!present) return [`${call} is gone.`];
      return [...newDemands(operation, present, before, now), ...lostReplies(operation, present, before, now)].map((problem) => `${call}: ${problem}.`);
    }),
  );
}

function newDemands(before, now, beforeDocument, nowDocument) {
  const known = new Map((before.parameters ?? []).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const parameters = (now.parameters ?? []).filter(({ name, required, ...rest }) => required && !known.get(`${rest.in} ${name}`)?.required);
  const body = (operation) => Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};
  return [
    ...parameters.map(({ name }) => `the parameter ${name} has become required`),
    ...inputProblems(resolve(body(before), beforeDocument), resolve(body(now), nowDocument), beforeDocument, nowDocument, 'body'),
  ];
}

/** A field that was not required, or not known, is demanded; a value that was taken is refused. */
function inputProblems(before, now, beforeDocument, nowDocument, at) {
  const demanded = (now.required ?? []).filter((name) => !(before.required ?? []).includes(name)).map((name) => `${at}.${name} has become required`);
  const narrowed = now.enum && before.enum ? before.enum.filter((value) => !now.enum.includes(value)).map((value) => `${at} no longer takes ${value}`) : [];
  const inside = Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const present = now.properties?.[name];
    if (!present) return [`${at}.${name} is no longer read`];
    return inputProblems(resolve(schema, beforeDocument), resolve(present, nowDocument), beforeDocument, nowDocument, `${at}.${name}`);
  });
  return [...demanded, ...narrowed, ...inside];
}

function lostReplies(before, now, beforeDocument, nowDocument) {
  return Object.entries(before.responses).flatMap(([status, response]) => {
    const present = now.responses[status];
    if (!present) return status < '300' ? [`it no longer answers ${status}`] : [];
    return Object.entries(response.content ?? {}).flatMap(([media, { schema = {} }]) => {
      if (!present.content?.[media]) return [`${status} no longer comes as ${media}`];
      return outputProblems(schema, present.content[media].schema ?? {}, beforeDocument, nowDocument, String(status), new Set());
    });
  });
}

/** A field that was always there is gone or may be missing, or has become something else. */
function outputProblems(before, now, beforeDocument, nowDocument, at, seen) {
  // A shape that holds itself has been looked at.
  if (before.$ref && seen.has(before.$ref)) return [];
  const inner = new Set([...seen, before.$ref]);
  const [was, is] = [resolve(before, beforeDocument), resolve(now, nowDocument)];
  if (was.type && is.type && JSON.stringify(was.type) !== JSON.stringify(is.type)) return [`${at} was ${was.type} and is ${is.type}`];
  const inside = Object.entries(was.properties ?? {}).flatMap(([name, schema]) => {
    const present = is.properties?.[name];
    if (!present) return [`${at}.${name} is gone`];
    const isLoose = was.required?.includes(name) && !is.required?.includes(name);
    return [...(isLoose ? [`${at}.${name} may be missing`] : []), ...outputProblems(schema, present, beforeDocument, nowDocument, `${at}.${name}`, inner)];
  });
  const items = was.items && is.items ? outputProblems(was.items, is.items, beforeDocument, nowDocument, `${at}[]`, inner) : [];
  return [...inside, ...items];
}

function resolve(schema, document) {
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema;
}
