import { Problem } from '../../platform/errors/problem.js';

const EXCLUSION_VIOLATION = '23P01';

/** Runs a write that the exclusion constraint of leases may refuse: 409 `lease_overlap`. */
export async function refuseOverlap<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isExclusion(error)) throw new Problem('lease_overlap', { cause: error });
    throw error;
  }
}

function isExclusion(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === EXCLUSION_VIOLATION;
}
