import { defineEvent } from '../../../platform/outbox/domain-event.js';

/** A warranty or an insurance of a unit ends soon. */
export interface CoverageNews extends Record<string, unknown> {
  coverageId: string;
  unitId: string;
  accountId: string;
  demo: boolean;
  provider: string;
  home: string;
  validUntil: string;
}

export const coverageEnds = defineEvent<CoverageNews>('coverage.ends');
