import {
  descriptionFits,
  imagesFit,
  statusOfAll,
  statusOfCaching,
  statusOfExistence,
  statusOfHeaders,
  statusOfHealth,
  statusOfInterface,
  statusOfPolicy,
  statusOfRobots,
  statusOfSitemap,
  statusOfToken,
  titleFits,
  type Probed,
} from './evaluate';
import { POLICIES, type ItemStatus } from './items';

/** An address without an account, so requesting a code for it sends nothing. */
const DUMMY = { email: 'readiness@example.invalid' };

/** Pages whose titles, descriptions and pictures are looked at. */
const PAGES = ['/', '/pricing', '/features', '/login', '/help-center'];
const FILES = ['/favicon.svg', '/manifest.webmanifest'];

/** What is read, and whether with the admin's session. */
const READS = [
  '/health',
  '/healthz',
  '/ping',
  '/api/health',
  '/sitemap.xml',
  '/robots.txt',
  ...PAGES,
  ...FILES,
  ...Object.values(POLICIES),
];
const OWN_READS = ['/api/profiles/me', '/api/suppliers', '/api/landlords'];

/** Asked without a session and without content, so that nothing is ever sent: only whether they exist. */
const POSTS: Readonly<Record<string, unknown>> = {
  '/api/send-email': {},
  '/api/send-sms': {},
  '/api/auth/google': {},
  '/api/auth/request-2fa': { ...DUMMY, type: 'email' },
  '/api/auth/verify-2fa': { ...DUMMY, code: '000000' },
};

/** Every probe's answer by its path. */
export type Found = ReadonlyMap<string, Probed>;

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

async function probe(fetcher: Fetch, path: string, init: RequestInit): Promise<Probed> {
  try {
    const response = await fetcher(path, { ...init, cache: 'no-store', credentials: 'omit' });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return undefined;
  }
}

/** Sends all probes. Throws when not one of them was answered: then nothing can be said. */
export async function askAll(token: string | undefined, signal: AbortSignal, fetcher: Fetch = fetch): Promise<Found> {
  const bearer = token ? { Authorization: `Bearer ${token}` } : undefined;
  const post = (content: unknown) => ({
    method: 'POST',
    body: JSON.stringify(content),
    headers: { 'Content-Type': 'application/json' },
  });
  const inits = new Map<string, RequestInit>([
    ...READS.map((path) => [path, {}] as const),
    ...OWN_READS.map((path) => [path, { headers: bearer }] as const),
    ...Object.entries(POSTS).map(([path, content]) => [path, post(content)] as const),
  ]);
  const found = await Promise.all(
    [...inits].map(async ([path, init]) => [path, await probe(fetcher, path, { ...init, signal })] as const),
  );
  if (found.every(([, answer]) => answer === undefined)) throw new Error('No probe was answered.');
  return new Map(found);
}

/** What the probes say about every item. */
export function judge(found: Found, token: string | undefined): Readonly<Record<string, ItemStatus>> {
  const at = (path: string) => found.get(path);
  const pages = PAGES.map(at);
  const fine = (path: string) => at(path)?.status === 200;
  return {
    health: statusOfHealth(at('/health')),
    probes: statusOfAll(['/healthz', '/ping'].map(fine)),
    headers: statusOfHeaders([at('/'), at('/api/health')]),
    caching: statusOfCaching(at('/api/health')),
    token: statusOfToken(token),
    profiles: statusOfInterface(at('/api/profiles/me')),
    landlords: statusOfInterface(at('/api/landlords')),
    suppliers: statusOfInterface(at('/api/suppliers')),
    email: statusOfExistence(at('/api/send-email')),
    sms: statusOfExistence(at('/api/send-sms')),
    google: statusOfExistence(at('/api/auth/google')),
    twoStep: statusOfAll(
      ['/api/auth/request-2fa', '/api/auth/verify-2fa'].map((path) => statusOfExistence(at(path)) === 'completed'),
    ),
    ...Object.fromEntries(Object.entries(POLICIES).map(([id, path]) => [id, statusOfPolicy(at(path))])),
    sitemap: statusOfSitemap(at('/sitemap.xml')),
    robots: statusOfRobots(at('/robots.txt')),
    files: statusOfAll(FILES.map(fine)),
    titles: statusOfAll(pages.map(titleFits)),
    descriptions: statusOfAll(pages.map(descriptionFits)),
    images: statusOfAll(pages.map(imagesFit)),
  };
}
