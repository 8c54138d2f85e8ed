// npm run shipped: what an image contains besides Node. The licenses of the packages, their size and the size of the
// build, and dist/sbom.cdx.json (CycloneDX). Needs the build and no network. Ends with 1 if a license is unknown or
// something grew.
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/product.mjs';
import { licenseOf, productionPackages, unknownLicenses } from './lib/production-packages.mjs';
import { softwareBill } from './lib/software-bill.mjs';

const DIST = join(ROOT, 'dist');

/** Megabytes without source maps, which the image leaves out. Today they are about 180 and 50. */
const MOST = { packages: 190, build: 65 };

/** Bytes of a folder without source maps and without the packages of packages. @param {string} folder @returns {number} */
function bytesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + bytesOf(path);
    return entry.name.endsWith('.map') ? sum : sum + lstatSync(path).size;
  }, 0);
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const packages = productionPackages(lock);
const complaints = unknownLicenses(packages);

/** @type {Map<string, number>} */
const counts = new Map();
for (const one of packages) {
  const { license = '(unknown)' } = licenseOf(one);
  counts.set(license, (counts.get(license) ?? 0) + 1);
}
for (const [license, many] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(many).padStart(4)}  ${license}`);
/** @type {Map<string, string[]>} */
const reasons = new Map();
for (const one of packages) {
  const { license, why } = licenseOf(one);
  if (why) reasons.set(`${license}: ${why}`, [...(reasons.get(`${license}: ${why}`) ?? []), one.name]);
}
for (const [reason, names] of reasons) console.log(`      ${reason} ${names.join(', ')}`);

const installed = packages.map(({ path }) => join(ROOT, path)).filter((path) => existsSync(path));
const megabytes = {
  packages: installed.reduce((sum, path) => sum + bytesOf(path), 0) / 1e6,
  build: existsSync(DIST) ? bytesOf(DIST) / 1e6 : 0,
};
for (const kind of /** @type {const} */ (['packages', 'build'])) {
  console.log(`${kind}: ${megabytes[kind].toFixed(0)} MB, at most ${MOST[kind]} MB`);
  if (megabytes[kind] > MOST[kind])
    complaints.push(
      `The ${kind} have ${megabytes[kind].toFixed(0)} MB: find out what grew, or raise the limit in scripts/shipped.mjs.`,
    );
}

const bill = softwareBill(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')), packages);
if (existsSync(DIST)) writeFileSync(join(DIST, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
