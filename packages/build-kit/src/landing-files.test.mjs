import { landingFiles } from './landing-files.mjs';

const consume = (name) => `consume shared module (default) ${name}@* (strict) (fallback: /somewhere/${name}.js)`;
const chunk = (id, files, modules, siblings = [], initial = false) => ({ id, files, modules, siblings, initial });
const share = (name, ...js) => ({ name, assets: { js: { sync: js }, css: { sync: [] } } });

const CHUNKS = [
  chunk(1, ['main.js', 'main.js.map', 'main.css'], ['./src/main.ts'], [], true),
  chunk(2, ['bootstrap.js'], ['./src/bootstrap.tsx + 7 modules'], [3]),
  chunk(3, [], [consume('@transcreate/web-kit')]),
  chunk(4, ['core.js', 'core.css'], ['../packages/web-kit/src/core.ts', consume('react')]),
  chunk(5, ['react.js'], ['../node_modules/react/index.js']),
  chunk(6, ['inside.js'], ['./src/inside/inside.tsx + 3 modules', consume('@transcreate/web-kit/parts')]),
  chunk(7, ['parts.js'], ['../packages/web-kit/src/parts.ts']),
];
const MANIFEST = { shared: [share('@transcreate/web-kit', 'core.js', 'inside.js'), share('react', 'react.js'), share('@transcreate/web-kit/parts', 'parts.js')] };

describe('landingFiles', () => {
  it('follows the entry, the bootstrap and what these share, but no lazy page', () => {
    expect(landingFiles(CHUNKS, MANIFEST).toSorted()).toEqual(['bootstrap.js', 'core.css', 'core.js', 'main.css', 'main.js', 'react.js']);
  });

  it('counts the parts as soon as the landing page asks for them', () => {
    const chunks = CHUNKS.map((one) => (one.id === 2 ? { ...one, modules: [...one.modules, consume('@transcreate/web-kit/parts')] } : one));
    expect(landingFiles(chunks, MANIFEST)).toContain('parts.js');
  });

  it('says so when the bootstrap is not where it was', () => {
    expect(() => landingFiles(CHUNKS.filter(({ id }) => id !== 2), MANIFEST)).toThrow('no chunk with ./src/bootstrap.tsx');
  });
});
