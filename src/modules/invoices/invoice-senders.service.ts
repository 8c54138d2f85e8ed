import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { InvoiceSender } from '../../contract/invoices.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../platform/errors/refusals.js';
import { isPhone } from '../../platform/phones/phone-number.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { checkedAddress } from '../portfolio/rules/postal-address.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import { InvoiceMails } from './invoice-mails.js';
import type { InvoiceSenderRequest, InvoiceSenderResponse } from './invoice-sender.dto.js';
import { InvoiceSenderDetails } from './invoice-sender.entity.js';
import type { Invoice } from './invoice.entity.js';
import { paysElsewhere, SENDER_COLUMNS, SENDER_FIELDS, toSender, type SenderField, type SenderRow } from './sender.js';

const OWN = `select ${SENDER_COLUMNS}, n.version from invoice_sender n where n.account_id = $1`;
const FIRST = `insert into invoice_sender (id, account_id, demo, created_at) values ($1, $2, $3, $4) on conflict (account_id) do nothing returning id`;
/**
 * What the landlord has accepted last counts. Until they have accepted one, the first that they got counts: an invoice that names
 * another account doesn't make the next one look usual, and voiding the only one doesn't make it forgotten.
 */
const BEFORE = `select b.id, b.sender from invoice b where b.supplier_account_id = $1 and b.account_id = $2 and b.id <> $3 and b.status <> 'draft' and b.sent_at is not null
  order by b.status = any('{approved,paid}') desc, case when b.status = any('{approved,paid}') then b.approved_at end desc nulls last, b.sent_at limit 1`;

/** The PDF has room for so many. */
const BANK_LINES_MAX = 8;

const NOTHING: InvoiceSender = {
  address: null,
  phone: null,
  email: null,
  eTransfer: null,
  checkPayableTo: null,
  bankDetails: null,
};
const NO_ADDRESS = { streetNumber: null, street: null, city: null, region: null, postalCode: null, country: null };
/** Where suppliers of this product work; a number of any other country starts with its +. */
const COUNTRIES = ['CA', 'US', 'MX', null];

/**
 * Where to reach and how to pay a supplier (docs/decisions/1140-how-to-pay-a-supplier.md). Changing it redirects money, so
 * it asks for the password, and the owner is mailed.
 */
@Injectable()
export class InvoiceSenders {
  constructor(
    private readonly scope: Scope,
    private readonly confirmation: Confirmation,
    private readonly mails: InvoiceMails,
  ) {}

  async own(): Promise<InvoiceSenderResponse> {
    const accountId = orNotFound(this.scope.actor.accountId);
    const own = await this.scope.read((query) => ownSender(query, accountId));
    const confirmBy = this.scope.actor.demo ? 'nothing' : (await this.confirmation.hasPassword()) ? 'password' : 'code';
    return { ...(own.sender ?? NOTHING), confirmBy, version: own.version };
  }

  /** 400 for an address or a phone number that doesn't exist, 401 `invalid_credentials`, `two_factor_required`, 409 `stale_version`. */
  async save({
    version,
    currentPassword,
    verificationToken,
    ...body
  }: InvoiceSenderRequest): Promise<InvoiceSenderResponse> {
    const accountId = orNotFound(this.scope.actor.accountId);
    const next = checkedSender(body);
    const present = await this.scope.read((query) => ownSender(query, accountId));
    if (changesOf(present.sender, next).length === 0) return this.own();
    // Everyone shares the demo's supplier, who has no password and gets no mail.
    if (!this.scope.actor.demo) await this.confirmation.requireInAnyCase(currentPassword, verificationToken);
    await this.scope.write('invoice.sender', async (tx) => {
      const first = await tx.rows(FIRST, [v7(), accountId, tx.actor.demo, this.scope.clock.now()]);
      const row = orNotFound(
        await tx.em.findOne(InvoiceSenderDetails, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      // Version 0: there were none yet. Of two first ones at once, the second is told.
      if (version && version > 0) checkVersion(row, version);
      else if (version === 0 && first.length === 0) checkVersion(row, 0);
      const { address, ...rest } = next;
      const changed = changesOf(toSender(rowOf(row)), next);
      if (changed.length === 0) return;
      tx.em.assign(row, { ...(address ?? NO_ADDRESS), ...rest });
      tx.about('invoice_sender', row.id, accountId);
      // The log names what changed, and holds no bank details.
      tx.because(changed.join(', '));
      tx.changed(['invoice-settings', 'invoices'], [row.id], { accounts: [accountId] });
      if (!tx.actor.demo) tx.beforeCommitAsSystem(() => this.mails.senderChanged(tx, accountId, changed));
    });
    return this.own();
  }
}

/** The saved details, under the actor's policies; null while nothing is saved. */
export async function ownSender(
  query: Query,
  accountId: string,
): Promise<{ sender: InvoiceSender | null; version: number }> {
  const [row] = await query<SenderRow & { version: number }>(OWN, [accountId]);
  if (!row) return { sender: null, version: 0 };
  const sender = toSender(row);
  return { sender: SENDER_FIELDS.some((field) => sender[field] !== null) ? sender : null, version: row.version };
}

/** What an invoice keeps of its sender when it is sent, and the one whose ways to pay were others. */
export async function senderFor(tx: Tx, { id, supplierAccountId, accountId }: Invoice) {
  const query: Query = (text, values) => tx.rows(text, values);
  const { sender } = await ownSender(query, supplierAccountId);
  const [before] = await query<{ id: string; sender: InvoiceSender | null }>(BEFORE, [
    supplierAccountId,
    accountId,
    id,
  ]);
  return { sender, payDiffersFromId: before && paysElsewhere(sender, before.sender) ? before.id : null };
}

function rowOf(row: InvoiceSenderDetails): SenderRow {
  return {
    streetNumber: row.streetNumber ?? null,
    street: row.street ?? null,
    city: row.city ?? null,
    region: row.region ?? null,
    postalCode: row.postalCode ?? null,
    country: row.country ?? null,
    phone: row.phone ?? null,
    email: row.email ?? null,
    eTransfer: row.eTransfer ?? null,
    checkPayableTo: row.checkPayableTo ?? null,
    bankDetails: row.bankDetails ?? null,
  };
}

function changesOf(before: InvoiceSender | null, next: InvoiceSender): SenderField[] {
  const was = before ?? NOTHING;
  return SENDER_FIELDS.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(next[field]));
}

function checkedSender(
  body: Omit<InvoiceSenderRequest, 'version' | 'currentPassword' | 'verificationToken'>,
): InvoiceSender {
  const address = body.address ? checkedAddress(body.address, 'address') : null;
  const phone = body.phone || null;
  if (phone && ![address?.country ?? null, ...COUNTRIES].some((country) => isPhone(phone, country)))
    throw invalidField(
      'phone',
      'phone must be a valid number, or start with + and the country code',
      'phone_of_country',
    );
  const { email, eTransfer, checkPayableTo, bankDetails } = body;
  if ((bankDetails?.split('\n').length ?? 0) > BANK_LINES_MAX)
    throw invalidField('bankDetails', `bankDetails must have at most ${BANK_LINES_MAX} lines`, 'too_many_lines', {
      max: BANK_LINES_MAX,
    });
  return {
    address,
    phone,
    email: email || null,
    eTransfer: eTransfer || null,
    checkPayableTo: checkPayableTo || null,
    bankDetails: bankDetails || null,
  };
}
