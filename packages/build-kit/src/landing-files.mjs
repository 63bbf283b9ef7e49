/** The module behind the entry's `import()`; the bundler adds '+ 7 modules' to the name of a concatenated one. */
const BOOTSTRAP = './src/bootstrap.tsx';
/** How the bundler names the place where a shared module is asked for. */
const CONSUMED = /^consume shared module \(\w+\) (@?[^@]+)@/;

/**
 * The JavaScript and CSS that the landing page loads before it stands: the entry, the chunks of the bootstrap, and every shared module
 * that these ask for, which may ask for further ones.
 * @param {{id: unknown, initial: boolean, files: string[], siblings: unknown[], modules: string[]}[]} chunks of the shell's build
 * @param {{shared: {name: string, assets: {js: {sync: string[]}, css: {sync: string[]}}}[]}} manifest the shell's federation manifest
 */
export function landingFiles(chunks, manifest) {
  const bootstrap = chunks.find(({ modules }) => modules.some((name) => name.startsWith(BOOTSTRAP)));
  if (!bootstrap) throw new Error(`The shell's build has no chunk with ${BOOTSTRAP}: landing-files.mjs must learn where the landing page starts now.`);
  const start = chunks.filter(({ id, initial }) => initial || id === bootstrap.id || bootstrap.siblings.includes(id));

  const reached = new Set(start);
  const files = new Set(start.flatMap((chunk) => chunk.files));
  for (const chunk of reached) {
    const asked = new Set(consumedBy(chunk).flatMap((name) => assetsOf(manifest, name)));
    for (const other of chunks.filter((one) => !isOwn(one) && one.files.some((file) => asked.has(file)))) {
      reached.add(other);
      other.files.forEach((file) => files.add(file));
    }
  }
  return [...files].filter((file) => /\.(js|css)$/.test(file));
}

/** The manifest also lists the shell's lazy pages that ask for a shared module; they are no part of it. */
function isOwn({ modules }) {
  return modules.some((name) => name.startsWith('./src/'));
}

function consumedBy({ modules }) {
  return modules.map((name) => CONSUMED.exec(name)?.[1]).filter((name) => name !== undefined);
}

function assetsOf(manifest, name) {
  const shared = manifest.shared.find((entry) => entry.name === name);
  if (!shared) throw new Error(`The shell's manifest has no shared module '${name}'.`);
  return [...shared.assets.js.sync, ...shared.assets.css.sync];
}
