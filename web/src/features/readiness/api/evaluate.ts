import type { ItemStatus } from './items';

/** What one probe got. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** Nothing came back: the network failed. */
export type Probed = Answer | undefined;

/** The prescribed thresholds (docs/specification/readiness.md). */
export const THRESHOLDS = {
  headers: { completed: 4, started: 2 },
  policyCharacters: 2000,
  description: { least: 50, most: 160 },
  title: { least: 10, most: 60 },
  imagesWithAlt: 0.8,
  tokenHours: 24,
} as const;

export const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'strict-transport-security',
  'referrer-policy',
] as const;

const works = (answer: Probed): answer is Answer => answer !== undefined && answer.status >= 200 && answer.status < 300;
const answers = (answer: Probed): answer is Answer =>
  answer !== undefined && answer.status !== 404 && answer.status !== 405;

/** All, some or none of a group: completed, in progress, pending. */
export function statusOfAll(passed: readonly boolean[]): ItemStatus {
  if (passed.length > 0 && passed.every(Boolean)) return 'completed';
  return passed.some(Boolean) ? 'in-progress' : 'pending';
}

/** `/health` says that it is well; an answer without that is a beginning. */
export function statusOfHealth(answer: Probed): ItemStatus {
  if (!answers(answer)) return 'pending';
  return works(answer) && /"status"\s*:\s*"ok"/.test(answer.text) ? 'completed' : 'in-progress';
}

/** Security headers of several addresses: the weakest counts. */
export function statusOfHeaders(probed: readonly Probed[]): ItemStatus {
  const counts = probed.map((answer) => SECURITY_HEADERS.filter((name) => answer?.headers[name]).length);
  const weakest = counts.length > 0 ? Math.min(...counts) : 0;
  if (weakest >= THRESHOLDS.headers.completed) return 'completed';
  return weakest >= THRESHOLDS.headers.started ? 'in-progress' : 'pending';
}

/** Whether the answer says how long it may be kept. */
export function statusOfCaching(answer: Probed): ItemStatus {
  if (!works(answer)) return 'pending';
  return answer.headers['cache-control'] ? 'completed' : 'in-progress';
}

/** A list or a profile that the admin can read; refused, it is there but not open. */
export function statusOfInterface(answer: Probed): ItemStatus {
  if (!answers(answer)) return 'pending';
  return works(answer) ? 'completed' : 'in-progress';
}

/**
 * Sends a POST without content and without a session. Every answer but “not found” shows that the route exists; 503
 * shows that nothing is configured for it yet.
 */
export function statusOfExistence(answer: Probed): ItemStatus {
  if (!answers(answer)) return 'pending';
  return answer.status >= 500 ? 'in-progress' : 'completed';
}

/** Text of a document's main part, as a reader sees it. */
export function readText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return (page.querySelector('main') ?? page.body).textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

export function statusOfPolicy(answer: Probed): ItemStatus {
  if (!works(answer)) return 'pending';
  return readText(answer.text).length > THRESHOLDS.policyCharacters ? 'completed' : 'in-progress';
}

export function statusOfSitemap(answer: Probed): ItemStatus {
  if (!works(answer)) return 'pending';
  return answer.text.includes('<loc>') ? 'completed' : 'in-progress';
}

export function statusOfRobots(answer: Probed): ItemStatus {
  if (!works(answer)) return 'pending';
  return /^user-agent:/im.test(answer.text) ? 'completed' : 'in-progress';
}

const within = (length: number, { least, most }: { least: number; most: number }) => length >= least && length <= most;

const parsed = (answer: Probed) =>
  works(answer) ? new DOMParser().parseFromString(answer.text, 'text/html') : undefined;

export const titleFits = (answer: Probed): boolean =>
  within(parsed(answer)?.title.trim().length ?? 0, THRESHOLDS.title);

export function descriptionFits(answer: Probed): boolean {
  const content = parsed(answer)?.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  return within(content.trim().length, THRESHOLDS.description);
}

/** Enough pictures carry an alternative text; an empty one marks decoration. A page without pictures lacks none. */
export function imagesFit(answer: Probed): boolean {
  const page = parsed(answer);
  if (!page) return false;
  const images = [...page.querySelectorAll('img')];
  return images.filter((image) => image.hasAttribute('alt')).length >= images.length * THRESHOLDS.imagesWithAlt;
}

/** The lifetime that the session's own token states: 24 hours. */
export function statusOfToken(token: string | undefined): ItemStatus {
  const hours = tokenHours(token);
  if (hours === undefined) return 'pending';
  return hours > 0 && hours <= THRESHOLDS.tokenHours ? 'completed' : 'in-progress';
}

function tokenHours(token: string | undefined): number | undefined {
  try {
    const claims = JSON.parse(atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      iat?: number;
      exp?: number;
    };
    return claims.exp && claims.iat ? (claims.exp - claims.iat) / 3600 : undefined;
  } catch {
    return undefined;
  }
}
