import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative, sep } from 'node:path';
import { ROOT } from './lib/product.mjs';

const COMPILED = join(ROOT, 'dist', 'src');
const BUNDLE = join(ROOT, 'dist', 'server');
/** The server, what is loaded only when it is needed (the API document, metrics, traces), and what they share. */
const FILES = 'metadata,open-telemetry,request-labels,request-metrics,rolldown-runtime,server';

/**
 * Packages that are joined too: a fifth of all files that a start would load. Our files alone import the first, which alone
 * imports the others, so no second copy of them is ever loaded.
 */
const JOINED = ['@nestjs/swagger', 'es-toolkit', 'js-yaml'];

/**
 * Joins the compiled files of the server into one in `dist/server`, because Node would otherwise find, read and link
 * each of them at every start. Next to it are its entry and the metadata of the API document. Most packages stay where
 * they are, and so do files that the server reads or runs in threads: the code looks for them next to its compiled
 * file, in `dist/src`.
 */
export async function bundleServer() {
  // Not imported at the top, because `npm start` reads this file before the packages are installed.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: ROOT,
    input: { server: join(COMPILED, 'server.js') },
    platform: 'node',
    external: isExternal,
    // Modules, controllers and handlers work through their decorators, so none may be left out because no other code
    // refers to it.
    treeshake: false,
    plugins: [compiledFiles()],
    // It warns of a slow machine, which is no fault of the bundle, and every warning ends the build.
    checks: { bundlerTimings: false },
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Error(`The server cannot be bundled: ${message}`);
    },
  });
  const { output } = await bundle.write({
    dir: BUNDLE,
    chunkFileNames: '[name].js',
    // Nest, the API document and the log identify classes by name, and some names occur twice.
    keepNames: true,
    comments: false,
    sourcemap: true,
  });
  await bundle.close();
  // The entry imports the server file next to it.
  for (const name of ['main.js', 'main.js.map']) copyFileSync(join(COMPILED, name), join(BUNDLE, name));
  const names = output.flatMap((file) => (file.type === 'chunk' ? file.name : [])).sort();
  if (names.join() !== FILES) throw new Error(`The server was bundled to other files: ${names.join()}`);
}

/** Whether an import stays as it is written. @param {string} id @param {string} [importer] */
function isExternal(id, importer) {
  if (id.startsWith('.') || isAbsolute(id) || JOINED.some((name) => id === name || id.startsWith(`${name}/`)))
    return false;
  // What a joined package imports must be what it would find from its own place.
  const found = (/** @type {string} */ from) => createRequire(from).resolve(id);
  if (importer?.includes(`${sep}node_modules${sep}`) && found(importer) !== found(join(BUNDLE, 'server.js')))
    throw new Error(`The server cannot be bundled: ${importer} has a ${id} of its own.`);
  return true;
}

/** Reads compiled files with their source maps. @returns {import('rolldown').Plugin} */
function compiledFiles() {
  return {
    name: 'compiled-files',
    load: (file) => ({
      code: asPart(readFileSync(file, 'utf8'), file),
      // Packages' maps name sources that they don't bring.
      ...(file.startsWith(COMPILED) && { map: readFileSync(`${file}.map`, 'utf8') }),
    }),
  };
}

/** A path that is computed at run time hides `metadata.js` from the type check, which runs before the file exists. */
const HIDDEN_IMPORT = /import\(new URL\(('[^']+'), import\.meta\.url\)\.href\)/g;
/** The compiler's plugin imports each file that it describes. They are loaded by then, and would otherwise become a file each. */
const OF_METADATA = /\bimport\("(\.\/[^"]+\/[^"]+\.js)"\)/g;

/** The code of a compiled file, adapted to the bundle. @param {string} code @param {string} file */
function asPart(code, file) {
  const place = relative(BUNDLE, file).split(sep).join('/');
  /** @type {Map<string, string>} */
  const described = new Map();
  const part = code
    .replaceAll(OF_METADATA, (_, path) => {
      if (!described.has(path)) described.set(path, `described${described.size}`);
      return `Promise.resolve(${described.get(path)})`;
    })
    .replaceAll(HIDDEN_IMPORT, 'import($1)')
    .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
  // On the first line, so that the line numbers of the source map stay correct.
  return [...described].map(([path, name]) => `import * as ${name} from '${path}';`).join('') + part;
}
