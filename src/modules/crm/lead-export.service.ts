import { Injectable, type StreamableFile } from '@nestjs/common';
import { decimalOf } from '../../contract/amount-format.js';
import { LEAD_FILES } from '../../contract/leads.js';
import { todayIn } from '../../contract/time-zones.js';
import { Settings } from '../../platform/config/settings.js';
import { csvFile } from '../../platform/lists/csv-file.js';
import { listPages } from '../../platform/lists/list-pages.js';
import type { CsvRow } from '../../platform/lists/to-csv.js';
import { Scope } from '../../platform/scope/scope.js';
import { LEAD_COLUMNS } from './lead-file.js';
import { toLead, type LeadQuery, type LeadResponse, type LeadRow } from './lead.dto.js';
import { leadList, searched } from './lead.rows.js';

const COLUMNS = [
  ...LEAD_COLUMNS,
  'status',
  'owner',
  'currency',
  'createdAt',
  'contactedAt',
  'closedAt',
  'otherEmails',
  'otherPhones',
];

/** Exports leads to a file that the import can read. */
@Injectable()
export class LeadExport {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Exports the leads that match the filters, page by page. The export is recorded in the audit log. */
  async csv(asked: LeadQuery): Promise<StreamableFile> {
    const file = await csvFile('leads.csv', COLUMNS, this.lines(asked));
    await this.scope.write('lead.export', async () => undefined);
    return file;
  }

  private async *lines(asked: LeadQuery) {
    const list = leadList(asked, todayIn(this.settings.OFFICE_TIME_ZONE, this.scope.clock.now()));
    const query = { ...asked, q: searched(asked.q) };
    for await (const rows of listPages<LeadRow>(this.scope, list, query, LEAD_FILES.exported))
      yield rows.map(toLead).map(line);
  }
}

function line(lead: LeadResponse): CsvRow {
  const { valueCents, currency } = lead;
  const value = valueCents === null || currency === null ? null : decimalOf(valueCents, currency);
  const own = LEAD_COLUMNS.map((name) => (name === 'value' ? value : lead[name]));
  const others = [lead.otherEmails.join('; '), lead.otherPhones.join('; ')];
  return [...own, lead.status, lead.staffName, currency, lead.createdAt, lead.contactedAt, lead.closedAt, ...others];
}
