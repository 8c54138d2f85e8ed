import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { languageOf } from '../../contract/languages.js';
import { LEAD_FILES, OPEN_LEADS } from '../../contract/leads.js';
import { Problem } from '../../platform/errors/problem.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { row, type Tx } from '../../platform/scope/tx.js';
import { LeadActivity } from './activity.entity.js';
import { readLeadFile, type FileLead, type LeadFile } from './lead-file.js';
import type { LeadFileResponse } from './lead-work.dto.js';
import { Lead } from './lead.entity.js';

const SHOWN = { problems: 100, sample: 5 };
const KNOWN = `select lower(email) as email from crm_lead where lower(email) = any($1) and merged_into_id is null and status = any($2)`;
/** Two imports of the same file at the same time: the second one sees what the first one added. */
const LOCK = "select pg_advisory_xact_lock(hashtextextended('crm_lead import', 0))";

/** Imports leads from a spreadsheet: all rows that can be read. With `preview`, only returns what would happen. */
@Injectable()
export class LeadImport {
  constructor(private readonly scope: Scope) {}

  /** 413 above 2 MiB, 422 `rule_broken` if it isn't a table of leads. The leads are assigned to the person who imports them. */
  async run(bytes: Uint8Array, preview: boolean): Promise<LeadFileResponse> {
    if (bytes.length > LEAD_FILES.bytes) throw new Problem('too_large');
    const file = readLeadFile(bytes, languageOf(currentContext().language));
    if (preview) {
      const known = await this.scope.rows<{ email: string }>(KNOWN, [emailsOf(file), OPEN_LEADS]);
      return answer(file, fresh(file, known));
    }
    return this.scope.write('lead.import', async (tx) => {
      await tx.rows(LOCK);
      const leads = fresh(file, await tx.rows<{ email: string }>(KNOWN, [emailsOf(file), OPEN_LEADS]));
      await this.add(tx, leads);
      tx.changed(['crm-leads'], [], {});
      return answer(file, leads);
    });
  }

  private async add(tx: Tx, leads: readonly FileLead[]): Promise<void> {
    const now = this.scope.clock.now();
    const { demo, userId } = tx.actor;
    for (const { line: _line, ...lead } of leads) {
      const id = v7();
      const own = { id, demo, createdAt: now, activeAt: now, staffId: userId, status: 'new' as const, version: 1 };
      const currency = lead.valueCents === null ? null : PRICE_CURRENCY;
      const history = {
        id: v7(),
        demo,
        createdAt: now,
        at: now,
        leadId: id,
        kind: 'imported' as const,
        authorId: userId,
      };
      await tx.insert(row(Lead, { ...lead, ...own, currency }), row(LeadActivity, history));
    }
  }
}

const emailsOf = ({ leads }: LeadFile) => leads.map(({ email }) => email.toLowerCase());

/** Rows whose address isn't that of an open lead. Each address is used once. */
function fresh({ leads }: LeadFile, known: readonly { email: string }[]): FileLead[] {
  const taken = new Set(known.map(({ email }) => email));
  return leads.filter(({ email }) => {
    const address = email.toLowerCase();
    if (taken.has(address)) return false;
    taken.add(address);
    return true;
  });
}

function answer({ rows, leads, problems, ignored }: LeadFile, added: readonly FileLead[]): LeadFileResponse {
  const sample = added
    .slice(0, SHOWN.sample)
    .map(({ firstName, lastName, email, company }) => ({ firstName, lastName, email, company }));
  return {
    rows,
    added: added.length,
    known: leads.length - added.length,
    problems: problems.slice(0, SHOWN.problems),
    problemCount: problems.length,
    ignored: ignored.filter(Boolean).slice(0, 20),
    sample,
  };
}
