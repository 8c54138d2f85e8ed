import type { TransitionActor as Role } from '../../contract/roles.js';
import { judgeMove, movesFrom, type Move } from '../../contract/state-machine.js';
import type { Actor } from '../../platform/scope/actor.js';
import { SERVICE_REQUEST_TABLE, type ServiceRequestState } from './service-request.states.js';

/** A request as far as steps depend on it. */
export interface Stepping {
  status: ServiceRequestState;
  supplierAccountId?: string | null;
  /** A price above the limit waits for the landlord. */
  quoteWaits?: boolean;
  /** What of the supplier has expired or is missing: the work may not begin. */
  gaps?: readonly string[];
}

const TOWARDS_WORK: readonly ServiceRequestState[] = ['scheduled', 'in_progress'];
const HELD: readonly ServiceRequestState[] = ['in_progress', 'completed'];

/** What the reader may ask for now: the buttons to show. An offer is made by `POST …/offers`, so it is not among them. */
export function movesOf(request: Stepping, reader: Actor): ServiceRequestState[] {
  if (!mayStep(request, reader)) return [];
  return movesFrom(SERVICE_REQUEST_TABLE, request.status, roleOf(reader)).filter(
    (to) => to !== 'offered' && !held(request, to),
  );
}

/**
 * Work neither begins nor ends while a price above the limit waits, and does not begin while an insurance or a license is missing.
 * What was sent back goes on.
 */
function held({ status, quoteWaits = false, gaps = [] }: Stepping, to: ServiceRequestState): boolean {
  if (gaps.length > 0 && status !== 'in_progress' && TOWARDS_WORK.includes(to)) return true;
  return quoteWaits && status !== 'completed' && HELD.includes(to);
}

/** Judges a step; a supplier who has not accepted the job may take none. */
export function judgeStep(request: Stepping, to: ServiceRequestState, by: Actor): Move {
  return mayStep(request, by) ? judgeMove(SERVICE_REQUEST_TABLE, request.status, to, roleOf(by)) : 'forbidden';
}

function mayStep(request: Stepping, by: Actor): boolean {
  if (by.role === 'visitor') return false;
  return by.role !== 'supplier' || request.supplierAccountId === by.accountId;
}

function roleOf(actor: Actor): Role {
  return actor.role === 'visitor' ? 'tenant' : actor.role;
}
