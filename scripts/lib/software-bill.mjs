import { licenseOf } from './production-packages.mjs';

/**
 * The software bill of materials of the contents of an image, as CycloneDX 1.5. Made from the lock file alone, so it is
 * the same everywhere and needs no network. `npm sbom --omit=dev` would leave out packages that development needs as
 * well, such as rxjs.
 * @param {{ version: string }} product package.json @param {(import('./production-packages.mjs').ProductionPackage)[]}
 * packages
 */
export function softwareBill({ version }, packages) {
  const own = `pkg:npm/lodgewell@${version}`;
  const components = new Map(packages.map((one) => [purlOf(one), componentOf(one)]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: { 'bom-ref': own, type: 'application', name: 'lodgewell', version, purl: own },
    },
    components: [...components.keys()].sort().map((purl) => components.get(purl)),
  };
}

/** @param {import('./production-packages.mjs').ProductionPackage} one */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** @param {import('./production-packages.mjs').ProductionPackage} one */
function componentOf(one) {
  const { license = 'unknown' } = licenseOf(one);
  const purl = purlOf(one);
  const [algorithm, sum] = one.integrity.split('-');
  return {
    'bom-ref': purl,
    type: 'library',
    name: one.name,
    version: one.version,
    purl,
    licenses: [license.includes(' ') ? { expression: license } : { license: spdx(license) }],
    ...(algorithm === 'sha512' &&
      sum && { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] }),
  };
}

/** `LGPL-3.0` is an older name that the list of identifiers has no more. @param {string} license */
const spdx = (license) => ({ id: license === 'LGPL-3.0' ? 'LGPL-3.0-only' : license });
