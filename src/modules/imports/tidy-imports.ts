import { Injectable } from '@nestjs/common';
import { IMPORT_CHECKED_HOURS } from '../../contract/import-columns.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

const OLD = "state = 'checked' and created_at < $1::timestamptz - make_interval(hours => $2)";

/** Removes files that were checked but never imported, because they hold names and addresses of people who were not added. Their storage space is freed. */
@Injectable()
export class TidyImports {
  constructor(private readonly scope: Scope) {}

  @Scheduled('imports.tidy', '10 * * * *')
  async tidy(): Promise<void> {
    const old = [
      { table: 'upload', where: `id = any(array(select id from portfolio_import where ${OLD}))` },
      {
        table: 'portfolio_import',
        where: `${OLD} and not exists (select 1 from upload u where u.id = portfolio_import.id)`,
      },
    ];
    await forgetOld(this.scope, 'import.forget', old, [this.scope.clock.now(), IMPORT_CHECKED_HOURS]);
  }
}
