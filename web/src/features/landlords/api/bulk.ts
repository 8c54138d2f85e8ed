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
async function inParts(
  ids: readonly string[],
  key: string,
  send: (ids: string[], headers: ReturnType<typeof idempotency>) => Promise<Answer>,
): Promise<BulkOutcome> {
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

/** Activates or deletes the chosen drafts. */
export const useBulkLeases = () =>
  useAction<components['schemas']['BulkLeasesRequest'], BulkOutcome>({
    run: ({ ids, ...wish }, key) =>
      untilSent(() =>
        inParts(ids, key, (part, headers) =>
          unwrap(api.POST('/api/landlords/leases/bulk', { body: { ids: part, ...wish }, headers })),
        ),
      ),
    changes: ['leases', 'units', 'properties', 'overview'],
  });

/** As `inParts`, for rows that are answered one by one. A later part that fails leaves the answers of the first. */
async function rowsInParts<Row>(
  ids: readonly string[],
  key: string,
  send: (ids: string[], headers: ReturnType<typeof idempotency>) => Promise<Row[] | undefined>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += MOST) {
    try {
      rows.push(...((await send(ids.slice(at, at + MOST), idempotency(at === 0 ? key : `${key}-${at}`))) ?? []));
    } catch (error) {
      if (at === 0) throw error;
      return rows;
    }
  }
  return rows;
}

/** Codes and letters for everybody on the chosen leases who has not joined, or for those without an address; the answer is the only place where they stand. */
export const useIssueCodes = () =>
  useAction<{ ids: readonly string[]; onPaperOnly?: boolean }, IssuedCode[]>({
    run: ({ ids, onPaperOnly }, key) =>
      untilSent(() =>
        rowsInParts(ids, key, (part, headers) =>
          unwrap(
            api.POST('/api/landlords/leases/codes', {
              body: { ids: part, ...(onPaperOnly && { onPaperOnly }) },
              headers,
            }),
          ),
        ),
      ),
    changes: ['leases', 'overview'],
  });

export type MailedLetter = components['schemas']['MailedLetterResponse'];

/** Emails the letters of everybody on the chosen leases who has not joined and has an address. */
export const useMailLetters = () =>
  useAction<readonly string[], MailedLetter[]>({
    run: (ids, key) =>
      untilSent(() =>
        rowsInParts(ids, key, (part, headers) =>
          unwrap(api.POST('/api/landlords/leases/letters/mail', { body: { ids: part }, headers })),
        ),
      ),
    changes: ['leases', 'overview'],
    quiet: true,
  });
