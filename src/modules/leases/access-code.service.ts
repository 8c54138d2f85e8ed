import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays } from '../../contract/days.js';
import { languageOf } from '../../contract/languages.js';
import { formatTenantCode } from '../../contract/tenant-code.js';
import { todayIn } from '../../contract/time-zones.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Account } from '../accounts/account.entity.js';
import { mailingAddressOf } from '../accounts/rules/account-address.js';
import { requireVerifiedEmail } from '../auth/verify-email.service.js';
import { PaymentInstructions } from '../payment-instructions/payment-instructions.service.js';
import { Property } from '../portfolio/property.entity.js';
import { Unit } from '../portfolio/unit.entity.js';
import { SessionService } from '../sessions/session.service.js';
import type { IssueCodeRequest, IssuedCodeResponse, WelcomeLetterResponse } from './access-code.dto.js';
import { AccessCode } from './access-code.entity.js';
import { CODE_ENDS_AT } from './code-life.rows.js';
import { LeaseTenant } from './lease-tenant.entity.js';
import { Lease } from './lease.entity.js';
import { instant } from './lease.rows.js';
import { TenantCodes, type NewTenantCode } from './tenant-codes.service.js';
import { writeLetter } from './welcome-letter.js';

/** When code `$1` expires, as all its readers see it. */
const ENDS_AT = `select ${instant(CODE_ENDS_AT)} as "endsAt" from access_code c join lease_tenant t on t.id = c.lease_tenant_id
  join lease l on l.id = c.lease_id join property p on p.id = l.property_id where c.id = $1`;

/** Whether the last day of lease `$1` has passed at `$2`, though no one has ended it yet: a code would be over at once. */
const OVER = `select 1 from lease l join property p on p.id = l.property_id where l.id = $1
  and coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end) < ($2::timestamptz at time zone p.time_zone)::date`;

interface Issued {
  id: string;
  tenant: LeaseTenant;
  made: NewTenantCode;
  letter: WelcomeLetterResponse;
}

/** Marks a code as emailed, unless a code that is still valid was emailed in the meantime. */
interface Mailing {
  since: Date;
  send: (issued: Issued) => void;
}

/** What the QR code and the mail's button open. */
const accessUrl = (publicUrl: string, code: string, language: string): string =>
  `${publicUrl}/tenant-access?code=${code}&lang=${language}`;

/** The address to type from the paper. Without its language the page would open in English (decision 0052). */
const typedUrl = (publicUrl: string, language: string): string =>
  `${publicUrl}/tenant-access${language === 'en' ? '' : `?lang=${language}`}`;

/** Only tenants who have just moved in are welcomed to a new home. */
const SETTLED_AFTER_DAYS = 60;

/** Whether money moves online: the sandbox takes payments of every landlord and moves none. */
const PAYS_ONLINE = 'select charges_enabled as "paysOnline" from payment_setup where account_id = $1';

const NOT_JOINED = `select l.id as "leaseId", t.id from lease_tenant t join lease l on l.id = t.lease_id
    join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  where l.id = any($1) and t.user_id is null and l.state <> 'ended' and lw_open(t.access_ends_at) and (not $2 or t.email is null) order by p.street, p.street_number, u.label, t.created_at, t.id limit 400`;

/** Tenant codes: for a lease and an entry on it, shown once, revocable, reissuable (docs/specification/tenant-codes.md). */
@Injectable()
export class AccessCodes {
  constructor(
    private readonly scope: Scope,
    private readonly codes: TenantCodes,
    private readonly words: Catalogues,
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly instructions: PaymentInstructions,
  ) {}

  /**
   * Issues a code and its letter, also for a past tenant who still has access, and revokes the previous code. 403
   * `email_unverified`.
   */
  async issue(leaseId: string, request: IssueCodeRequest): Promise<IssuedCodeResponse> {
    const issued = await this.scope.write('access_code.issue', (tx) => this.make(tx, leaseId, request));
    const { id, tenant, made, letter } = orNotFound(issued);
    return this.answer(id, tenant, made, letter);
  }

  /**
   * Issues a code within a command and emails its letter to the tenant instead of showing it; false when one was sent
   * in the meantime. 403 `email_unverified`, 422 without an address.
   */
  async mailIn(tx: Tx, leaseId: string, request: IssueCodeRequest, since: Date): Promise<boolean> {
    const send: Mailing['send'] = ({ tenant, made, letter }) => {
      if (!tenant.email) throw refusal('tenant_without_email');
      const { title, home, greeting, intro, validity, privacy, from, language } = letter;
      const closing = [letter.closing, ...(letter.emergency ? [letter.emergency] : [])].join('\n\n');
      const params = {
        title,
        home,
        greeting,
        intro,
        validity,
        privacy,
        closing,
        from,
        code: formatTenantCode(made.code),
        url: accessUrl(this.settings.publicUrl, made.code, language),
      };
      tx.send({ channel: 'email', to: tenant.email, language, template: 'landlords.welcome_letter', params });
    };
    return (await this.make(tx, leaseId, request, { since, send })) !== null;
  }

  /**
   * A code that replaces the tenant’s previous one, with its letter. Null when a code was already mailed and doesn't
   * need to be mailed again.
   */
  private async make(
    tx: Tx,
    leaseId: string,
    { leaseTenantId }: IssueCodeRequest,
    mailing?: Mailing,
  ): Promise<Issued | null> {
    const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
    await requireVerifiedEmail(tx);
    const afterEnd = lease.state === 'ended';
    // A bulk email was requested while the lease was active.
    if (afterEnd && mailing) throw refusal('lease_ended');
    const tenant = await this.entry(tx, leaseId, leaseTenantId);
    if (tenant.accessEndsAt && tenant.accessEndsAt <= this.scope.clock.now()) throw refusal('former_access_over');
    // Its last day has passed: the hourly run ends the lease, and then a code for someone who has left can be issued.
    if (!afterEnd && (await tx.rows(OVER, [leaseId, this.scope.clock.now()])).length > 0) throw refusal('lease_ended');
    // Locks the entry, so that the second of two simultaneous requests sees what the first one mailed.
    if (
      mailing &&
      (await tx.em.findOne(AccessCode, {
        leaseTenantId: tenant.id,
        revokedAt: null,
        mailedAt: { $gt: mailing.since },
      }))
    )
      return null;
    await this.revokeIn(tx, { leaseTenantId: tenant.id });
    const generated = this.codes.generate();
    const mailedAt = mailing ? this.scope.clock.now() : null;
    const id = this.keep(tx, lease, tenant, { ...generated, mailedAt, afterEnd });
    await tx.em.flush();
    const [ends] = await tx.rows<{ endsAt: string }>(ENDS_AT, [id]);
    const made = { ...generated, expiresAt: new Date(orNotFound(ends).endsAt) };
    const letter = await this.letter(tx, lease, tenant, made);
    mailing?.send({ id, tenant, made, letter });
    tx.about('access_code', id, lease.accountId);
    tx.changed(['leases'], [leaseId], { accounts: [lease.accountId] });
    return { id, tenant, made, letter };
  }

  /** For everyone on these leases who has not joined and whose lease is active or has yet to begin, or only for those without an email address. Ordered by home. */
  async issueAll(leaseIds: string[], onPaperOnly = false): Promise<IssuedCodeResponse[]> {
    const waiting = await this.scope.rows<{ leaseId: string; id: string }>(NOT_JOINED, [leaseIds, onPaperOnly]);
    const issued: IssuedCodeResponse[] = [];
    for (const { leaseId, id } of waiting) issued.push(await this.issue(leaseId, { leaseTenantId: id }));
    return issued;
  }

  /** Revokes the codes of one entry, or of the whole lease. Repeating it is harmless. */
  async revoke(leaseId: string, { leaseTenantId }: IssueCodeRequest): Promise<void> {
    await this.scope.write('access_code.revoke', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
      if (leaseTenantId) orNotFound(await tx.em.findOne(LeaseTenant, { id: leaseTenantId, leaseId }));
      await this.revokeIn(tx, leaseTenantId ? { leaseId, leaseTenantId } : { leaseId });
      tx.about('lease', leaseId, lease.accountId);
      tx.changed(['leases'], [leaseId], { accounts: [lease.accountId] });
    });
  }

  /** Locks the row, so that only one of two codes issued at the same time stays valid. */
  private async entry(tx: Tx, leaseId: string, id: string | undefined): Promise<LeaseTenant> {
    const tenants = await tx.em.find(
      LeaseTenant,
      { leaseId, ...(id && { id }) },
      { lockMode: LockMode.PESSIMISTIC_WRITE, limit: 2 },
    );
    if (!id && tenants.length > 1)
      throw invalidField('leaseTenantId', 'leaseTenantId must say which of the tenants', 'which_tenant');
    if (!id && tenants.length === 0) throw refusal('no_tenant_yet');
    return orNotFound(tenants[0]);
  }

  /**
   * Sessions that these codes have opened end with them, in the same transaction. They belong to the tenants, so this
   * runs as the system.
   */
  private async revokeIn(tx: Tx, where: { leaseId?: string; leaseTenantId?: string }): Promise<void> {
    const codes = await tx.em.find(AccessCode, { ...where, revokedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const codeIds = codes.map(({ id }) => id);
    if (codeIds.length === 0) return;
    await tx.em.nativeUpdate(AccessCode, { id: { $in: codeIds } }, { revokedAt: this.scope.clock.now() });
    tx.beforeCommitAsSystem(() => this.sessions.revokeByCode(tx, { codeIds }));
  }

  private keep(
    tx: Tx,
    lease: Lease,
    tenant: LeaseTenant,
    { codeHash, keyId, expiresAt, mailedAt, afterEnd }: NewTenantCode & Pick<AccessCode, 'mailedAt' | 'afterEnd'>,
  ): string {
    const { accountId, demo, id: leaseId } = lease;
    const id = v7();
    const createdAt = this.scope.clock.now();
    tx.em.create(AccessCode, {
      id,
      accountId,
      demo,
      createdAt,
      leaseId,
      leaseTenantId: tenant.id,
      codeHash,
      keyId,
      expiresAt,
      usedAt: null,
      revokedAt: null,
      mailedAt,
      afterEnd,
    });
    return id;
  }

  private async letter(
    tx: Tx,
    lease: Lease,
    tenant: LeaseTenant,
    { expiresAt }: NewTenantCode,
  ): Promise<WelcomeLetterResponse> {
    const account = orNotFound(await tx.em.findOne(Account, { id: lease.accountId }));
    const property = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
    const unit = orNotFound(await tx.em.findOne(Unit, { id: lease.unitId }));
    const [setup] = await tx.rows<{ paysOnline: boolean }>(PAYS_ONLINE, [lease.accountId]);
    const { firstName, lastName } = tenant;
    const now = this.scope.clock.now();
    const language = languageOf(tenant.language);
    return writeLetter(this.words, {
      language,
      landlord: account.name,
      // A tenant who has left doesn't see the landlord's current address (docs/decisions/1210).
      landlordAddress: lease.state === 'ended' ? null : mailingAddressOf(account),
      emergencyPhone: account.emergencyPhone ?? null,
      country: property.country,
      firstName,
      lastName,
      street: `${property.streetNumber} ${property.street}`,
      unit: unit.label,
      city: property.city,
      region: property.region,
      postalCode: property.postalCode,
      address: typedUrl(this.settings.publicUrl, language),
      writtenAt: now,
      expiresAt,
      timeZone: property.timeZone,
      accessEndsAt: lease.state === 'ended' ? (tenant.accessEndsAt ?? null) : null,
      settled: lease.startsOn < addDays(todayIn(property.timeZone, now), -SETTLED_AFTER_DAYS),
      hasEmail: Boolean(tenant.email),
      ways: await this.instructions.ofLease((text, values) => tx.rows(text, values), lease.id),
      paysOnline: lease.demo || (setup?.paysOnline ?? false),
    });
  }

  private async answer(
    id: string,
    tenant: LeaseTenant,
    { code, expiresAt }: NewTenantCode,
    letter: WelcomeLetterResponse,
  ): Promise<IssuedCodeResponse> {
    const address = accessUrl(this.settings.publicUrl, code, letter.language);
    const { default: QRCode } = await import('qrcode');
    const qrSvg = await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
    return {
      id,
      leaseId: tenant.leaseId,
      leaseTenantId: tenant.id,
      code,
      formattedCode: formatTenantCode(code),
      expiresAt: expiresAt.toISOString(),
      accessUrl: address,
      qrSvg,
      letter,
    };
  }
}
