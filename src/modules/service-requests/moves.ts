import type { TransitionActor as Role } from '../../contract/roles.js';
import { judgeMove, movesFrom, type Move } from '../../contract/state-machine.js';
import type { Actor } from '../../platform/scope/actor.js';
import { SERVICE_REQUEST_TABLE, type ServiceRequestState } from './service-request.states.js';

/** The parts of a request that its steps depend on. */
export interface Stepping {
  status: ServiceRequestState;
  supplierAccountId?: string | null;
  /** Whether a price above the limit waits for the landlord. */
  quoteWaits?: boolean;
  /** The supplier's expired or missing documents. With any of them, the work may not begin. */
  gaps?: readonly string[];
}

const TOWARDS_WORK: readonly ServiceRequestState[] = ['scheduled', 'in_progress'];
const HELD: readonly ServiceRequestState[] = ['in_progress', 'completed'];

/**
 * The states that the reader may request now, which are the buttons to show. Offers are made by `POST …/offers`, so `offered`
 * isn't among them.
 */
export function movesOf(request: Stepping, reader: Actor): ServiceRequestState[] {
  if (!mayStep(request, reader)) return [];
  return movesFrom(SERVICE_REQUEST_TABLE, request.status, roleOf(reader)).filter(
    (to) => to !== 'offered' && !held(request, to),
  );
}

/**
 * Work can neither begin nor end while a price above the limit waits, and can't begin while an insurance or a license is missing.
 * Work that was sent back can continue.
 */
function held({ status, quoteWaits = false, gaps = [] }: Stepping, to: ServiceRequestState): boolean {
  if (gaps.length > 0 && status !== 'in_progress' && TOWARDS_WORK.includes(to)) return true;
  return quoteWaits && status !== 'completed' && HELD.includes(to);
}

/** Judges a step. A supplier who hasn't accepted the job may take none. */
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
