import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Scheduled } from '../outbox/handles.decorator.js';
import { forgetOld, LONG_AGO } from '../scope/forget-old.js';
import { Scope } from '../scope/scope.js';

/** Deletes old audit entries if the installation sets a time. Otherwise the log is kept forever. */
@Injectable()
export class TidyAudit {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('audit.forget', '25 4 * * *')
  async tidy(): Promise<void> {
    const { RETENTION_AUDIT_MONTHS: months } = this.settings;
    if (months === 0) return;
    await forgetOld(
      this.scope,
      'audit.forget',
      [{ table: 'audit_entry', where: `at < ${LONG_AGO}` }],
      [this.scope.clock.now(), months],
    );
  }
}
