import { Injectable } from '@nestjs/common';
import { IMPORT_CHECKED_HOURS } from '../../../contract/import-columns.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';

const HOUR_MS = 3_600_000;

/** Removes files that were checked and never imported: names and addresses of people whom nobody brought in. */
@Injectable()
export class TidyImports {
  constructor(private readonly scope: Scope) {}

  @Scheduled('imports.tidy', '10 * * * *')
  async tidy(): Promise<void> {
    const before = new Date(this.scope.clock.now().getTime() - IMPORT_CHECKED_HOURS * HOUR_MS);
    await this.scope.housekeep("delete from portfolio_import where state = 'checked' and created_at < $1", [before]);
  }
}
