import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { USER_TYPES } from '../../src/contract/roles.js';
import { person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { routesOf, type Route } from '../support/routes.js';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  security?: object[];
  parameters?: Parameter[];
  responses: Record<string, { $ref?: string; headers?: object }>;
  'x-roles'?: string[];
  'x-key-scope'?: string;
  description?: string;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties: Record<string, { format?: string }> }>;
    securitySchemes: Record<string, { description: string }>;
    responses: Record<string, { content: Record<string, { examples: object }> }>;
  };
}

const ROOT = process.cwd();

/** The document of the built server: from the sources it has no shapes and no parameters of queries. */
describe('the API document', () => {
  let test: TestApp;
  let folder: string | undefined;
  let document: Document;
  let operations: { name: string; path: string; method: string; operation: Operation }[];

  beforeAll(async () => {
    // The script builds the server first where it is stale, as in a new clone.
    const printed = mkdtempSync(join(tmpdir(), 'openapi-'));
    execFileSync(process.execPath, ['scripts/contract.mjs', '--document', join(printed, 'openapi.json')], {
      cwd: ROOT,
    });
    // Inside the repository, so that what is generated finds the packages.
    folder = mkdtempSync(join(ROOT, 'dist', 'api-client-'));
    cpSync(printed, folder, { recursive: true });
    rmSync(printed, { recursive: true, force: true });
    document = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as Document;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        path,
        method,
        operation,
      })),
    );
    test = await startTestApp();
  }, 300_000);
  afterAll(async () => {
    await test?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const without = (status: string, applies: (of: (typeof operations)[number]) => boolean) =>
    operations.filter((of) => applies(of) && !of.operation.responses[status]).map(({ name }) => name);
  const codes = (operation: Operation | undefined, status: string) =>
    Object.keys(
      document.components.responses[operation?.responses[status]?.$ref?.split('/').at(-1) ?? '']?.content[
        'application/json'
      ]?.examples ?? {},
    );

  it('every operation says who may call it, as its handler does', () => {
    const routes = new Map<string, Route>(
      routesOf(test).flatMap((route) => {
        const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
        return [path, path.replace(/^\/api\//, '/')].map(
          (at) => [`${route.method.toUpperCase()} ${at}`, route] as const,
        );
      }),
    );
    expect(operations.length).toBeGreaterThan(200);
    expect(operations.map(({ name, operation }) => [name, operation.security, operation['x-roles']])).toEqual(
      operations.map(({ name }) => [
        name,
        routes.get(name)?.open ? [] : [{ bearer: [] }, ...(routes.get(name)?.keyScope ? [{ apiKey: [] }] : [])],
        routes.get(name)?.open ? undefined : routes.get(name)?.roles,
      ]),
    );
  });

  it('AK-015 says which scope a key needs, where keys are accepted', () => {
    const said = operations.filter(({ operation }) => operation['x-key-scope']);
    expect(said.length).toBeGreaterThan(80);
    for (const { name, operation } of said)
      expect([name, operation.description]).toEqual([name, expect.stringContaining(`\`${operation['x-key-scope']}\``)]);
    expect(document.components.securitySchemes['apiKey']?.description).toContain('Authorization: Bearer lw_');
  });

  it('every guarded operation documents 401, and 403 where a role is left out', () => {
    expect(without('401', ({ operation }) => operation.security?.length !== 0)).toEqual([]);
    expect(
      without(
        '403',
        ({ operation }) => operation['x-roles'] !== undefined && operation['x-roles'].length < USER_TYPES.length,
      ),
    ).toEqual([]);
  });

  it('every operation with a parameter in its path documents 404, every change 400, all of them 429 and 503', () => {
    expect(without('404', ({ path }) => path.includes('{'))).toEqual([]);
    expect(without('400', ({ method }) => method !== 'get')).toEqual([]);
    expect([without('429', () => true), without('503', () => true)]).toEqual([[], []]);
  });

  it('every list takes an optional limit, with its default and maximum, and says where the next page is', () => {
    const lists = operations.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'cursor'));
    expect(lists.length).toBeGreaterThan(30);
    for (const { name, operation } of lists) {
      const limit = operation.parameters?.find((parameter) => parameter.name === 'limit');
      expect([name, limit?.required, limit?.schema]).toEqual([
        name,
        false,
        { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      ]);
      expect([name, Object.keys(operation.responses['200']?.headers ?? {})]).toEqual([name, ['Link', 'X-Total-Count']]);
    }
  });

  it('names the codes that a docstring promises, and those of repeated and outdated requests', () => {
    expect(codes(document.paths['/api/auth/verify-email']?.['post'], '409')).toEqual([
      'already_verified',
      'conflict',
      'request_applied',
      'request_running',
    ]);
    expect(codes(document.paths['/api/landlords/properties/{id}']?.['put'], '409')).toEqual([
      'conflict',
      'stale_version',
    ]);
    expect(codes(document.paths['/api/auth/signin']?.['post'], '401')).toEqual([
      'invalid_admin_credentials',
      'invalid_credentials',
      'invalid_staff_credentials',
      'two_factor_required',
    ]);
  });

  it('offers Idempotency-Key on every POST but uploads, and shows that the file of an upload is bytes', () => {
    const uploads = [
      'POST /api/documents',
      'POST /api/landlords/imports',
      'POST /api/landlords/imports/columns',
      'POST /api/landlords/imports/mistakes',
      'POST /api/crm-leads/import',
      'POST /api/my-jobs/{id}/photos',
      'POST /api/my-jobs/{id}/attachments',
    ];
    const takes = (operation: Operation) =>
      operation.parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey') ?? false;
    for (const { name, method, operation } of operations)
      expect([name, takes(operation)]).toEqual([name, method === 'post' && !uploads.includes(name)]);
    for (const upload of [
      'DocumentUpload',
      'ImportUpload',
      'LeadFileUpload',
      'MyJobPhotoUpload',
      'MyJobAttachmentUpload',
    ])
      expect(document.components.schemas[upload]?.properties['file']?.format).toBe('binary');
  });

  it('has nothing that the linter objects to', async () => {
    const { lintFromString, loadConfig } = createRequire(import.meta.url)(
      '@redocly/openapi-core',
    ) as typeof import('@redocly/openapi-core');
    const config = await loadConfig({ configPath: join(ROOT, 'redocly.yaml') });
    // OpenAPI 3.0 has no place for webhooks: no operation answers with their messages.
    const isMessage = ({ ruleId, message }: { ruleId: string; message: string }) =>
      ruleId === 'no-unused-components' && message.startsWith('Component: "Webhook');
    const lint = async (source: object) =>
      (
        await lintFromString({
          source: JSON.stringify(source),
          absoluteRef: join(folder ?? '', 'openapi.json'),
          config,
        })
      ).filter((finding) => !isMessage(finding));
    expect(
      (await lint(document)).map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([]);
    expect((await lint({ ...document, servers: [] })).map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers']);
  }, 120_000);

  it('a client that a common generator makes of it signs up, signs in, creates and lists', async () => {
    const landlord = await person(test, 'landlord');
    const { sdk, client } = await generatedClient(folder ?? '', await listening(test));
    const account = { email: 'ana.ruiz@example.com', password: 'blue kettle under seven stairs' };
    await sdk.authSignUp({
      body: { ...account, userType: 'landlord', firstName: 'Ana', lastName: 'Ruiz' },
      throwOnError: true,
    });
    const signedIn = await sdk.authSignIn({ body: account });
    expect(signedIn.data).toMatchObject({ access_token: expect.any(String), user: { email: account.email } });
    expect((await sdk.propertyList({})).error).toMatchObject({ code: 'unauthenticated' });
    client.setConfig({ auth: () => landlord.token });
    const house = {
      streetNumber: '87',
      street: 'Laurier Avenue West',
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2T 2N6',
      country: 'CA',
    };
    const { data: property } = await sdk.propertyCreate({
      body: house,
      headers: { 'Idempotency-Key': 'once' },
      throwOnError: true,
    });
    expect((await sdk.propertyList({ query: { limit: 1 } })).data).toMatchObject([
      { id: property.id, city: 'Montréal' },
    ]);
    expect((await sdk.propertyGet({ path: { id: property.id } })).data).toMatchObject({ id: property.id });
  }, 300_000);
});

type Call = (options: object) => Promise<{ data: Record<string, string>; error?: object }>;
type Sdk = Record<'authSignUp' | 'authSignIn' | 'propertyList' | 'propertyCreate' | 'propertyGet', Call>;

/** Generates and compiles a client; only what it exports is used, as someone who installs it would. */
async function generatedClient(
  folder: string,
  baseUrl: string,
): Promise<{ sdk: Sdk; client: { setConfig(config: object): void } }> {
  const options = {
    input: join(folder, 'openapi.json'),
    output: { path: join(folder, 'client'), module: { extension: '.js' } },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  };
  const script = `const { createClient } = await import('@hey-api/openapi-ts'); await createClient(${JSON.stringify(options)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const compile = [
    '--outDir',
    join(folder, 'js'),
    '--target',
    'es2024',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--lib',
    'es2024,dom,dom.iterable',
    '--strict',
    '--ignoreConfig',
    '--rootDir',
    join(folder, 'client'),
  ];
  const sources = readdirSync(join(folder, 'client'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, 'client', name));
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', ...compile, ...sources], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const load = async (file: string) =>
    (await import(pathToFileURL(join(folder, 'js', file)).href)) as Record<string, never>;
  const [sdk, { client }] = [await load('sdk.gen.js'), await load('client.gen.js')];
  (client as { setConfig(config: object): void } | undefined)?.setConfig({ baseUrl });
  return { sdk: sdk as unknown as Sdk, client: client as never };
}

async function listening({ app }: TestApp): Promise<string> {
  await app.listen(0, '127.0.0.1');
  return app.getUrl();
}
