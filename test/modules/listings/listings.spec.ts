import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { CARES_FLAG } from '../../../src/contract/listing-options.js';
import { home, letHome, type Home } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const FULL = {
  title: 'Flat with outside stairs',
  description: 'Bright, near the market.',
  rentCents: 189_000,
  availableDate: '2027-01-01',
  petFriendly: true,
  parking: true,
  utilities: 'Hot water',
  amenities: ['laundry', 'Piano'],
  [CARES_FLAG]: true,
};

describe('homes to rent', () => {
  let test: TestApp;
  let place: Home;
  let tenant: Person;
  beforeAll(async () => {
    test = await startTestApp();
    place = await home(test);
    tenant = await person(test, 'tenant');
  });
  afterAll(() => test.close());

  const publish = (at: Home, body: object = FULL) =>
    test.http('post', `/api/landlords/units/${at.unitId}/listing`, at.landlord.token).send(body);
  const change = (at: Home, id: string, body: object) =>
    test.http('patch', `/api/listings/${id}`, at.landlord.token).send(body);
  const market = async (query = '', token?: string) =>
    (await test.http('get', `/api/listings${query}`, token).expect(200)).body as Record<string, unknown>[];
  const titles = async (query: string) => (await market(query)).map(({ title }) => title);

  it('LS-009 LS-017 visitors see samples while nobody has published one, searched and filtered like the real ones; live users see none', async () => {
    const samples = await market('?count=true');
    expect(samples.map(({ rent }) => rent)).toEqual(expect.arrayContaining([2500, 3200]));
    for (const sample of samples) expect(sample).toMatchObject({ sample: true, contact: false });
    expect(await market('', tenant.token)).toEqual([]);
    expect(await titles('?q=montreal&sort=rentCents')).toEqual([
      'Studio on a quiet lane',
      'Third-floor apartment with outside stairs',
      'Corner loft near the market',
    ]);
    expect(await titles('?bedrooms=3')).toEqual(['Family house with a workshop']);
    const first = await test.http('get', '/api/listings?limit=4&count=true').expect(200);
    expect(first.headers['x-total-count']).toBe('6');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(
      [...first.body, ...(await test.http('get', next).expect(200)).body].map(({ id }: { id: string }) => id),
    ).toEqual(samples.map(({ id }) => id));
    const [sample] = samples;
    await test.http('get', `/api/listings/${String(sample?.['id'])}`).expect(200);
    await test
      .http('post', `/api/listings/${String(sample?.['id'])}/questions`)
      .send({ name: 'Ana', email: 'ana@example.com', message: 'Is it free?' })
      .expect(404);
    const { body } = await test.http('get', '/api/listings').set('Accept-Language', 'fr').expect(200);
    expect(body[0].title).toBe('Troisième étage avec escalier extérieur');
  });

  it('RG-040 publishing asks for a verified address; a draft does not, and nobody but its landlord sees it', async () => {
    const landlord = await person(test, 'landlord', { verified: false });
    const theirs = await home(test, landlord);
    await publish(theirs)
      .expect(403)
      .expect(({ body }) => expect(body.code).toBe('email_unverified'));
    const { body } = await publish(theirs, { ...FULL, status: 'draft' }).expect(201);
    expect(body).toMatchObject({ status: 'draft', publishedAt: null });
    await test.http('get', `/api/listings/${body.id}`).expect(404);
    await change(theirs, body.id, { status: 'published' }).expect(403);
    await change(theirs, body.id, { status: 'closed' }).expect(200);
  });

  it('LS-010 LS-012 LS-016 what a landlord publishes is read by visitors with the documented fields, and the samples are gone', async () => {
    const { body } = await publish(place).expect(201);
    expect(body).toMatchObject({
      status: 'published',
      unitId: place.unitId,
      unitLabel: '302',
      version: expect.any(Number),
    });
    const [found, ...others] = await market();
    expect(others).toEqual([]);
    expect(found).toEqual({
      id: body.id,
      title: FULL.title,
      address: '87 Laurier Avenue West',
      city: 'Montréal',
      province: 'QC',
      country: 'CA',
      rent: 1890,
      rentCents: 189_000,
      currency: 'CAD',
      bedrooms: 2,
      bathrooms: 1,
      squareFeet: null,
      availableDate: '2027-01-01',
      landlordName: 'Test account',
      landlordRating: null,
      isVerified: true,
      [CARES_FLAG]: true,
      amenities: ['laundry', 'Piano'],
      images: [],
      description: FULL.description,
      petFriendly: true,
      parking: true,
      utilities: 'Hot water',
      publishedAt: expect.any(String),
      sample: false,
      contact: true,
      favorite: false,
    });
    await publish(place).expect(409);
    expect(await market('?q=nowhere')).toEqual([]);
    for (const query of [
      '?q=halifax,MONTREAL stairs',
      '?priceRange=under-2000',
      '?bedrooms=2',
      '?petFriendly=true&parking=true&cares=true',
      '?availableBy=2027-01-01',
      '?bathrooms=1',
    ]) {
      expect([query, await titles(query)]).toEqual([query, [FULL.title]]);
    }
    for (const query of [
      '?q=halifax',
      '?priceRange=2000-3000',
      '?bedrooms=3',
      '?bedrooms=studio',
      '?availableBy=2026-12-31',
      '?bathrooms=1.5',
      '?squareFeet=100',
    ]) {
      expect([query, await titles(query)]).toEqual([query, []]);
    }
    await test.http('get', '/api/listings?priceRange=cheap').expect(400);
  });

  it('a listing is changed, paused and published again; what is read can be sent back; an old version is refused', async () => {
    const { body: own } = await test
      .http('get', `/api/landlords/units/${place.unitId}/listing`, place.landlord.token)
      .expect(200);
    const { body: changed } = await change(place, own.id, {
      ...own,
      title: 'Brighter flat',
      utilities: null,
      photoIds: [],
    }).expect(200);
    expect(changed).toMatchObject({ title: 'Brighter flat', utilities: null, status: 'published' });
    expect(await titles('?q=brighter')).toEqual(['Brighter flat']);
    await change(place, own.id, { title: 'Old', version: own.version }).expect(409);
    await change(place, own.id, { status: 'paused' }).expect(200);
    await test.http('get', `/api/listings/${own.id}`).expect(404);
    await change(place, own.id, { status: 'paused' }).expect(200);
    await change(place, own.id, { status: 'draft' }).expect(422);
    await change(place, own.id, { status: 'published' }).expect(200);
    for (const body of [
      { rentCents: 0 },
      { title: ' ' },
      { availableDate: '2027-02-30' },
      { photoIds: [v7()] },
      { nonsense: 1 },
    ])
      await change(place, own.id, body).expect(400);
  });

  it('a listing follows its unit and goes off the market with it', async () => {
    const { body: own } = await test.http('get', `/api/landlords/units/${place.unitId}/listing`, place.landlord.token);
    const unit = (body: object) =>
      test.http('put', `/api/landlords/units/${place.unitId}`, place.landlord.token).send(body).expect(200);
    await unit({ bedrooms: 3, squareFeet: 900 });
    expect((await market('?bedrooms=3'))[0]).toMatchObject({ bedrooms: 3, squareFeet: 900 });
    await unit({ status: 'offline' });
    await test.http('get', `/api/listings/${own.id}`).expect(404);
    await change(place, own.id, { status: 'published' }).expect(422);
    await unit({ status: 'available', bedrooms: 2 });
    await change(place, own.id, { status: 'published' }).expect(200);
  });

  it('another landlord, tenants and suppliers can neither offer nor change it; staff and admins read, an admin takes it off the market', async () => {
    const { body: own } = await test.http('get', `/api/landlords/units/${place.unitId}/listing`, place.landlord.token);
    const stranger = await person(test, 'landlord');
    await test.http('patch', `/api/listings/${own.id}`, stranger.token).send({ title: 'Mine' }).expect(404);
    await test.http('post', `/api/landlords/units/${place.unitId}/listing`, stranger.token).send(FULL).expect(404);
    await test.http('get', `/api/listings/${own.id}/questions`, stranger.token).expect(404);
    expect((await test.http('get', '/api/landlords/listings', stranger.token).expect(200)).body).toEqual([]);
    await test.http('patch', `/api/listings/${own.id}`, tenant.token).send({ title: 'Mine' }).expect(403);
    const admin = await person(test, 'admin');
    expect(
      (await test.http('get', '/api/landlords/listings?status=published', admin.token).expect(200)).body,
    ).toHaveLength(1);
    await test.http('patch', `/api/listings/${own.id}`, admin.token).send({ status: 'paused' }).expect(200);
    await change(place, own.id, { status: 'published' }).expect(200);
  });

  it('the demo world and the live one do not see each other', async () => {
    const demo = await home(test, await person(test, 'landlord', { demo: true }));
    const { body } = await publish(demo, { ...FULL, title: 'Demo flat' }).expect(201);
    expect(body).toMatchObject({ sample: true, contact: true });
    expect(await titles('')).not.toContain('Demo flat');
    expect((await market('', demo.landlord.token)).map(({ title }) => title)).toEqual(['Demo flat']);
  });

  it('LS-011 favourites of signed-in people are kept; visitors get 401; a home that is not there 404', async () => {
    const [{ id }] = (await market()) as [{ id: string }];
    const mark = (token?: string) => test.http('put', `/api/listings/${id}/favorite`, token);
    await mark().expect(401);
    await Promise.all([mark(tenant.token).expect(204), mark(tenant.token).expect(204)]);
    expect(await market('?favorites=true', tenant.token)).toMatchObject([{ id, favorite: true }]);
    expect(await market('?favorites=true')).toEqual([]);
    expect(await market(`?ids=${id},${v7()}`)).toHaveLength(1);
    await test.http('put', `/api/listings/${v7()}/favorite`, tenant.token).expect(404);
    for (let twice = 0; twice < 2; twice += 1)
      await test.http('delete', `/api/listings/${id}/favorite`, tenant.token).expect(204);
    expect(await market('?favorites=true', tenant.token)).toEqual([]);
  });

  it('LS-011 a marked home that leaves the market is named to its people alone, until it is back or unmarked', async () => {
    const own = await home(test);
    const { id } = (await publish(own, { ...FULL, title: 'Attic with a view' }).expect(201)).body;
    const mark = (method: 'put' | 'delete') =>
      test.http(method, `/api/listings/${id}/favorite`, tenant.token).expect(204);
    const away = async (token: string) =>
      (await test.http('get', '/api/listings/favorites/away', token).expect(200)).body;
    await mark('put');
    expect(await away(tenant.token)).toEqual([]);
    await change(own, id, { status: 'paused', title: 'Not for your eyes' }).expect(200);
    expect([await away(tenant.token), await away(own.landlord.token)]).toEqual([
      [{ id, title: 'Attic with a view' }],
      [],
    ]);
    expect(await market('?favorites=true', tenant.token)).toEqual([]);
    await test.http('get', '/api/listings/favorites/away').expect(401);
    await change(own, id, { status: 'published' }).expect(200);
    expect([await away(tenant.token), await market('?favorites=true', tenant.token)]).toMatchObject([[], [{ id }]]);
    await change(own, id, { status: 'closed' }).expect(200);
    await mark('delete');
    expect(await away(tenant.token)).toEqual([]);
  });

  it('LS-014 LS-015 a question reaches the landlord by mail without telling an address, and is answered by mail once', async () => {
    const [{ id }] = (await market()) as [{ id: string }];
    const asked = { name: 'Ana López', email: 'ana@example.com', message: 'Is the piano tuned?', language: 'es' };
    const ask = (body: object, key = v7()) =>
      test.http('post', `/api/listings/${id}/questions`).set('Idempotency-Key', key).send(body);
    const key = v7();
    for (let twice = 0; twice < 2; twice += 1) {
      const { text } = await ask(asked, key).expect(201);
      expect(JSON.parse(text)).toEqual({ received: true });
    }
    await ask({ ...asked, website: 'https://spam.example' }).expect(201);
    await ask({ ...asked, email: 'ana' }).expect(400);
    await test.http('post', `/api/listings/${v7()}/questions`).send(asked).expect(404);
    const mail = (to: string, template: string) =>
      test.sql<{ params: Record<string, string>; language: string }>(
        'select params, language from outbox_message where recipient = $1 and template = $2',
        [to, template],
      );
    const [told] = await eventually(async () => {
      const mails = await mail(place.landlord.email, 'listings.asked');
      return mails.length > 0 && mails;
    });
    expect(told?.params).toMatchObject({ name: 'Ana López', message: asked.message });
    const { body: questions } = await test
      .http('get', `/api/listings/${id}/questions`, place.landlord.token)
      .expect(200);
    expect(questions).toHaveLength(1);
    const waiting = async () =>
      (await test.http('get', '/api/landlords/overview', place.landlord.token).expect(200)).body.waiting.filter(
        ({ kind }: { kind: string }) => kind === 'inquiry',
      );
    expect(await waiting()).toMatchObject([{ count: 1, name: 'Ana López' }]);
    const answer = (text: string) =>
      test
        .http('patch', `/api/listings/${id}/questions/${questions[0].id}`, place.landlord.token)
        .send({ answer: text });
    await answer('Yes, last week.').expect(200);
    await answer('Yes, last week.').expect(200);
    await answer('No.').expect(422);
    expect(await mail('ana@example.com', 'listings.answered')).toMatchObject([
      { language: 'es', params: { answer: 'Yes, last week.' } },
    ]);
    const { body: own } = await test.http('get', '/api/landlords/listings', place.landlord.token);
    expect(own[0]).toMatchObject({ questionCount: 1, openQuestionCount: 0 });
    expect(await waiting()).toEqual([]);
  });

  it('pictures are made anew without their position and served to everybody while the home is on the market', async () => {
    const [{ id }] = (await market()) as [{ id: string }];
    const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b33' } })
      .withExif({ IFD3: { GPSLatitude: '45/1' } })
      .jpeg()
      .toBuffer();
    const upload = (unitId: string, purpose: string) =>
      test
        .http('post', '/api/documents', place.landlord.token)
        .field('unitId', unitId)
        .field('purpose', purpose)
        .attach('file', bytes, 'a.jpg')
        .expect(201);
    const { body: photo } = await upload(place.unitId, 'listing_photo');
    const { body: letter } = await upload(place.unitId, 'other');
    await change(place, id, { photoIds: [letter.id] }).expect(400);
    await change(place, id, { photoIds: [photo.id] }).expect(200);
    const [{ images }] = (await market()) as unknown as [{ images: string[] }];
    expect(images).toEqual([`/api/listings/${id}/photos/${photo.id}`]);
    const card = await test.http('get', `${images[0]}?size=card`).responseType('blob').expect(200);
    expect(card.headers['cache-control']).toBe('private, max-age=3600');
    const { width, exif } = await sharp(card.body as Buffer).metadata();
    expect([width, exif]).toEqual([720, undefined]);
    await test.http('get', `/api/listings/${id}/photos/${letter.id}`).expect(404);
    const light = await test.http('get', `${images[0]}?size=small&format=avif`).responseType('blob').expect(200);
    expect([light.headers['content-type'], (await sharp(light.body as Buffer).metadata()).width]).toEqual([
      'image/avif',
      400,
    ]);
    expect((light.body as Buffer).length).toBeLessThan((card.body as Buffer).length);
    for (const query of ['size=9000', 'format=bmp']) await test.http('get', `${images[0]}?${query}`).expect(400);
    const counted = async () =>
      (
        await test.sql<{ points: number }>("select points from throttle.attempt where key like 'listing-photo:%'")
      ).reduce((sum, { points }) => sum + points, 0);
    const before = await counted();
    await Promise.all([1, 2, 3].map(() => test.http('get', `${images[0]}?size=full`).expect(200)));
    const made = await counted();
    expect(made - before).toBeGreaterThan(0);
    await Promise.all(['full', 'card'].map((size) => test.http('get', `${images[0]}?size=${size}`).expect(200)));
    expect(await counted()).toBe(made);
    await change(place, id, { status: 'paused' }).expect(200);
    await test.http('get', `${images[0]}?size=card`).expect(404);
    await change(place, id, { status: 'published' }).expect(200);
  });

  it('homes of a suspended landlord leave the market with their pictures, and are back with the landlord', async () => {
    const [{ id, images }] = (await market()) as unknown as [{ id: string; images: string[] }];
    const suspend = (at: string | null) =>
      test.sql('update app_user set suspended_at = $2 where id = $1', [place.landlord.userId, at]);
    await suspend('2026-09-01');
    const left = await Promise.all(
      [undefined, tenant.token].map(async (token) => (await market('', token)).map((one) => one['id'])),
    );
    expect(left.flat()).not.toContain(id);
    for (const path of [`/api/listings/${id}`, `${images[0]}?size=card`]) await test.http('get', path).expect(404);
    await test
      .http('post', `/api/listings/${id}/questions`)
      .send({ name: 'Ana', email: 'ana@example.com', message: 'Is it free?' })
      .expect(404);
    await suspend(null);
    // Anyone who works here may look for a home too, whatever their role on the team.
    for (const staffRole of ['sales', 'support'] as const) {
      const { token } = await person(test, 'staff', { staffRole });
      await test
        .http('post', `/api/listings/${id}/questions`, token)
        .send({ name: 'Ana', email: 'ana@example.com', message: 'Is it free?' })
        .expect(201);
    }
    expect((await market()).map((one) => one['id'])).toContain(id);
    await test.http('get', `${images[0]}?size=card`).expect(200);
  });

  it('a home that is let is offered no longer: not while somebody lives there, and a running lease ends the listing', async () => {
    await publish(await letHome(test)).expect(422);
    const { token, accountId } = place.landlord;
    const { body: lease } = await test
      .http('post', `/api/landlords/units/${place.unitId}/leases`, token)
      .send({ startsOn: '2026-10-01', rentCents: 150_000, tenants: [{ firstName: 'Kim', lastName: 'Larsen' }] })
      .expect(201);
    await test
      .http('post', `/api/landlords/leases/${lease.id}/activate`, token)
      .expect(({ status }) => expect(status).toBeLessThan(300));
    await eventually(
      async () =>
        (await test.sql("select 1 from listing where account_id = $1 and state = 'closed'", [accountId])).length > 0,
    );
    expect(await titles('')).toEqual(expect.not.arrayContaining(['Brighter flat']));
  });
});
