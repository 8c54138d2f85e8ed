/** Prints the SQL that makes (`create`) or brings (`update`) a database to what the entities say: the draft of a migration. */
import { MikroORM } from '@mikro-orm/postgresql';
import { ENTITIES } from './entities.js';
import { ormOptions } from './platform/database/orm-options.js';

const [mode = 'update', url = process.env['MIGRATION_DATABASE_URL'] ?? 'postgres://localhost/none'] =
  process.argv.slice(2);
const orm = await MikroORM.init({ ...ormOptions(url, ENTITIES, 1), connect: mode === 'update' } as Parameters<
  typeof MikroORM.init
>[0]);
process.stdout.write(
  mode === 'create'
    ? await orm.schema.getCreateSchemaSQL({ wrap: false })
    : await orm.schema.getUpdateSchemaSQL({ wrap: false }),
);
await orm.close(true);
