import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld, LONG_AGO } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

/** Leads without any activity for as long as forms are kept. Won leads are customers, and stay. */
const QUIET = `status <> 'won' and active_at < ${LONG_AGO}
  and not exists (select 1 from crm_lead o where o.merged_into_id = crm_lead.id)`;
const OLD = [
  { table: 'crm_lead', where: QUIET },
  { table: 'outbox_message', where: `template like 'crm.%' and state <> 'queued' and created_at < ${LONG_AGO}` },
];

/**
 * Deletes leads without activity for as long as forms are kept, with their history. Addresses that have unsubscribed are kept.
 */
@Injectable()
export class TidyLeads {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('crm.tidy', '25 3 * * *')
  async tidy(): Promise<void> {
    const { RETENTION_FORMS_MONTHS: months } = this.settings;
    if (months > 0) await forgetOld(this.scope, 'lead.forget', OLD, [this.scope.clock.now(), months]);
  }
}
