import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { SERVER_ENV } from '../../scripts/lib/product.mjs';
import { NOT_IN_IMAGE } from '../../scripts/lib/production-packages.mjs';
import { CONTAINER_NAMES, SETTING_NAMES } from '../../src/platform/config/settings.js';
import { at, keysAt } from '../support/at.js';

/** Needed in production; readSettings refuses to start without them. */
const NEEDED = ['DATABASE_URL', 'PUBLIC_URL', 'JWT_SECRET', 'DOCUMENT_KEY', 'CODE_KEY', 'PAYMENT_PROVIDER'];

interface Instruction {
  name: string;
  words: string[];
}

/** The stages of a Dockerfile: name and instructions, continued lines joined. */
function stagesOf(text: string): Map<string, { base: string; instructions: Instruction[] }> {
  const stages = new Map<string, { base: string; instructions: Instruction[] }>();
  let current: Instruction[] = [];
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  for (const line of lines) {
    const [name = '', ...words] = line.trim().split(/\s+/);
    if (name === 'ARG' && stages.size === 0) continue;
    if (name !== 'FROM') current.push({ name, words });
    else stages.set(words[2] ?? '', { base: words[0] ?? '', instructions: (current = []) });
  }
  return stages;
}

const read = (file: string): unknown => load(readFileSync(file, 'utf8'));

describe('the image', () => {
  const stages = stagesOf(readFileSync('docker/Dockerfile', 'utf8'));
  const product = stages.get('product')?.instructions ?? [];
  const of = (name: string): string[] => product.filter((one) => one.name === name).map(({ words }) => words.join(' '));

  it('is made in three stages of one base, named with its tag', () => {
    expect([...stages.keys()]).toEqual(['build', 'packages', 'product']);
    for (const { base } of stages.values()) expect(base).toBe('${NODE_IMAGE}');
    expect(readFileSync('docker/Dockerfile', 'utf8')).toMatch(/^ARG NODE_IMAGE=node:24[\w.-]*$/m);
  });

  it('runs as an ordinary user, named by number so that a cluster can check it', () => {
    expect(of('USER')).toEqual(['1000:1000']);
    expect(product.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
      product.findLastIndex(({ name }) => name === 'RUN' || name === 'COPY'),
    );
  });

  it('holds no development package: its packages come from the stage that leaves them out', () => {
    const installs =
      stages
        .get('packages')
        ?.instructions.filter(({ name }) => name === 'RUN')
        .map(({ words }) => words.join(' ')) ?? [];
    expect(installs.join(' ')).toContain('npm ci --omit=dev');
    expect(of('COPY').filter((words) => words.includes('node_modules'))).toEqual([
      '--from=packages /app/node_modules node_modules',
    ]);
    expect(of('RUN').join(' ')).not.toContain('npm');
  });

  it('holds what the server reads at run time, and no sources', () => {
    const copied = of('COPY').map((words) => words.split(' ').at(-1));
    expect(copied).toEqual(['node_modules', 'dist', 'migrations', 'package.json']);
    expect(of('CMD')).toEqual(['["node", "--expose-gc", "--max-semi-space-size=16", "dist/server/main.js"]']);
  });

  it('leaves out source maps and what the list of shipped packages leaves out', () => {
    const run = (stage: string) =>
      (stages.get(stage)?.instructions ?? []).filter(({ name }) => name === 'RUN').map(({ words }) => words.join(' '));
    expect(run('build')).toContain('node scripts/shipped.mjs');
    for (const stage of ['build', 'packages'])
      expect(run(stage).join(' ')).toMatch(/find \S+ .*-name '\*\.map'.* -delete/);
    for (const part of NOT_IN_IMAGE.filter((one) => one !== 'node-win-'))
      expect(run('packages').join(' ')).toContain(`node_modules/${part.replace(/\/$/, '')}`);
  });

  it('SEC-06 decodes files in memory that goes back, as npm start does', () => {
    expect(of('ENV').join(' ').split(' ')).toContain(`MALLOC_ARENA_MAX=${SERVER_ENV.MALLOC_ARENA_MAX}`);
  });

  it('leaves the question of health to whoever runs it', () => {
    expect(product.map(({ name }) => name)).not.toContain('HEALTHCHECK');
  });

  it('keeps secrets, data and history out of the build', () => {
    const ignored = readFileSync('docker/Dockerfile.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data', 'node_modules', 'dist']));
  });

  it('builds from files that are there', () => {
    for (const file of [
      'package.json',
      'package-lock.json',
      '.npmrc',
      'migrations',
      'scripts/build.mjs',
      'web/build.mjs',
      'nest-cli.json',
      '.swcrc',
    ]) {
      expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });
});

describe('compose', () => {
  const compose = read('docker/compose.yaml');

  it('gives the server what it needs in production, and no setting that it does not know', () => {
    const names = keysAt(compose, 'services.server.environment');
    expect(names).toEqual(expect.arrayContaining(NEEDED));
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it('BR-08 passes every documented setting on, and none that it sets itself from .env', () => {
    const documented = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
    const given = at(compose, 'services.server.environment') as Record<string, string>;
    const lost = documented.filter((name) => !(name in given));
    // The image sets the first four, and the database is the one beside the server.
    const own = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'DATABASE_DIRECT_URL'];
    expect(lost.sort()).toEqual([...own, 'MIGRATION_DATABASE_URL', 'MIGRATION_DATABASE_PASSWORD'].sort());
    const here = ['DATABASE_URL', 'DATABASE_PASSWORD', 'MIGRATE_AT_START'];
    for (const [name, value] of Object.entries(given).filter(([one]) => !here.includes(one)))
      expect([name, value]).toEqual([name, expect.stringContaining(`\${${name}:`)]);
  });

  it('knows every name that it reads from .env, so that one with a mistake is found', () => {
    const text = readFileSync('docker/compose.yaml', 'utf8');
    const names = new Set([...text.matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name]) => name));
    expect([...names].filter((name) => !SETTING_NAMES.includes(String(name))).sort()).toEqual(
      [...CONTAINER_NAMES].sort(),
    );
    expect(at(compose, 'services.migrate.env_file')).toEqual([{ path: '../.env', required: false }]);
    expect(at(compose, 'services.server')).not.toHaveProperty('env_file');
  });

  it('puts no password into an address, where a character of it could end it', () => {
    const environments = ['server', 'migrate'].map((name) => at(compose, `services.${name}.environment`));
    const addresses = (environments as Record<string, string>[])
      .flatMap((environment) => Object.entries(environment))
      .filter(([, value]) => value.includes('://'));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter(([, value]) => value.includes('$'))).toEqual([]);
  });

  it('catches mail when asked to', () => {
    expect(at(compose, 'services.mail')).toMatchObject({ profiles: ['mail'], read_only: true, cap_drop: ['ALL'] });
    expect(at(compose, 'services.mail.ports')).toEqual(['127.0.0.1:${MAILPIT_PORT:-8025}:8025']);
  });

  it('lets the server write to its volume and a passing folder alone, without privileges', () => {
    expect(at(compose, 'services.server')).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      volumes: ['files:/data'],
    });
  });

  it('SEC-19 bounds the memory of every service, and takes images by digest when one is given', () => {
    for (const service of keysAt(compose, 'services'))
      expect([service, at(compose, `services.${service}.mem_limit`)]).toEqual([
        service,
        expect.stringMatching(/^\d+m$/),
      ]);
    expect(at(compose, 'services.database.image')).toBe('${POSTGRES_IMAGE:-postgres:18-bookworm}');
    expect(at(compose, 'services.server.build.args.NODE_IMAGE')).toBe('${NODE_IMAGE:-node:24-bookworm-slim}');
  });

  it('SEC-18 the server runs without the owner’s login, after the migrations', () => {
    const environment = at(compose, 'services.server.environment');
    expect(environment).not.toHaveProperty('MIGRATION_DATABASE_URL');
    expect(JSON.stringify(environment)).not.toMatch(/OWNER_PASSWORD|POSTGRES_PASSWORD/);
    expect(at(compose, 'services.server.environment.MIGRATE_AT_START')).toBe('false');
    expect(at(compose, 'services.server.depends_on.migrate.condition')).toBe('service_completed_successfully');
    expect(at(compose, 'services.migrate.environment')).toEqual({
      POSTGRES_PASSWORD: '',
      DATABASE_URL: 'postgresql://rentals_app@database:5432/rentals',
      DATABASE_PASSWORD: '${APP_PASSWORD}',
      MIGRATION_DATABASE_URL: 'postgresql://rentals_owner@database:5432/rentals',
      MIGRATION_DATABASE_PASSWORD: '${OWNER_PASSWORD}',
    });
    expect(at(compose, 'services.migrate.command')).toEqual(['node', 'dist/src/migrate-only.js']);
    expect(existsSync('src/migrate-only.ts')).toBe(true);
  });

  it('gives the application a login that is neither owner nor superuser', () => {
    const script = readFileSync('docker/compose/logins.sh', 'utf8');
    expect(script).toMatch(/create role rentals_app login nosuperuser nobypassrls/);
    expect(script).toMatch(/create database rentals owner rentals_owner/);
    expect(at(compose, 'services.server.environment.DATABASE_URL')).toContain('//rentals_app@');
    expect(at(compose, 'services.database.volumes')).toContain(
      './compose/logins.sh:/docker-entrypoint-initdb.d/logins.sh:ro',
    );
  });
});
