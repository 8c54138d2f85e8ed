import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { IssuedCode } from './types';

type Answer = components['schemas']['BulkResponse'];

/** Archives the chosen properties, or takes them out again. */
export const useBulkProperties = () =>
  useAction<components['schemas']['BulkPropertiesRequest'], Answer | undefined>({
    run: (body, key) => unwrap(api.POST('/api/landlords/properties/bulk', { body, headers: idempotency(key) })),
    changes: ['properties', 'units', 'overview'],
  });

export type UnitAction = components['schemas']['BulkUnitsRequest']['action'];

/** As many as one request takes. */
const MOST = 200;

/** Takes the chosen units off the market or into the archive, or back. */
export const useBulkUnits = () =>
  useAction<components['schemas']['BulkUnitsRequest'], Answer>({
    run: async ({ ids, action }, key) => {
      const answer: Answer = { done: [], refused: [] };
      for (let at = 0; at < ids.length; at += MOST) {
        const body = { ids: ids.slice(at, at + MOST), action };
        const { done, refused } = await unwrap(api.POST('/api/landlords/units/bulk', { body, headers: idempotency(at === 0 ? key : `${key}-${at}`) }));
        answer.done.push(...done);
        answer.refused.push(...refused);
      }
      return answer;
    },
    changes: ['properties', 'units', 'overview'],
  });

/** Activates or deletes the chosen drafts. */
export const useBulkLeases = () =>
  useAction<components['schemas']['BulkLeasesRequest'], Answer | undefined>({
    run: (body, key) => unwrap(api.POST('/api/landlords/leases/bulk', { body, headers: idempotency(key) })),
    changes: ['leases', 'units', 'properties', 'overview'],
  });

/** Codes and letters for everybody on the chosen leases who has not joined; the answer is the only place where they stand. */
export const useIssueCodes = () =>
  useAction<string[], IssuedCode[] | undefined>({
    run: (ids, key) => unwrap(api.POST('/api/landlords/leases/codes', { body: { ids }, headers: idempotency(key) })),
    changes: ['leases', 'overview'],
  });
