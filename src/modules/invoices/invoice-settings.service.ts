import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { DUE_DAYS, invoiceNumber } from '../../contract/invoices.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { InvoiceSettings } from './invoice-settings.entity.js';
import type { InvoiceSettingsRequest, InvoiceSettingsResponse } from './invoice.dto.js';

const OWN = `select c.prefix, c.next_number as "nextNumber", c.tax_number as "taxNumber", c.region, c.due_days as "dueDays", c.version
  from invoice_settings c where c.account_id = $1`;
const BEGUN = 'select 1 from invoice where supplier_account_id = $1 and number is not null limit 1';
/** A void one has given its number back: the same paper can be sent with other figures. */
const ON_PAPER =
  "select number from invoice where supplier_account_id = $1 and file_id is not null and status <> 'void' and number is not null";
const FIRST = `insert into invoice_settings (id, account_id, demo, created_at, due_days) values ($1, $2, $3, $4, ${DUE_DAYS.usual})
  on conflict (account_id) do nothing`;
const UNSAVED = { prefix: '', nextNumber: 1, taxNumber: null, region: null, dueDays: DUE_DAYS.usual, version: 0 };

/** A supplier's series of numbers, and what new invoices begin with. */
@Injectable()
export class InvoiceSettingsService {
  constructor(private readonly scope: Scope) {}

  async own(): Promise<InvoiceSettingsResponse> {
    const own = [orNotFound(this.scope.actor.accountId)];
    return this.scope.read(async (query) => {
      const [row] = await query<Omit<InvoiceSettingsResponse, 'begun'>>(OWN, own);
      return { ...(row ?? UNSAVED), begun: (await query(BEGUN, own)).length > 0 };
    });
  }

  /** 422 for another beginning of a series that has begun, 409 `stale_version`. */
  async save({ version, ...body }: InvoiceSettingsRequest): Promise<InvoiceSettingsResponse> {
    await this.scope.write('invoice.settings', async (tx) => {
      const settings = await lockedSettings(tx, this.scope.clock.now());
      if (version) checkVersion(settings, version);
      const { prefix, taxNumber, region, dueDays } = body;
      const nextNumber = body.nextNumber ?? settings.nextNumber;
      if (nextNumber !== settings.nextNumber && (await tx.rows(BEGUN, [settings.accountId])).length > 0)
        throw refusal('invoice_series_begun');
      tx.em.assign(settings, { prefix, nextNumber, taxNumber: taxNumber || null, region: region || null, dueDays });
      tx.about('invoice_settings', settings.id, settings.accountId);
      tx.changed(['invoice-settings'], [settings.id], { accounts: [settings.accountId] });
    });
    return this.own();
  }
}

/** The series of the signed-in supplier, locked until the end of the action: numbers are taken one after the other. */
export async function lockedSettings(tx: Tx, now: Date): Promise<InvoiceSettings> {
  const accountId = orNotFound(tx.actor.accountId);
  await tx.rows(FIRST, [v7(), accountId, tx.actor.demo, now]);
  return orNotFound(await tx.em.findOne(InvoiceSettings, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
}

/**
 * Takes the next number. A transaction that fails gives it back, so that none is missing. Numbers that the supplier's invoices on
 * paper have are left out.
 */
export async function takeNumber(tx: Tx, settings: InvoiceSettings): Promise<{ seriesNumber: number; number: string }> {
  const papers = await tx.rows<{ number: string }>(ON_PAPER, [settings.accountId]);
  const used = new Set(papers.map(({ number }) => number));
  const next = () => {
    const seriesNumber = settings.nextNumber;
    settings.nextNumber += 1;
    return { seriesNumber, number: invoiceNumber(settings.prefix, seriesNumber) };
  };
  let taken = next();
  while (used.has(taken.number)) taken = next();
  return taken;
}
