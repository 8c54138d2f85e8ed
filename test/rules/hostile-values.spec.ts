import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { USER_TYPES, type UserType } from '../../src/contract/roles.js';
import { apiDocument } from '../../src/platform/openapi/api-document.js';
import { HandlerRegistry } from '../../src/platform/outbox/handler-registry.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { person, signedInAgain, type Person } from '../factories/people.js';
import { acceptedRequest, supplier, technician } from '../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../support/app.js';
import { fieldsOf, type DtoField } from '../support/dto-fields.js';
import { hostileFor, randomFrom } from '../support/hostile-values.js';
import { routesOf, type Route } from '../support/routes.js';
import { usualBody } from '../support/usual-values.js';
import { worldOf, type World } from './hostile-world.js';

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);
/** Values of each sort for a field. */
const COUNT = Number(process.env['HOSTILE_COUNT'] ?? 1);
/** Routes that end the session, or that remove objects which later calls need, come last. */
const ENDING = /signout|\/sessions|password|suspend|deletion|\/end$|revoke|sign-in|code-sign/;
/** The documented answers of an installation without these providers. */
const HARMLESS_WORDS = /not configured|text messages/i;
const HARMLESS = new Set(['sms_unavailable', 'not_configured']);

interface Answer {
  status: number;
  body: { code?: string; details?: { field: string }[] };
}

describe('SEC-16 hostile values', () => {
  let test: TestApp;
  let people: Record<UserType, Person>;
  let routes: Route[];
  let world: World;
  const failures: unknown[] = [];
  const random = randomFrom(SEED);
  /** What the process itself reports: errors behind a 5xx, jobs and schedule steps that failed. */
  const note = (first: unknown, ...rest: unknown[]) => {
    const { err, ...about } = (first ?? {}) as { err?: Error };
    if (rest.some((word) => HARMLESS_WORDS.test(String(word)))) return;
    failures.push([about, ...rest, err?.stack?.slice(0, 600) ?? String(first).slice(0, 300)]);
  };

  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '100000' });
    test.app.useLogger({ error: note, fatal: note, warn: () => undefined, log: () => undefined });
    routes = routesOf(test);
    const craftsman = await supplier(test);
    const mine = await acceptedRequest(test, craftsman, {});
    people = {
      landlord: mine.landlord,
      tenant: mine.tenant,
      supplier: craftsman,
      staff: await person(test, 'staff'),
      admin: await person(test, 'admin'),
      technician: await technician(test, craftsman, mine.requestId),
    };
    world = await worldOf(test, mine, craftsman);
    await world.learn(routes, (route, url, body, role) => call(route, url, body, role));
  }, 120_000);
  afterAll(() => test.close());

  const roleOf = ({ roles }: Route) => roles[Math.floor(random() * roles.length)];

  async function call(route: Route, url: string, body?: string, role = roleOf(route)): Promise<Answer> {
    const who = role && people[role];
    const send = () =>
      test.app.inject({
        method: route.method.toUpperCase() as 'GET',
        url,
        payload: body,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(who && { authorization: `Bearer ${who.token}` }),
        },
      });
    let answer = await send();
    if (answer.statusCode === 401 && who && role) {
      people[role] = await signedInAgain(test, who);
      who.token = people[role].token;
      answer = await send();
    }
    const isJson = String(answer.headers['content-type']).includes('application/json');
    // The answer to HEAD names its type and has no body.
    return {
      status: answer.statusCode,
      body: (isJson && answer.payload ? answer.json<Answer['body'] | null>() : {}) ?? {},
    };
  }

  const isFault = ({ status, body }: Answer) => status >= 500 && !HARMLESS.has(body.code ?? '');
  const inOrder = (some: Route[]) =>
    some.toSorted(
      (a, b) =>
        Number(a.method === 'delete') - Number(b.method === 'delete') ||
        Number(ENDING.test(a.path)) - Number(ENDING.test(b.path)),
    );
  const quick = ({ path }: Route) => !path.includes('/events');

  it('SEC-16 the walk sees every operation of the API document', () => {
    const seen = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    const operations = Object.entries(apiDocument(test.app).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(operations.filter((operation) => operation.includes(' /api/') && !seen.has(operation))).toEqual([]);
    expect(operations.length).toBeGreaterThan(200);
  });

  it('SEC-16 in every field of every body: no 5xx, and what is refused is named', async () => {
    const wrong: unknown[] = [];
    let sent = 0;
    for (const route of inOrder(
      routes.filter(({ method, body }) => method !== 'get' && body && body !== Object && body !== String),
    )) {
      const base = world.body(route);
      for (const [field, place] of placesIn(route.body as object)) {
        for (const value of hostileFor(field, { ids: world.ids, count: COUNT, random })) {
          const body = JSON.stringify({ ...base, ...place('@@') }).replace('"@@"', () => value);
          const answer = await call(route, world.address(route.path), body);
          sent += 1;
          const details = (Array.isArray(answer.body.details) ? answer.body.details : []).map((one) => one.field);
          const unnamed = answer.status === 400 && answer.body.code === 'invalid_input' && details.length === 0;
          if (isFault(answer) || unnamed)
            wrong.push([route.method, route.path, field.name, value.slice(0, 80), answer.status, answer.body]);
        }
      }
    }
    if (process.env['HOSTILE_LOG'])
      writeFileSync(process.env['HOSTILE_LOG'], `${sent} sent\n${wrong.map((one) => JSON.stringify(one)).join('\n')}`);
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(2000);
  }, 300_000);

  it('SEC-16 in every query and every id of an address: no 5xx', async () => {
    const wrong: unknown[] = [];
    for (const route of inOrder(
      routes.filter(
        ({ method, path, query }) => quick({ path } as Route) && ((method === 'get' && query) || path.includes(':')),
      ),
    )) {
      const urls: string[] = [];
      for (const field of route.method === 'get' && route.query ? fieldsOf(route.query) : []) {
        for (const value of hostileFor(field, { ids: world.ids, count: COUNT, random })) {
          const text = value.startsWith('"') ? (JSON.parse(value) as string) : value;
          urls.push(
            `${world.address(route.path)}?${field.name}=${text.isWellFormed() ? encodeURIComponent(text.slice(0, 3000)) : '%ed%a0%80'}`,
          );
        }
      }
      if (route.path.includes(':'))
        for (const id of ['constructor', '__proto__', '%00', '%F0%9F%8F%A0', '9'.repeat(400), '-1', 'null'])
          urls.push(route.path.replaceAll(/:\w+/g, id));
      for (const url of urls) {
        const answer = await call(route, url, route.method === 'get' ? undefined : '{}');
        if (isFault(answer)) wrong.push([route.method, url.slice(0, 200), answer.status, answer.body]);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('SEC-16 then everyone still reads everything, and lists count what they hold', async () => {
    const wrong: unknown[] = [];
    const counts = ({ query }: Route) => query && fieldsOf(query).some(({ name }) => name === 'count');
    for (const route of routes.filter((one) => one.method === 'get' && quick(one))) {
      const address = world.address(route.path);
      const urls = [address, ...(counts(route) ? [`${address}?count=true`] : [])];
      const roles = route.open ? [undefined] : USER_TYPES.filter((type) => route.roles.includes(type));
      for (const role of roles)
        for (const url of urls) {
          const answer = await call(route, url, undefined, role);
          if (isFault(answer)) wrong.push([role, url, answer.status, answer.body]);
        }
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('SEC-16 every schedule runs, and no job has failed', async () => {
    const { schedules } = test.app.get(HandlerRegistry);
    const scope = test.app.get(Scope);
    expect(schedules.length).toBeGreaterThan(15);
    for (const { name, run } of schedules)
      await scope.asSystem('test', run).catch((error: unknown) => failures.push([name, String(error)]));
    await eventually(
      async () =>
        (
          await test.sql(
            "select 1 from pgboss.job where state in ('created', 'active') and name <> 'schedules' limit 1",
          )
        ).length === 0,
      20_000,
    );
    failures.push(...(await test.sql("select name, data, output from pgboss.job where state in ('retry', 'failed')")));
    if (process.env['HOSTILE_LOG'])
      writeFileSync(`${process.env['HOSTILE_LOG']}.faults`, failures.map((one) => JSON.stringify(one)).join('\n'));
    expect(failures).toEqual([]);
  }, 300_000);
});

type Place = [field: DtoField, place: (value: unknown) => object];

/** The fields of a body, and those of what lies within it. */
function placesIn(dto: object): Place[] {
  return fieldsOf(dto).flatMap((field) => {
    const { name, inner, each } = field;
    const nested: Place[] = inner
      ? fieldsOf(inner).map((one) => {
          const around = usualBody(inner, { email: 'ana@example.com' });
          return [
            one,
            (value) => ({ [name]: each ? [{ ...around, [one.name]: value }] : { ...around, [one.name]: value } }),
          ];
        })
      : [];
    return [[field, (value: unknown) => ({ [name]: value })] as Place, ...nested];
  });
}
