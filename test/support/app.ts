import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import supertest from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { putInForce } from '../../src/modules/regions/rules/records-in-force.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { createApp } from '../../src/platform/http/create-app.js';
import { Worker } from '../../src/platform/outbox/worker.js';
import { createTestDatabase, type TestDatabase } from './database.js';

/** Applications of this process that are open. */
let open = 0;

/**
 * `SLOW_JOBS=200 npm test -- server leases` runs each job of an event that many milliseconds later, as a busy machine does. Tests
 * that expect what a job does before it has done it fail then, and not once in a hundred runs.
 */
const SLOW_JOBS_MS = Number(process.env['SLOW_JOBS'] ?? 0);
if (SLOW_JOBS_MS > 0) slowJobs(SLOW_JOBS_MS);

function slowJobs(ms: number): void {
  const { handle } = Worker.prototype;
  Worker.prototype.handle = async function (this: Worker, ...job: Parameters<typeof handle>) {
    await pause(ms);
    return handle.apply(this, job);
  };
}

/** The same in all processes, as the keys of an installation are: otherwise a second one fails at what the first has sealed. */
const KEYS = {
  JWT_SECRET: 'j'.repeat(48),
  DOCUMENT_KEY: Buffer.alloc(32, 1).toString('base64'),
  CODE_KEY: Buffer.alloc(32, 2).toString('base64'),
};

/** The real application on a database of its own, in this process. */
export interface TestApp {
  app: NestFastifyApplication;
  clock: Clock;
  database: TestDatabase;
  /** The owner's eyes: passes over the policies. For looking only. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A request as someone: `http('post', '/api/…', token)`. */
  http(method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete', path: string, token?: string): supertest.Test;
  close(): Promise<void>;
}

/** Starts it; call in `beforeAll`, and `close` in `afterAll`. `env` overrides settings; `extra` are modules of the test. */
export async function startTestApp(env: Record<string, string> = {}, extra: Type[] = []): Promise<TestApp> {
  return startTestAppOn(await createTestDatabase(), env, extra);
}

/** A further process's application on the same database. */
export async function startTestAppOn(
  database: TestDatabase,
  env: Record<string, string> = {},
  extra: Type[] = [],
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-data-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    DATABASE_POOL: '5',
    DEMO_ENABLED: 'false',
    RATE_LIMIT_FACTOR: '1000',
    ...KEYS,
    ...env,
  });
  const app = await createApp(withModules(AppModule.forRoot(settings), extra), settings);
  await app.init();
  open += 1;
  await app.getHttpAdapter().getInstance().ready();
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  return {
    app,
    clock: app.get(Clock),
    database,
    sql: async (text, values) => (await owner.query(text, values)).rows,
    http: (method, path, token) => {
      const request = supertest(app.getHttpServer())[method](path);
      return token ? request.set('Authorization', `Bearer ${token}`) : request;
    },
    close: async () => {
      await app.close();
      // Rules that an admin of this file entered: the next file of the process goes by those that are shipped.
      if (--open === 0) putInForce([], []);
      await owner.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function withModules(app: DynamicModule, extra: Type[]): DynamicModule {
  @Module({ imports: [app, ...extra] })
  class TestModule {}
  return { module: TestModule };
}

export { eventually } from './eventually.js';
