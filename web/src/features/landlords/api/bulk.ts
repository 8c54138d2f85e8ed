import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { untilSent } from '@api/until-sent';
import { useAction } from '@api/use-action';
import type { IssuedCode } from './types';

type Answer = components['schemas']['BulkResponse'];

/** What became of the chosen rows. Of `left` nothing is known, because `error` came instead of an answer: asked again they do no harm. */
export interface BulkOutcome extends Answer {
  left: readonly string[];
  error?: unknown;
}

/** As many as one request takes. */
const MOST = 200;

/** Sends many rows in several requests. What a first one did counts, though a later one fails; nothing done is a failure. */
export async function inParts(
  ids: readonly string[],
  key: string,
  send: (ids: string[], headers: ReturnType<typeof idempotency>) => Promise<Answer>,
  { most = MOST, onProgress }: { most?: number; onProgress?: (done: number) => void } = {},
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [], left: [] };
  for (let at = 0; at < ids.length; at += most) {
    onProgress?.(at);
    try {
      const { done, refused } = await send(ids.slice(at, at + most), idempotency(at === 0 ? key : `${key}-${at}`));
      outcome.done.push(...done);
      outcome.refused.push(...refused);
    } catch (error) {
      if (at === 0) throw error;
      return { ...outcome, left: ids.slice(at), error };
    }
  }
  return outcome;
}

/** Archives the chosen properties, or takes them out again. */
export const useBulkProperties = () =>
  useAction<components['schemas']['BulkPropertiesRequest'], BulkOutcome>({
    run: ({ ids, action }, key) =>
      untilSent(() =>
        inParts(ids, key, (part, headers) =>
          unwrap(api.POST('/api/landlords/properties/bulk', { body: { ids: part, action }, headers })),
        ),
      ),
    changes: ['properties', 'units', 'overview'],
  });

export type UnitAction = components['schemas']['BulkUnitsRequest']['action'];

/** Takes the chosen units off the market or into the archive, or back. */
export const useBulkUnits = () =>
  useAction<components['schemas']['BulkUnitsRequest'], BulkOutcome>({
    run: ({ ids, action }, key) =>
      untilSent(() =>
        inParts(ids, key, (part, headers) =>
          unwrap(api.POST('/api/landlords/units/bulk', { body: { ids: part, action }, headers })),
        ),
      ),
    changes: ['properties', 'units', 'overview'],
  });

/** Codes of so many leases are one request: their letters are drawn by the server, and the reader sees how far it is. */
const LETTERS = 25;

/** Letters that were made, and of how many leases they are missing because `error` came instead of an answer. */
export interface IssuedLetters {
  rows: IssuedCode[];
  left: number;
  error?: unknown;
}

interface Issue {
  ids: readonly string[];
  onPaperOnly?: boolean;
  onProgress?: (done: number) => void;
}

/** A code is shown once, so what a first request brought is kept though a later one fails. */
async function issueInParts({ ids, onPaperOnly, onProgress }: Issue, key: string): Promise<IssuedLetters> {
  const rows: IssuedCode[] = [];
  for (let at = 0; at < ids.length; at += LETTERS) {
    onProgress?.(at);
    const body = { ids: ids.slice(at, at + LETTERS), ...(onPaperOnly && { onPaperOnly }) };
    const headers = idempotency(at === 0 ? key : `${key}-${at}`);
    try {
      rows.push(...((await unwrap(api.POST('/api/landlords/leases/codes', { body, headers }))) ?? []));
    } catch (error) {
      if (at === 0) throw error;
      return { rows, left: ids.length - at, error };
    }
  }
  return { rows, left: 0 };
}

/**
 * Codes and letters for everyone on the chosen leases who hasn't joined, or for those without an address. Only this
 * answer contains the codes.
 */
export const useIssueCodes = () =>
  useAction<Issue, IssuedLetters>({
    run: (issue, key) => untilSent(() => issueInParts(issue, key)),
    changes: ['leases', 'overview'],
  });
