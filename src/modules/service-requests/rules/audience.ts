import { Problem } from '../../../platform/errors/problem.js';
import type { Actor } from '../../../platform/scope/actor.js';

/** Who reads a line beside the landlord, who reads every one of them. */
export const AUDIENCES = ['everyone', 'tenant', 'supplier', 'landlord'] as const;
export type Audience = (typeof AUDIENCES)[number];

interface Kept {
  /** Kept from the tenant. */
  internal: boolean;
  keptFromSupplier: boolean;
}

export function audienceOf({ internal, keptFromSupplier }: Kept): Audience {
  if (internal) return keptFromSupplier ? 'landlord' : 'supplier';
  return keptFromSupplier ? 'tenant' : 'everyone';
}

export function keptFor(audience: Audience): Kept {
  return {
    internal: audience === 'supplier' || audience === 'landlord',
    keptFromSupplier: audience === 'tenant' || audience === 'landlord',
  };
}

/** Those whom someone may write to: a supplier who was only asked has the landlord to talk to, and no one else. */
export function audiencesFor(
  { role, accountId }: Actor,
  request: { supplierAccountId?: string | null },
): readonly Audience[] {
  if (role === 'tenant') return ['everyone', 'tenant'];
  if (role !== 'supplier') return AUDIENCES;
  return request.supplierAccountId === accountId ? ['everyone', 'supplier'] : ['supplier'];
}

/**
 * Whom an answer to several lines at once goes to: no one who could not read all of them. Null when there is no such audience: what
 * was kept from the supplier and what was kept from the tenant is not answered in one.
 */
export function answerTo(lines: readonly Audience[]): Audience | null {
  const kept = [...new Set(lines.filter((audience) => audience !== 'everyone'))];
  if (kept.includes('landlord')) return 'landlord';
  return kept.length > 1 ? null : (kept[0] ?? 'everyone');
}

/** 403 for an audience that isn't the writer's; without one, the first of theirs. */
export function chosenAudience(
  asked: Audience | undefined,
  actor: Actor,
  request: { supplierAccountId?: string | null },
): Audience {
  const open = audiencesFor(actor, request);
  const chosen = asked ?? open[0] ?? 'everyone';
  if (!open.includes(chosen)) throw new Problem('forbidden');
  return chosen;
}
