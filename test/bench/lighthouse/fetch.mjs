import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fetchPackages } from '../../../scripts/lib/fetched-packages.mjs';

/** Lighthouse and its launcher of Chrome, in the versions that the lock file here pins. They measure the public pages alone. */
export async function fetchLighthouse() {
  const { resolve } = await fetchPackages('Lighthouse', dirname(fileURLToPath(import.meta.url)));
  const load = (/** @type {string} */ name) => import(pathToFileURL(resolve(name)).href);
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  return { lighthouse, chromeLauncher };
}
