import type pg from 'pg';
import { migrationNames } from '../../platform/database/migrate.js';
import { productVersion } from '../../platform/product-version.js';
import type { MoveManifest } from './move-archive.js';
import { MoveError } from './move-error.js';

/** Rows are only imported into tables of the same version: the migrations between two versions know nothing of an archive. */
export async function refuseOtherVersion(client: pg.ClientBase, { version, schema }: MoveManifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from public.mikro_orm_migrations order by name');
  const own = migrationNames();
  const [last, count] = [rows.at(-1)?.name, rows.length];
  const current = last === own.at(-1) && count === own.length;
  if (current && last === schema.last && count === schema.count) return;
  throw new MoveError(
    'other_version',
    `The archive was made by version ${version} (migration ${schema.last}), and this is version ${productVersion()} (migration ${last ?? 'none'}). Install version ${version} here and import the account, then upgrade. Or upgrade the old installation and export again.`,
  );
}
