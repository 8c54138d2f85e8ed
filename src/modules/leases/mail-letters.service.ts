import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Limit } from '../../platform/throttle/throttle.js';
import { AccessCodes } from './access-code.service.js';
import type { MailedLetterResponse } from './mail-letters.dto.js';

/** Welcome letters by email: so many requests, of at most 200 leases each. */
export const WELCOME_MAILS = { name: 'welcome-mails', points: 10, seconds: 3600 } as const satisfies Limit;

/** A letter that was sent within these hours is not sent again, and its code stays valid. */
const AGAIN_AFTER_HOURS = 24;

interface Waiting {
  leaseId: string;
  leaseTenantId: string;
  name: string;
  email: string | null;
  mailed: boolean;
}

const WAITING = `select l.id as "leaseId", t.id as "leaseTenantId", t.first_name || ' ' || t.last_name as name, t.email,
    exists (select from access_code c where c.lease_tenant_id = t.id and c.revoked_at is null and c.mailed_at > $2) as mailed
  from lease_tenant t join lease l on l.id = t.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  where l.id = any($1) and t.user_id is null and l.state <> 'ended' order by p.street, p.street_number, u.label, t.created_at, t.id limit 400`;

/** Sends the welcome letters of many leases by email, each with a code of its own. */
@Injectable()
export class MailLetters {
  constructor(
    private readonly scope: Scope,
    private readonly codes: AccessCodes,
  ) {}

  /**
   * One mail for everyone on these leases who has not joined and has an address; the answer says what became of each. Asked again
   * within a day it sends nothing twice. 403 `email_unverified`.
   */
  async send(leaseIds: string[]): Promise<MailedLetterResponse[]> {
    const since = new Date(this.scope.clock.now().getTime() - AGAIN_AFTER_HOURS * 3_600_000);
    const waiting = await this.scope.rows<Waiting>(WAITING, [leaseIds, since]);
    const sent: MailedLetterResponse[] = [];
    for (const { mailed, ...tenant } of waiting) {
      if (!tenant.email) sent.push({ ...tenant, outcome: 'no_email' });
      else if (mailed) sent.push({ ...tenant, outcome: 'sent_before' });
      else sent.push({ ...tenant, ...(await this.one(tenant, since)) });
    }
    return sent;
  }

  private async one(
    { leaseId, leaseTenantId }: Omit<Waiting, 'mailed'>,
    since: Date,
  ): Promise<Pick<MailedLetterResponse, 'outcome' | 'error'>> {
    try {
      return { outcome: (await this.codes.mail(leaseId, { leaseTenantId }, since)) ? 'sent' : 'sent_before' };
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'email_unverified') throw error;
      return { outcome: 'refused', error: error.message };
    }
  }
}
