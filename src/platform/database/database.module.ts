import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Inject, Injectable, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { Clock } from '../clock/clock.js';
import { Scope } from '../scope/scope.js';
import { ormOptions, type EntityList } from './orm-options.js';
import { ScopedDialect } from './scoped-dialect.js';
import { READ_POOL } from './tokens.js';

/** A lost connection is reported, never fatal. */
function readPool(settings: Settings): pg.Pool {
  const log = new Logger('Database');
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: settings.DATABASE_POOL, pipeline: true });
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  // pg-pool listens to idle clients only: a connection lost during a read would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`)));
  return pool;
}

async function orm({ DATABASE_URL, DATABASE_POOL }: Settings, entities: EntityList): Promise<MikroORM> {
  const log = new Logger('Database');
  const driverOptions = new ScopedDialect(DATABASE_URL, DATABASE_POOL, (error) => log.warn(`A database connection was lost: ${error.message}`));
  return MikroORM.init({ ...ormOptions(DATABASE_URL, entities), driverOptions });
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
  /** `entities` is the list of the app (src/entities.ts): the platform knows no module. */
  static forRoot(entities: EntityList): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: MikroORM, useFactory: (settings: Settings) => orm(settings, entities), inject: [Settings] },
        { provide: READ_POOL, useFactory: readPool, inject: [Settings] },
        Scope,
        Clock,
        DatabaseShutdown,
      ],
      exports: [MikroORM, READ_POOL, Scope, Clock],
    };
  }
}
