import { Problem } from '../../../platform/errors/problem.js';
import type { Actor } from '../../../platform/scope/actor.js';

/** Who can read a message besides the landlord, who can read all of them. */
export const AUDIENCES = ['everyone', 'tenant', 'supplier', 'landlord'] as const;
export type Audience = (typeof AUDIENCES)[number];

interface Kept {
  /** Hidden from the tenant. */
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

/**
 * Returns the audiences that a person may write to. A supplier who was only asked can write to the landlord and to no one else.
 */
export function audiencesFor(
  { role, accountId }: Actor,
  request: { supplierAccountId?: string | null },
): readonly Audience[] {
  if (role === 'tenant') return ['everyone', 'tenant'];
  if (role !== 'supplier') return AUDIENCES;
  return request.supplierAccountId === accountId ? ['everyone', 'supplier'] : ['supplier'];
}

/**
 * Returns the audience for an answer to several messages: only people who could read all of them. Null if there is none, because
 * some were hidden from the supplier and others from the tenant.
 */
export function answerTo(lines: readonly Audience[]): Audience | null {
  const kept = [...new Set(lines.filter((audience) => audience !== 'everyone'))];
  if (kept.includes('landlord')) return 'landlord';
  return kept.length > 1 ? null : (kept[0] ?? 'everyone');
}

/** 403 for an audience that isn't the writer's. Without one, the first of theirs is used. */
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
