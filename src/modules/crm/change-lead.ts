import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { LEAD_TABLE, type LeadStatus } from '../../contract/leads.js';
import { judgeMove } from '../../contract/state-machine.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { handleForms, record } from './lead-record.js';
import type { LeadChange } from './lead.dto.js';
import type { Lead } from './lead.entity.js';
import { releaseUnseen } from './release-work.js';

/** Changes the fields that were sent, and records a new stage and a new owner. 422 `transition_forbidden`. */
export async function applyChange(
  tx: Tx,
  lead: Lead,
  { status, staffId, ...body }: Omit<LeadChange, 'version'>,
  now: Date,
): Promise<void> {
  if (status && status !== lead.status) await move(tx, lead, status, now);
  if (staffId !== undefined && staffId !== lead.staffId) {
    lead.staffId = staffId;
    // The new owner is reminded of the next step, even if the previous owner already was.
    lead.remindedOn = null;
    await record(tx, { kind: 'owner', leadId: lead.id, at: now, details: { to: await nameOf(tx, staffId) } });
  }
  Object.assign(lead, fieldsOf(body));
  if (body.valueCents !== undefined) lead.currency = body.valueCents === null ? null : PRICE_CURRENCY;
  // Without a next step, its day is cleared too.
  if (!lead.nextStep) lead.nextStepOn = null;
  lead.activeAt = now;
}

/** Moves the lead to a stage. Its forms then count as handled. */
export async function move(tx: Tx, lead: Lead, status: LeadStatus, now: Date): Promise<void> {
  if (judgeMove(LEAD_TABLE, lead.status, status, 'office') !== 'move') throw new Problem('transition_forbidden');
  await record(tx, { kind: 'stage', leadId: lead.id, at: now, details: { from: lead.status, to: status } });
  lead.status = status;
  lead.closedAt = status === 'won' || status === 'lost' ? now : null;
  if (status !== 'new') await handleForms(tx, lead.id, now);
  releaseUnseen(tx, lead.id);
}

const NAME = `select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name from app_user where id = $1`;

async function nameOf(tx: Tx, staffId: string | null): Promise<string> {
  if (staffId === null) return '';
  const [row] = await tx.rows<{ name: string }>(NAME, [staffId]);
  return row?.name ?? '';
}

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'language',
  'notes',
  'valueCents',
  'nextStep',
  'nextStepOn',
] as const;
const CAN_BE_EMPTY: readonly string[] = ['phone', 'company', 'notes', 'valueCents', 'nextStep', 'nextStepOn'];

/** The fields that were sent. Null clears those that can be empty. */
function fieldsOf(body: LeadChange): Partial<Lead> {
  const sent = FIELDS.filter(
    (name) => body[name] !== undefined && (body[name] !== null || CAN_BE_EMPTY.includes(name)),
  );
  return Object.fromEntries(sent.map((name) => [name, body[name] === '' ? null : body[name]]));
}
