/**
 * What shell and rooms share at run time, by name: the exports of the facade `web-kit`, and which of them a room imports. The version of the
 * facade tells whether a room of one release runs on a page of another, so these are compared with what has been released.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import swc from '@swc/core';
import { frontEnds } from './workspaces.mjs';

const FACADE = '@transcreate/web-kit';

/** For tests alone; no page has it. */
const TESTING = './testing';

/**
 * @typedef {{ version: string, exports: Record<string, string[]> }} Facade its version, and by module what it exports, types left out
 * @typedef {{ folder: string, needs: string, uses: string[] }} RoomUse which facade a room names, and what it imports of it, as 'module name'
 */

/** @returns {Facade} */
export function currentFacade(root) {
  const { version, exports } = manifestOf(root, FACADE);
  const modules = Object.keys(exports).filter((key) => key !== TESTING).map((key) => FACADE + key.slice(1));
  return { version, exports: Object.fromEntries(modules.map((name) => [name, [...new Set(exportsOf(root, entryOf(root, name)))].toSorted()])) };
}

/** @returns {RoomUse[]} */
export function currentUses(root) {
  const rooms = frontEnds(root).filter((folder) => folder !== 'shell');
  return rooms.map((folder) => {
    const { needs } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).transcreate;
    return { folder, needs, uses: usesOf(join(root, folder, 'src')) };
  });
}

/** What rooms of the earlier release would miss on a page of today, unless a new major version tells them that they don't fit. */
export function lostExports(before, now) {
  if (numbersOf(now.version)[0] > numbersOf(before.version)[0]) return [];
  return named(before).filter((name) => !named(now).includes(name)).map((name) => `web-kit no longer exports '${name}': that takes a new major version.`);
}

/** Versions that don't say what has changed since the earlier release: a page or a room would be taken for one that fits. */
export function wrongVersions(before, now, rooms) {
  const added = named(now).filter((name) => !named(before).includes(name));
  const isRaised = isNewer(now.version, before.version);
  const ofFacade = isRaised ? [] : added.map((name) => `web-kit exports '${name}', which ${before.version} does not: raise its minor version.`);
  const ofRooms = rooms.flatMap(({ folder, needs, uses }) => {
    const tooNew = uses.filter((name) => added.includes(name) && !isNewer(needs, before.version));
    return [
      ...tooNew.map((name) => `${folder} uses '${name}', which web-kit ${needs} does not have: raise \`needs\`.`),
      ...(isNewer(needs, now.version) ? [`${folder} needs web-kit ${needs}, and this is ${now.version}.`] : []),
    ];
  });
  return [...ofFacade, ...ofRooms];
}

const named = ({ exports }) => Object.entries(exports).flatMap(([module, names]) => names.map((name) => `${module} ${name}`));
const numbersOf = (version) => version.split('.').map(Number);

/** By major and minor alone: patches change nothing for others. */
function isNewer(version, other) {
  const [[major, minor], [otherMajor, otherMinor]] = [numbersOf(version), numbersOf(other)];
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

function usesOf(folder) {
  const imports = sourcesIn(folder).flatMap((file) => parse(file).filter(({ type }) => type === 'ImportDeclaration'));
  const shared = imports.filter(({ source, typeOnly }) => !typeOnly && (source.value === FACADE || source.value.startsWith(`${FACADE}/`)));
  const uses = shared.flatMap(({ source, specifiers }) => valuesOf(specifiers).map((name) => `${source.value} ${name}`));
  return [...new Set(uses)].toSorted();
}

/** The names that a module exports, those that it passes on from modules of ours included. */
function exportsOf(root, file) {
  return parse(file).flatMap((item) => {
    if (item.type === 'ExportNamedDeclaration') return item.typeOnly ? [] : item.specifiers.filter((one) => !one.isTypeOnly).map((one) => (one.exported ?? one.orig).value);
    if (item.type === 'ExportAllDeclaration') return exportsOf(root, moduleOf(root, file, item.source.value));
    return item.type === 'ExportDeclaration' ? declaredBy(item.declaration) : [];
  });
}

function declaredBy({ type, identifier, declarations = [] }) {
  if (type === 'VariableDeclaration') return declarations.map(({ id }) => id.value);
  return type === 'FunctionDeclaration' || type === 'ClassDeclaration' ? [identifier.value] : [];
}

const valuesOf = (specifiers) => specifiers.filter((one) => !one.isTypeOnly).map((one) => (one.imported ?? one.local).value);

/** The source of an import: a file beside, or the entry of a package of ours. */
function moduleOf(root, from, name) {
  if (!name.startsWith('.')) return entryOf(root, name);
  const path = join(dirname(from), name).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
}

function entryOf(root, name) {
  const [, , part] = name.split('/');
  const manifest = manifestOf(root, name);
  return join(root, folderOf(name), manifest.exports[part ? `./${part}` : '.'].source);
}

const folderOf = (name) => join('packages', name.split('/')[1]);
const manifestOf = (root, name) => JSON.parse(readFileSync(join(root, folderOf(name), 'package.json'), 'utf8'));
const parse = (file) => swc.parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body;

function sourcesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
}
