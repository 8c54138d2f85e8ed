// The attacks of npm run bench -- attacks: each a name that begins with the point of the security review it belongs to, how many
// run at once, and one step of it, which answers with a status. What is sent is built once.
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { flatPng } from '../support/pictures.ts';

const MIB = 1024 * 1024;
const HEAD = 'streetNumber,street,city,region,postalCode,country,unit,leaseStart,rent,firstName,lastName,email\n';
const LINE = '87,Laurier,Montréal,QC,H2T 2N6,CA,301,2026-11-01,1650.00,Kim,Larsen,kim@example.com\n';
const HEIC = readFileSync(new URL('../modules/documents/large.heic', import.meta.url));

const json = (path, body, headers = {}) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const bearer = ({ token }) => ({ authorization: `Bearer ${token}` });
const stranger = () => `x${randomBytes(6).toString('hex')}@example.com`;

/** A multipart body of one file. */
function upload(path, who, { name, bytes, fields = {} }) {
  const edge = 'attack-edge';
  const texts = Object.entries(fields)
    .map(([field, value]) => `--${edge}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`)
    .join('');
  const head = `${texts}--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    method: 'POST',
    path,
    headers: { ...bearer(who), 'content-type': `multipart/form-data; boundary=${edge}` },
    body: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${edge}--\r\n`)]),
  };
}

/** Tables that cost much to read. */
function tables({ attacker }) {
  const table = (text) =>
    upload('/api/landlords/imports', attacker, { name: 'units.csv', bytes: Buffer.from(HEAD + text) });
  const bombs = {
    'two-byte lines': '1\n'.repeat(8 * MIB),
    'long cells': `"${LINE.repeat(150_000)}`,
    'long e-mail cells': LINE.replace('kim@example.com', `a@${'b.'.repeat(4000)}@`).repeat(1500),
    'constructor countries': LINE.replace(',CA,', ',constructor,').repeat(20_000),
  };
  return Object.entries(bombs).map(([name, text]) => [`SEC-01 CSV of ${name}`, 2, always(table(text))]);
}

/** Pictures and files, by everyone who may send some. */
function files({ attacker, tenant }) {
  const bomb = flatPng(16_000, 16_000);
  const doors = [
    upload('/api/documents', tenant, { name: 'a.png', bytes: bomb, fields: { purpose: 'request_photo' } }),
    upload('/api/documents', tenant, { name: 'a.png', bytes: bomb, fields: { purpose: 'other' } }),
    upload('/api/documents', attacker, {
      name: 'a.png',
      bytes: bomb,
      fields: { purpose: 'listing_photo', unitId: attacker.unitId },
    }),
    upload('/api/landlords/imports', attacker, { name: 'a.png', bytes: bomb }),
  ];
  const photo = (name, bytes) =>
    always(upload('/api/documents', tenant, { name, bytes, fields: { purpose: 'request_photo' } }));
  return [
    ['SEC-02 PNG of 256 megapixels, every door', 4, ({ send }) => send(doors[randomInt(doors.length)])],
    ['SEC-02 PNG of 49 megapixels', 6, photo('a.png', flatPng(7000, 7000))],
    ['SEC-02 change of purposes', 2, changedPurposes(attacker)],
    ['SEC-03 HEIC of 24 megapixels', 6, photo('a.heic', HEIC)],
    [
      'SEC-06 uploads of 20 MB until the quota',
      24,
      always(
        upload('/api/documents', attacker, {
          name: 'a.pdf',
          bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(19 * MIB)]),
          fields: { purpose: 'other' },
        }),
      ),
    ],
    [
      'SEC-06 slow uploads of 20 MB',
      40,
      ({ drip }) =>
        drip(
          `POST /api/documents HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${tenant.token}\r\ncontent-type: multipart/form-data; boundary=e\r\ncontent-length: ${20 * MIB}\r\n`,
          64 * 1024,
        ),
    ],
  ];
}

/** A paper becomes a photo and back: what it holds was never looked at as one. */
function changedPurposes(attacker) {
  const paper = upload('/api/documents', attacker, {
    name: 'a.png',
    bytes: flatPng(9, 9),
    fields: { purpose: 'other', unitId: attacker.unitId },
  });
  let id;
  return async ({ send, answer }) => {
    id ??= (await answer(paper)).id;
    return send({ ...json(`/api/documents/${id}`, { purpose: 'listing_photo' }, bearer(attacker)), method: 'PATCH' });
  };
}

/** Work on passwords, and guesses. */
function guesses({ guarded }) {
  const password = 'correct horse battery';
  const link = () => ({ token: randomBytes(32).toString('base64url'), password, confirmPassword: password });
  const person = () => ({ email: stranger(), firstName: 'A', lastName: 'B' });
  const network = () => `2001:db8:1:${randomInt(65_536).toString(16)}::1`;
  return [
    ['SEC-04 admin set-up', 4, ({ send }) => send(json('/api/auth/admin-setup', { ...link(), ...person() }))],
    [
      'SEC-04 supplier registration',
      4,
      ({ send }) =>
        send(json('/api/suppliers/invitations/register', { key: randomBytes(32).toString('base64url'), password })),
    ],
    [
      'SEC-04 sign-ups',
      8,
      ({ send }) =>
        send(
          json('/api/auth/signup', {
            email: stranger(),
            password,
            userData: { firstName: 'A', lastName: 'B', userType: 'landlord' },
          }),
        ),
    ],
    [
      'SEC-04 wrong passwords',
      8,
      ({ send }) => send(json('/api/auth/signin', { email: stranger(), password: 'wrong horse battery' })),
    ],
    [
      'SEC-04 forgotten and new passwords',
      4,
      async ({ send }) => (
        await send(json('/api/auth/forgot-password', { email: guarded.email })),
        send(json('/api/auth/reset-password', link()))
      ),
    ],
    [
      'SEC-09 second-step guesses',
      4,
      ({ send }) =>
        send(
          json('/api/auth/verify-2fa', {
            email: guarded.email,
            challenge: guarded.challenge,
            method: 'email',
            code: String(randomInt(1e6)).padStart(6, '0'),
          }),
        ),
    ],
    [
      'SEC-10 tenant codes from a /48',
      6,
      ({ send }) =>
        send(json('/api/auth/tenant-code', { code: randomBytes(8).toString('hex') }, { 'x-forwarded-for': network() })),
    ],
  ];
}

/** What takes connections, or the reader of a request. */
function requests({ attacker, chat }) {
  const deep = '['.repeat(500_000);
  const cursor = () =>
    encodeURIComponent(
      Buffer.from(JSON.stringify(['-createdAt', '99999-13-45', randomBytes(200).toString('hex')])).toString(
        'base64url',
      ),
    );
  return [
    [
      'SEC-05 bodies that do not come',
      150,
      ({ drip }) =>
        drip(
          'POST /api/auth/signin HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n',
          1,
        ),
    ],
    [
      'SEC-05 headers that do not end',
      150,
      ({ drip }) => drip('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-more: ', 0),
    ],
    [
      'SEC-05 streams of one conversation',
      300,
      ({ stream }) =>
        stream({
          method: 'GET',
          path: `/api/chat-sessions/${chat.id}/events`,
          headers: { 'x-chat-secret': chat.secret },
        }),
    ],
    ['SEC-05 paths of 15 KB of slashes', 4, always({ method: 'GET', path: '/'.repeat(15_000) })],
    ['SEC-16 deep JSON', 4, always(json('/api/auth/signin', `{"email":${deep}`))],
    [
      'SEC-16 e-mail address of 1 MB',
      8,
      always(
        json('/api/send-contact-email', {
          firstName: 'A',
          lastName: 'B',
          reason: 'other',
          message: 'x',
          email: `${'a@'.repeat(500_000)}b`,
        }),
      ),
    ],
    [
      'SEC-16 hostile cursors',
      4,
      ({ send }) => send({ method: 'GET', path: `/api/documents?cursor=${cursor()}`, headers: bearer(attacker) }),
    ],
  ];
}

/** What makes the server write, or read much. */
function floods({ attacker }) {
  const form = () => ({ firstName: 'A', lastName: 'B', email: stranger() });
  const get = (path) => always({ method: 'GET', path, headers: bearer(attacker) });
  return [
    ['SEC-11 archives', 4, get('/api/documents/archive')],
    ['SEC-11 exports of one’s data', 4, get('/api/profiles/me/export')],
    ['SEC-13 demo sessions', 4, ({ send }) => send(json('/api/auth/demo', { userType: 'landlord' }))],
    [
      'SEC-14 forms',
      4,
      ({ send }) => send(json('/api/send-contact-email', { ...form(), reason: 'other', message: 'x'.repeat(5000) })),
    ],
    ['SEC-14 newsletter', 4, ({ send }) => send(json('/api/newsletter', { email: stranger() }))],
    ['SEC-14 conversations of the chat', 4, ({ send }) => send(json('/api/chat-sessions', {}))],
  ];
}

function always(request) {
  return ({ send }) => send(request);
}

/** Every attack on a world: `[name, at once, step]`. */
export const attacksOn = (world) => [
  ...tables(world),
  ...files(world),
  ...guesses(world),
  ...requests(world),
  ...floods(world),
];
