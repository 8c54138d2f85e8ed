import type { OpenAPIObject } from '@nestjs/swagger';
import type { Operation } from './open-api.types.js';

const HOUSE = {
  name: 'Laurier',
  streetNumber: '87',
  street: 'Laurier Avenue West',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2T 2N6',
  country: 'CA',
  type: 'house',
};
const PROPERTY = {
  id: '019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f',
  ...HOUSE,
  yearBuilt: 1924,
  currency: 'CAD',
  timeZone: 'America/Toronto',
  archived: false,
  archivedAt: null,
  createdAt: '2026-11-02T14:05:00.000Z',
  version: 1,
  unitCount: 2,
  occupiedCount: 1,
  offlineCount: 0,
};

/** Example bodies of the operations that a new API client tries first. The linter compares them with the shapes. */
const EXAMPLES: Record<string, { request?: object; response?: object | string }> = {
  'POST /api/auth/signin': { request: { email: 'ana@example.com', password: 'a long password of your own' } },
  'POST /api/api-keys': {
    request: {
      name: 'Bookkeeping',
      scopes: ['payments:read', 'reports:read'],
      expiresInDays: 90,
      currentPassword: 'a long password of your own',
    },
    response: {
      id: '019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f',
      name: 'Bookkeeping',
      prefix: 'lw_0Example',
      scopes: ['payments:read', 'reports:read'],
      state: 'active',
      createdBy: 'Ana Roy',
      createdAt: '2026-11-02T14:05:00.000Z',
      expiresAt: '2027-01-31T14:05:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
      key: 'lw_0ExampleOfAKeyThatOpensNothing000000000000000',
    },
  },
  'POST /api/webhooks': {
    request: {
      url: 'https://hooks.example.com/lodgewell',
      description: 'Bookkeeping',
      events: ['payment.received', 'payment.returned'],
      currentPassword: 'a long password of your own',
    },
    response: {
      id: '019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f',
      url: 'https://hooks.example.com/lodgewell',
      description: 'Bookkeeping',
      events: ['payment.received', 'payment.returned'],
      enabled: true,
      offReason: null,
      failingSince: null,
      previousSecretUntil: null,
      createdBy: 'Ana Roy',
      createdAt: '2026-11-02T14:05:00.000Z',
      secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
    },
  },
  'POST /api/calendar-feed': {
    request: { currentPassword: 'a long password of your own' },
    response: {
      on: true,
      kinds: ['appointments', 'lease_days', 'rent_days'],
      createdAt: '2026-11-02T14:05:00.000Z',
      lastReadAt: null,
      address: 'https://lodgewell.example.com/api/calendar/ExampleOfASecretThatOpensNothing00000000000.ics',
    },
  },
  'GET /api/calendar/{secret}.ics': {
    response: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lodgewell//Lodgewell//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Lodgewell',
      'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
      'BEGIN:VEVENT',
      'UID:lease-end-019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f@lodgewell',
      'DTSTAMP:20261102T140500Z',
      'DTSTART;VALUE=DATE:20270630',
      'SUMMARY:Lease term ends (Laurier\\, Unit 302)',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  },
  'GET /api/landlords/properties': { response: [PROPERTY] },
  'POST /api/landlords/properties': {
    request: HOUSE,
    response: { ...PROPERTY, unitCount: 0, occupiedCount: 0, units: [] },
  },
};

/** Sets the examples of an operation if there are any. */
export function addExamples(route: string, { requestBody, responses }: Operation): void {
  const { request, response } = EXAMPLES[route] ?? {};
  if (request && requestBody && 'content' in requestBody) setExample(requestBody.content, request);
  const success = responses['200'] ?? responses['201'];
  if (response && success && 'content' in success && success.content) setExample(success.content, response);
}

function setExample(content: Record<string, { example?: unknown }>, example: object | string): void {
  for (const media of Object.values(content)) media.example = example;
}

/** The file in an upload is binary. The DTO can't say that, because its fields are text. */
export function markFiles(document: OpenAPIObject, { requestBody }: Operation): void {
  const schema =
    requestBody && 'content' in requestBody ? requestBody.content['multipart/form-data']?.schema : undefined;
  const shape =
    schema && '$ref' in schema ? document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  const file = shape && 'properties' in shape ? shape.properties?.['file'] : undefined;
  if (file && !('$ref' in file)) file.format = 'binary';
}
