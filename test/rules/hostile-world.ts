import type { UserType } from '../../src/contract/roles.js';
import { home } from '../factories/homes.js';
import type { Craftsman, Filed } from '../factories/repairs.js';
import type { TestApp } from '../support/app.js';
import type { Route } from '../support/routes.js';
import { usualBody } from '../support/usual-values.js';
import { SAMPLE_BODIES } from './sample-bodies.js';

type Call = (route: Route, url: string, body?: string, role?: UserType) => Promise<{ status: number; body: unknown }>;

export interface World {
  /** A route's address with the ids of objects that belong to the people of the test. */
  address(path: string): string;
  /** What the route takes. */
  body(route: Route): Record<string, unknown>;
  ids: string[];
  /** Creates one of everything that can be created, and reads the lists, so that each route finds an object. */
  learn(routes: Route[], call: Call): Promise<void>;
}

const SOME_ID = '01900000-0000-7000-8000-000000000001';
const SIGN_UP = { firstName: 'Ana', lastName: 'Roy', password: 'long enough words', userType: 'landlord' };
const NOTICE = {
  message_en: 'Hello',
  message_fr: 'Bonjour',
  message_es: 'Hola',
  button_text_en: 'More',
  button_text_fr: 'Plus',
  button_text_es: 'Más',
  button_url: '/pricing',
};

/** Where the usual values of a DTO and the sample bodies aren't enough. */
const BODIES: Record<string, object> = {
  'post /api/auth/signup': SIGN_UP,
  'post /api/announcements': NOTICE,
  'put /api/announcements/:id': NOTICE,
  'post /api/crm-leads': { firstName: 'Ana', lastName: 'Roy', email: 'ana@example.com' },
  'post /api/support-tickets': { subject: 'Import', description: 'It stops.' },
  'post /api/chat-answers': { shortcut: 'hello', textEn: 'Hello' },
  'put /api/chat-answers/:id': { shortcut: 'hello', textEn: 'Hello', version: 1 },
  'post /api/messages/templates': { name: 'Water', message: 'Hello {firstName}' },
  'patch /api/messages/templates/:id': { name: 'Water', version: 1 },
  'post /api/request-views': { name: 'Urgent', filters: {} },
  'patch /api/request-views/:id': { name: 'Urgent', version: 1 },
  'post /api/send-sms': { to: '+15145550134' },
  'post /api/suppliers/invitations': { serviceType: 'Plumber' },
};

export async function worldOf(test: TestApp, mine: Filed & { offerId: string }, craftsman: Craftsman): Promise<World> {
  const vacant = await home(test, mine.landlord);
  await test.sql("update supplier set elite_until = '2199-01-01' where id = $1", [craftsman.id]);
  await test.sql('update lease set term_ends_on = current_date + 60 where id = $1', [mine.leaseId]);
  const paper = await test
    .http('post', '/api/documents', mine.landlord.token)
    .field('leaseId', mine.leaseId)
    .attach('file', Buffer.from('%PDF-1.4 lease'), 'lease.pdf')
    .expect(201);
  const own: Record<string, string> = {
    properties: mine.propertyId,
    units: mine.unitId,
    leases: mine.leaseId,
    tenants: mine.leaseTenantId,
    'service-requests': mine.requestId,
    offers: mine.offerId,
    suppliers: craftsman.id,
    documents: paper.body.id,
    landlords: mine.landlord.accountId,
    region: 'CA-QC',
    county: 'Los Angeles',
    topic: 'rent_increase',
    intents: mine.leaseId,
  };
  /** What was created or found, by the path of the list. */
  const learned = new Map<string, string>();
  let count = 0;

  const address = (path: string): string => {
    if (/units\/:id\/(listing|leases)$/.test(path)) return path.replace(':id', vacant.unitId);
    const parts = path.split('/');
    return parts
      .map((part, at) =>
        part.startsWith(':')
          ? (own[part.slice(1)] ??
            learned.get(parts.slice(0, at).join('/')) ??
            own[parts[at - 1] ?? ''] ??
            mine.leaseId)
          : part,
      )
      .join('/');
  };
  const body = (route: Route) => {
    count += 1;
    const email = `ana-${count}@example.com`;
    const known = {
      leaseId: mine.leaseId,
      unitId: mine.unitId,
      propertyId: mine.propertyId,
      requestId: mine.requestId,
      supplierId: craftsman.id,
      userType: 'landlord',
      email,
      to: 'ana@example.com',
      code: '123456',
      region: 'QC',
      country: 'CA',
      postalCode: 'H2T 2N6',
      serviceType: 'Plumber',
      sessionId: learned.get('/api/chat-sessions'),
      ids: [mine.leaseId],
    };
    const key = `${route.method} ${route.path}`;
    const usual = route.body ? usualBody(route.body, known) : {};
    const sample = { ...SAMPLE_BODIES[key], ...BODIES[key] } as Record<string, unknown>;
    // Sample bodies of other tests name an object that no one has.
    const ownSample = Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [
        name,
        value === SOME_ID ? (known as Record<string, unknown>)[name] : value,
      ]),
    );
    const mixed: Record<string, unknown> = { ...usual, ...ownSample };
    return key === 'post /api/auth/signup' ? { ...mixed, email } : mixed;
  };
  const learn = async (routes: Route[], call: Call) => {
    const steps = routes.toSorted((a, b) => a.path.split('/').length - b.path.split('/').length);
    for (const route of steps.filter(
      ({ method, body: dto, path }) =>
        method === 'post' && dto && !/documents|signout|deletion|bulk|\/end$|send-/.test(path),
    )) {
      for (const role of route.open ? [undefined] : route.roles) {
        const answer = await call(route, address(route.path), JSON.stringify(body(route)), role);
        const id = (answer.body as { id?: unknown }).id;
        if (answer.status >= 300) continue;
        if (typeof id === 'string' && !Object.values(own).includes(id))
          for (const path of [route.path, route.path.replace('/:id', '')]) learned.set(path, id);
        break;
      }
    }
    for (const route of steps.filter(({ method, path }) => method === 'get' && !path.includes('/events'))) {
      for (const role of route.open ? [undefined] : route.roles) {
        const answer = await call(route, address(route.path), undefined, role);
        const [first] = Array.isArray(answer.body) ? (answer.body as { id?: unknown }[]) : [];
        if (typeof first?.id === 'string' && !learned.has(route.path)) learned.set(route.path, first.id);
      }
    }
  };
  return {
    address,
    body,
    learn,
    ids: [mine.leaseId, mine.unitId, mine.propertyId, craftsman.id, mine.offerId, craftsman.userId],
  };
}
