import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
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
async function inParts(ids: readonly string[], key: string, send: (ids: string[], headers: ReturnType<typeof idempotency>) => Promise<Answer>): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [], left: [] };
  for (let at = 0; at < ids.length; at += MOST) {
    try {
      const { done, refused } = await send(ids.slice(at, at + MOST), idempotency(at === 0 ? key : `${key}-${at}`));
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
    run: ({ ids, action }, key) => inParts(ids, key, (part, headers) => unwrap(api.POST('/api/landlords/properties/bulk', { body: { ids: part, action }, headers }))),
    changes: ['properties', 'units', 'overview'],
  });

export type UnitAction = components['schemas']['BulkUnitsRequest']['action'];

/** Takes the chosen units off the market or into the archive, or back. */
export const useBulkUnits = () =>
  useAction<components['schemas']['BulkUnitsRequest'], BulkOutcome>({
    run: ({ ids, action }, key) => inParts(ids, key, (part, headers) => unwrap(api.POST('/api/landlords/units/bulk', { body: { ids: part, action }, headers }))),
    changes: ['properties', 'units', 'overview'],
  });

/** Activates or deletes the chosen drafts. */
export const useBulkLeases = () =>
  useAction<components['schemas']['BulkLeasesRequest'], BulkOutcome>({
    run: ({ ids, action }, key) => inParts(ids, key, (part, headers) => unwrap(api.POST('/api/landlords/leases/bulk', { body: { ids: part, action }, headers }))),
    changes: ['leases', 'units', 'properties', 'overview'],
  });

/** Codes and letters for everybody on the chosen leases who has not joined; the answer is the only place where they stand. */
export const useIssueCodes = () =>
  useAction<string[], IssuedCode[] | undefined>({
    run: (ids, key) => unwrap(api.POST('/api/landlords/leases/codes', { body: { ids }, headers: idempotency(key) })),
    changes: ['leases', 'overview'],
  });
