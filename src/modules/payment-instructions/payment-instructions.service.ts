import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { v7 } from 'uuid';
import { looksLikePhone } from '../../contract/phones.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../platform/errors/refusals.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Throttle, type Limit } from '../../platform/throttle/throttle.js';
import { requireVerifiedEmail } from '../auth/verify-email.service.js';
import { Property } from '../portfolio/property.entity.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import type {
  PaymentInstructionsRequest,
  PaymentInstructionsResponse,
  PaymentWays,
} from './payment-instruction.dto.js';
import { PaymentInstruction } from './payment-instruction.entity.js';
import { paymentInstructionsChanged } from './payment-instruction.events.js';
import {
  ALL_INSTRUCTIONS,
  WAY_FIELDS,
  WAYS_OF_LEASE,
  type WayField,
  type WaysRow,
  type WayTexts,
} from './payment-instruction.rows.js';
import { acceptedWays, changedWays, type Way } from './rules/ways.js';

/**
 * Each change mails all tenants that it concerns. Only what was stored counts, for the person who changed it, and
 * removing all instructions is always allowed, because someone who finds a thief's address must not have to wait.
 */
const CHANGES: Limit = { name: 'payment-instructions', points: 12, seconds: 24 * 3600 };

/** The number of characters for which a letter has room. */
const LINES_MAX = 8;

const NONE = Object.fromEntries(WAY_FIELDS.map((field) => [field, null])) as WayTexts & Record<WayField, null>;

type Day = Pick<PaymentInstruction, 'changedAt' | 'added'>;
type Asked = Omit<PaymentInstructionsRequest, 'currentPassword' | 'verificationToken'>;

/** How tenants pay outside of the product, as their landlord says it (docs/decisions/1130). */
@Injectable()
export class PaymentInstructions {
  constructor(
    private readonly scope: Scope,
    private readonly confirmation: Confirmation,
    private readonly throttle: Throttle,
  ) {}

  /** The account's, then each property's. */
  async list(): Promise<PaymentInstructionsResponse[]> {
    const rows = await this.scope.rows<Omit<PaymentInstructionsResponse, 'changedAt'> & WaysRow>(ALL_INSTRUCTIONS, [
      this.scope.actor.accountId,
    ]);
    return rows.map((row) => ({ ...row, changedAt: isoOrNull(row.changedAt) }));
  }

  /** What applies to a lease. Null where the landlord has written nothing, and where the reader neither lives there nor owes anything. */
  async ofLease(query: Query, leaseId: string): Promise<WaysRow | null> {
    const [row] = await query<WaysRow>(WAYS_OF_LEASE, [leaseId]);
    return row && acceptedWays(row).length > 0 ? row : null;
  }

  /** The same for the tenant who asks; empty where there is nothing to read. 404 for a lease that isn't theirs. */
  own(leaseId: string): Promise<PaymentWays> {
    return this.scope.read(async (query) => {
      orNotFound((await query('select 1 from lease where id = $1', [leaseId]))[0]);
      const row = await this.ofLease(query, leaseId);
      return row ? { ...row, changedAt: isoOrNull(row.changedAt) } : { ...NONE, changedAt: null, added: true };
    });
  }

  /**
   * Changes them after the password and the second step: someone who took over a session can't redirect the rents. 401
   * `invalid_credentials`, `two_factor_required`; 403 `email_unverified`; 404 for someone else's property; 409
   * `stale_version`.
   */
  async change({ currentPassword, verificationToken, ...asked }: PaymentInstructionsRequest) {
    await this.confirmation.require(currentPassword, verificationToken);
    await this.save(asked);
    return this.list();
  }

  /** Without the password. Only for the demo, whose people don't have one. */
  async save({ propertyId = null, own = true, version, ...asked }: Asked): Promise<void> {
    const hasOwn = own || propertyId === null;
    const texts = hasOwn ? textsOf(asked) : NONE;
    await this.scope.write('payment_instructions.change', async (tx) => {
      await requireVerifiedEmail(tx);
      if (propertyId) orNotFound(await tx.em.findOne(Property, { id: propertyId }));
      const accountId = await oneAtATime(tx);
      const row = await tx.em.findOne(PaymentInstruction, { accountId, propertyId });
      checkVersion(row ?? { version: 0 }, version);
      const { ways, added, day } = await this.changeOf(tx, { accountId, propertyId }, row, hasOwn ? texts : null);
      if (ways.length > 0 && acceptedWays(texts).length > 0) await this.throttle.use(CHANGES, tx.actor.userId ?? '');
      // Nothing to store: it read the same before.
      if (!row && !day) return;
      const id = row?.id ?? v7();
      if (row) tx.em.assign(row, { ...texts, own: hasOwn, ...(ways.length > 0 && day) });
      else if (day) this.add(tx, { id, accountId, propertyId, ...texts, own: hasOwn, ...day });
      tx.about('payment_instructions', id, accountId);
      tx.changed(['payment-instructions'], [id], { accounts: [accountId] });
      if (ways.length > 0)
        tx.publish(paymentInstructionsChanged, { accountId, propertyId, userId: tx.actor.userId ?? '', ways, added });
    });
  }

  /** The change for tenants, and its day as stored in the row. `texts`: null for those of the account. */
  private async changeOf(
    tx: Tx,
    { accountId, propertyId }: { accountId: string; propertyId: string | null },
    row: PaymentInstruction | null,
    texts: WayTexts | null,
  ): Promise<{ ways: Way[]; added: boolean; day: Day | null }> {
    const general = propertyId ? await tx.em.findOne(PaymentInstruction, { accountId, propertyId: null }) : null;
    const inherited = general ? pick(general) : NONE;
    const ways = changedWays(row?.own ? pick(row) : inherited, texts ?? inherited);
    // Tenants compare with the previous instructions, even if those were removed in the meantime.
    const added = !row && (await tx.em.count(PaymentInstruction, { accountId })) === 0;
    if (ways.length > 0) return { ways, added, day: { changedAt: this.scope.clock.now(), added } };
    return { ways, added, day: general && texts && pickDay(general) };
  }

  private add(
    tx: Tx,
    row: WayTexts & { id: string; accountId: string; propertyId: string | null; own: boolean } & Day,
  ): void {
    tx.em.create(PaymentInstruction, { ...row, demo: tx.actor.demo, createdAt: this.scope.clock.now() });
  }
}

/** The second of two simultaneous changes sees what the first one has stored. */
async function oneAtATime(tx: Tx): Promise<string> {
  const accountId = orNotFound(tx.actor.accountId);
  await tx.rows("select pg_advisory_xact_lock(hashtextextended('payment_instruction ' || $1, 0))", [accountId]);
  return accountId;
}

/** A property that gets the account's instructions as its own has had them for as long as the account. */
const pickDay = ({ changedAt, added }: PaymentInstruction): Day => ({ changedAt, added });

const pick = (row: Record<WayField, string | null | undefined>): WayTexts =>
  Object.fromEntries(WAY_FIELDS.map((field) => [field, row[field] ?? null])) as Record<WayField, string | null>;

/** Converts empty texts to null, and requires complete ways, because a note without its way would never be shown. */
function textsOf(asked: Partial<Record<WayField, string | null>>): WayTexts {
  const texts = Object.fromEntries(WAY_FIELDS.map((field) => [field, asked[field] || null])) as Record<
    WayField,
    string | null
  >;
  const { transferTo } = texts;
  if (transferTo && !isEmail(transferTo) && !looksLikePhone(transferTo))
    throw invalidField('transferTo', 'transferTo must be an email address or a phone number', 'email_or_phone');
  const needs = (field: WayField, when: (string | null)[]) => {
    if (!texts[field] && when.some(Boolean)) throw invalidField(field, `${field} must not be empty`, 'required');
  };
  needs('transferTo', [texts.transferNote]);
  needs('chequePayableTo', [texts.chequeSendTo, texts.chequeNote]);
  needs('bankHolder', [texts.bankDetails, texts.bankNote]);
  needs('bankDetails', [texts.bankHolder]);
  for (const field of WAY_FIELDS)
    if ((texts[field]?.split('\n').length ?? 0) > LINES_MAX)
      throw invalidField(field, `${field} must have at most ${LINES_MAX} lines`, 'too_many_lines', { max: LINES_MAX });
  return texts;
}
