import type { EntitySchema } from '@mikro-orm/core';
import { createPostgreSqlTypeParsers, defineConfig, type Options } from '@mikro-orm/postgresql';
import pg from 'pg';

// A day stays the string that it is; cents in a bigint are a safe integer (money.ts checks the range).
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** MikroORM must not convert days and instants: they stay strings. */
export const ORM_TYPES = new pg.TypeOverrides();
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
const parsers = createPostgreSqlTypeParsers((text) => pg.types.getTypeParser(TEXT_ARRAY)(text) as string[]);
for (const [oid, parse] of Object.entries(parsers)) ORM_TYPES.setTypeParser(Number(oid), parse);

export type EntityList = readonly (EntitySchema | (new () => object))[];

/** Tables that nothing here uses any more. The version before reads them while it is being replaced; a later migration drops them. */
const RETIRED = ['elite_subscription'];

/** MikroORM's options: the same for the server, the migrations and the tests. */
export function ormOptions(clientUrl: string, entities: EntityList, poolSize = 10): Options {
  return defineConfig({
    clientUrl,
    entities: [...entities],
    forceUtcTimezone: true,
    ensureDatabase: false,
    pool: { max: poolSize },
    // The queue and the throttles have schemas of their own, which no entity describes.
    schemaGenerator: { createForeignKeyConstraints: false, ignoreSchema: ['pgboss', 'throttle'], skipTables: RETIRED },
    debug: false,
    logger: () => undefined,
  });
}
