import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Inject, Injectable, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { Clock } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import { Scope } from '../scope/scope.js';
import { DatabaseWatch } from './database-watch.js';
import { ORM_TYPES, ormOptions, type EntityList } from './orm-options.js';
import { Replica } from './replica.js';
import { ScopedDialect } from './scoped-dialect.js';
import { READ_POOL } from './tokens.js';

function readPool(settings: Settings, watch: DatabaseWatch): pg.Pool {
  return watch.pool('read', { connectionString: settings.DATABASE_URL, max: settings.DATABASE_POOL, pipeline: true });
}

/** Not by `MikroORM.init`, which loads the Migrator and a search for files, whether or not someone asks for them. */
function orm({ DATABASE_URL, DATABASE_POOL }: Settings, entities: EntityList, watch: DatabaseWatch): MikroORM {
  const pool = watch.pool('write', { connectionString: DATABASE_URL, max: DATABASE_POOL, types: ORM_TYPES });
  return new MikroORM({ ...ormOptions(DATABASE_URL, entities), driverOptions: new ScopedDialect(pool, watch.limits) });
}

@Injectable()
class DatabaseShutdown implements OnApplicationShutdown {
  constructor(
    private readonly mikro: MikroORM,
    @Inject(READ_POOL) private readonly pool: pg.Pool,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.mikro.close(true), this.pool.end()]);
  }
}

@Global()
@Module({})
export class DatabaseModule {
  /** `entities` is the app's list (src/entities.ts), because the platform knows no module. */
  static forRoot(entities: EntityList): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: MikroORM,
          useFactory: (settings: Settings, watch: DatabaseWatch) => orm(settings, entities, watch),
          inject: [Settings, DatabaseWatch],
        },
        { provide: READ_POOL, useFactory: readPool, inject: [Settings, DatabaseWatch] },
        DatabaseWatch,
        Replica,
        Scope,
        Clock,
        DatabaseShutdown,
      ],
      exports: [MikroORM, READ_POOL, DatabaseWatch, Replica, Scope, Clock],
    };
  }
}
