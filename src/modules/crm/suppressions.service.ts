import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { SalesLinks } from './sales-links.js';

const ADDRESS = 'select email, demo from crm_lead where id = $1';
const STOP = `insert into crm_suppression (id, demo, created_at, email, source) values ($1, $2, $3, lower($4), $5) on conflict do nothing`;
const STOPPED = 'select 1 as one from crm_suppression where demo = $1 and email = lower($2)';

/** Addresses that want no more sales emails. Templates, imports and colleagues are all prevented from emailing them. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly scope: Scope,
    private readonly links: SalesLinks,
  ) {}

  /** With the link of an email. Idempotent. 400 `invalid_link`. */
  async follow(token: string): Promise<{ email: string }> {
    const id = this.links.read(token);
    if (!id) throw new Problem('invalid_link');
    return this.scope.asSystem('sales email stopped', () =>
      this.scope.write('lead.unsubscribe', async (tx) => {
        const [row] = await tx.rows<{ email: string; demo: boolean }>(ADDRESS, [id]);
        if (!row) throw new Problem('invalid_link');
        await tx.rows(STOP, [v7(), row.demo, this.scope.clock.now(), row.email, 'link']);
        tx.about('crm_lead', id).changed(['crm-leads'], [id], {});
        return { email: row.email };
      }),
    );
  }

  /** By a colleague, for a person who asked another way. */
  async stop(id: string): Promise<void> {
    await this.scope.write('lead.stop_emails', async (tx) => {
      const row = orNotFound((await tx.rows<{ email: string; demo: boolean }>(ADDRESS, [id]))[0]);
      await tx.rows(STOP, [v7(), row.demo, this.scope.clock.now(), row.email, 'staff']);
      tx.about('crm_lead', id).changed(['crm-leads'], [id], {});
    });
  }

  /** 422 `sales_email_stopped` if the address wants none. */
  async check(tx: Tx, demo: boolean, email: string): Promise<void> {
    const found = await tx.rows<{ one: number }>(STOPPED, [demo, email]);
    if (found.length > 0) throw refusal('sales_email_stopped');
  }
}
