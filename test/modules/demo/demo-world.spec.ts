import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DemoClearing } from '../../../src/modules/demo/demo-clearing.js';
import { DemoWorld } from '../../../src/modules/demo/demo-world.service.js';
import { home } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { pdfPages } from '../../support/pdf-text.js';

/** Words of a lease’s page in each language. */
const PAPER_WORDS = [
  'Lease',
  'Tenant',
  'Heating',
  'Bail',
  'Locataire',
  'Chauffage',
  'Contrato',
  'Inquilino',
  'Calefacción',
];

describe('the demo world', () => {
  let test: TestApp;
  const enter = async (userType: string) =>
    (await test.http('post', '/api/auth/demo').send({ userType }).expect(200)).body.access_token as string;
  /** The notes of each chat in the team's inbox, as staff read them in a language. */
  const notesOf = async (language: string) => {
    const staff = await enter('staff');
    const read = async (path: string) =>
      (await test.http('get', path, staff).set('Accept-Language', language).expect(200)).body as { id: string }[];
    const chats = await read('/api/chat-inbox?limit=50');
    return Promise.all(chats.map(async ({ id }) => JSON.stringify(await read(`/api/chat-inbox/${id}/notes`))));
  };
  const count = async (table: string) =>
    (await test.sql<{ n: number }>(`select count(*)::int as n from ${table} where demo`))[0]?.n ?? 0;

  beforeAll(async () => {
    test = await startTestApp({ DEMO_ENABLED: 'true', RATE_LIMIT_FACTOR: '1000' });
    test.clock.setNow('2026-11-21T17:20:00Z');
    await eventually(async () => (await test.sql('select 1 from supplier where demo')).length);
    await test.app.get(DemoWorld).refill();
  }, 120_000);
  afterAll(() => test.close());

  it('has a street with leases, rent and payments for the landlord', async () => {
    const { body } = await test.http('get', '/api/landlords/properties', await enter('landlord')).expect(200);
    expect(body).toHaveLength(5);
    expect(await count('lease')).toBeGreaterThan(20);
    expect(await count('payment')).toBeGreaterThan(60);
  });

  it('has a home with rent to pay for the tenant, and repairs on their way', async () => {
    const tenant = await enter('tenant');
    const { body } = await test.http('get', '/api/tenants/me/lease', tenant).expect(200);
    expect(JSON.stringify(body)).toContain('302');
    const requests = await test.http('get', '/api/service-requests', tenant).expect(200);
    expect(requests.body.map(({ status }: { status: string }) => status).sort()).toEqual([
      'completed',
      'scheduled',
      'submitted',
    ]);
  });

  it('has a technician for the supplier, with a job to do and the time of one that is done', async () => {
    const supplier = await enter('supplier');
    const { body: plan } = await test.http('get', '/api/team/plan', supplier).expect(200);
    expect(plan.people).toMatchObject([{ name: 'Lina Gagnon' }]);
    const of = (status: string) => plan.jobs.find((job: { status: string }) => job.status === status);
    expect(of('scheduled')).toMatchObject({ technician: { name: 'Lina Gagnon' } });
    expect(of('completed')).toMatchObject({ technician: { name: 'Lina Gagnon' }, minutes: 50 });
    await test.http('post', '/api/auth/demo').send({ userType: 'technician' }).expect(400);
  });

  it('has papers, costs and a conversation that was read, for both sides', async () => {
    const [landlord, tenant] = [await enter('landlord'), await enter('tenant')];
    const folders = await test.http('get', '/api/documents/folders', landlord).expect(200);
    expect(folders.body.length).toBeGreaterThanOrEqual(3);
    const own = await test.http('get', '/api/documents?papers=true', tenant).expect(200);
    expect(own.body.map(({ name }: { name: string }) => name).sort()).toEqual(['Lease.pdf', 'Move-in inspection.pdf']);
    const paper = await test
      .http('get', new URL(own.body[0].url, 'http://x').pathname + new URL(own.body[0].url, 'http://x').search)
      .buffer(true)
      .expect(200);
    expect(paper.headers['content-type']).toContain('application/pdf');
    const { body: expenses } = await test.http('get', '/api/expenses', landlord).expect(200);
    expect(expenses.length).toBeGreaterThanOrEqual(8);
    expect(expenses.filter(({ document }: { document: object | null }) => document)).toHaveLength(2);
    for (const token of [landlord, tenant])
      expect((await test.http('get', '/api/messages/unread', token).expect(200)).body).toEqual({ count: 0 });
  });

  it('has leads, tickets, chats and templates for the staff', async () => {
    const staff = await enter('staff');
    const read = async (path: string) =>
      (await test.http('get', path, staff).expect(200)).body as { status?: string }[];
    expect((await read('/api/crm-leads')).map(({ status }) => status).sort()).toEqual([
      'contacted',
      'lost',
      'new',
      'new',
      'new',
      'new',
      'qualified',
      'won',
    ]);
    // Two of them wait until someone takes them over; the others are leads.
    expect(await read('/api/form-submissions')).toHaveLength(5);
    expect((await read('/api/support-tickets')).map(({ status }) => status).sort()).toEqual([
      'in_progress',
      'in_progress',
      'in_progress',
      'open',
      'open',
      'open',
      'resolved',
      'resolved',
    ]);
    const chats = (await read('/api/chat-sessions?written=true')).map(({ status }) => status);
    const having = (status: string) => chats.filter((one) => one === status).length;
    expect([having('open'), having('assigned'), having('closed')]).toEqual([4, 3, 5]);
    expect(await read('/api/email-templates')).toHaveLength(2);
  });

  it('has tickets of callers without an account, with tags and a note, and answers to whether it helped', async () => {
    const staff = await enter('staff');
    interface Ticket {
      id: string;
      userId: string | null;
      phone: string | null;
      email: string | null;
      tags: string[];
      rating: string | null;
    }
    const { body } = (await test.http('get', '/api/support-tickets', staff).expect(200)) as { body: Ticket[] };
    const callers = body.filter(({ userId }) => userId === null);
    expect(callers.map(({ phone, email }) => [phone, email]).toSorted()).toEqual([
      [null, 'daniel.osei@example.com'],
      ['418-555-0173', null],
    ]);
    const called = callers.find(({ phone }) => phone)!;
    expect(called.tags).toEqual(['qr']);
    const notes = await test.http('get', `/api/support-tickets/${called.id}/notes`, staff).expect(200);
    expect(notes.body).toHaveLength(1);
    expect(body.flatMap(({ rating }) => rating ?? []).toSorted()).toEqual(['bad', 'good']);
  });

  it('has questions and leads that came in over hours, days and weeks, and nothing of tomorrow', async () => {
    const spread = async (table: string) =>
      (
        await test.sql<{ hours: number; moments: number }>(
          `select extract(epoch from max(created_at) - min(created_at))::float / 3600 as hours, count(distinct date_trunc('minute', created_at))::int as moments from ${table} where demo`,
        )
      )[0];
    expect(await spread('chat_session')).toMatchObject({ moments: 12, hours: expect.closeTo(73, 0) });
    expect(await spread('support_ticket')).toMatchObject({ moments: 8, hours: expect.closeTo(75, 0) });
    // Forms are leads of their own.
    expect((await spread('crm_lead'))?.hours).toBeCloseTo(24 * 40 - 3, 0);
    const waiting = await test.sql<{ since: Date }>(
      'select waiting_since as since from chat_session where demo and waiting_since is not null',
    );
    expect(waiting.length).toBeGreaterThan(3);
    for (const { since } of waiting) expect(test.clock.now().getTime() - since.getTime()).toBeGreaterThan(5 * 60_000);
    expect(await test.sql('select 1 from support_ticket_message where created_at > now()')).toEqual([]);
  });

  it('has chats of people with and without an account, with pages, notes, a team and reasons', async () => {
    const staff = await enter('staff');
    interface Chat {
      id: string;
      language: string;
      personId: string | null;
      team: string | null;
      closeReason: string | null;
    }
    const read = async <T>(path: string): Promise<T> => (await test.http('get', path, staff).expect(200)).body as T;
    const chats = await read<Chat[]>('/api/chat-inbox?limit=50');
    expect(new Set(chats.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'es']));
    expect(chats.filter(({ personId }) => personId)).toHaveLength(3);
    expect(chats.filter(({ team }) => team)).toHaveLength(1);
    expect(new Set(chats.map(({ closeReason }) => closeReason))).toEqual(
      new Set([null, 'answered', 'no_reply', 'elsewhere', 'not_for_us']),
    );
    const notes = await Promise.all(chats.map(({ id }) => read<object[]>(`/api/chat-inbox/${id}/notes`)));
    expect(notes.filter(({ length }) => length > 0)).toHaveLength(4);
    const visitors = await Promise.all(
      chats.map(({ id }) => read<{ page: string | null }>(`/api/chat-inbox/${id}/visitor`)),
    );
    expect(visitors.filter(({ page }) => page).length).toBeGreaterThanOrEqual(7);
    const lines = await Promise.all(chats.map(({ id }) => read<object[]>(`/api/chat-inbox/${id}/lines`)));
    expect(lines.filter(({ length }) => length > 1).length).toBeGreaterThanOrEqual(11);
  });

  it.each([
    [
      'fr',
      'La valve du radiateur goutte',
      'Bail.pdf',
      'Chauffe-eau, 201',
      'L’importation s’arrête à la ligne 214',
      {
        answer: 'Tant mieux.',
        said: 'Présentation du calcul des loyers',
        note: 'A 14 logements dans deux immeubles',
        sales: 'Ventes',
      },
    ],
    [
      'es',
      'La válvula del radiador gotea',
      'Contrato.pdf',
      'Calentador de agua, 201',
      'La importación se detiene en la línea 214',
      {
        answer: 'Me alegra.',
        said: 'Le mostramos el cálculo de rentas',
        note: 'Tiene 14 unidades en dos edificios',
        sales: 'Ventas',
      },
    ],
  ])(
    'LN-010 is read in the visitor’s language, in %s',
    async (language, repair, paper, cost, ticket, { answer, said, note, sales }) => {
      const read = async (userType: string, path: string) =>
        JSON.stringify(
          (
            await test
              .http('get', path, await enter(userType))
              .set('Accept-Language', language)
              .expect(200)
          ).body,
        );
      const [requests, papers, expenses, tickets] = [
        await read('tenant', '/api/service-requests'),
        await read('tenant', '/api/documents?papers=true'),
        await read('landlord', '/api/expenses'),
        await read('staff', '/api/support-tickets'),
      ];
      expect([
        requests.includes(repair),
        papers.includes(paper),
        expenses.includes(cost),
        tickets.includes(ticket),
      ]).toEqual([true, true, true, true]);
      const { id: leaseId } = (await test.http('get', '/api/messages/threads', await enter('landlord')).expect(200))
        .body[0] as { id: string };
      expect(await read('landlord', `/api/messages?leaseId=${leaseId}`)).toContain(answer);
      // A lead’s history is the team’s own, so it is translated; a form keeps the language of the person who sent it.
      const leads = JSON.parse(await read('staff', '/api/crm-leads?q=gagnon')) as { id: string }[];
      const history = await read('staff', `/api/crm-leads/${leads[0]?.id}/activities`);
      expect(history).toContain(said);
      const forms = await read('staff', '/api/form-submissions');
      for (const words of ['Relancer les loyers', 'We are comparing', '¿Cómo recibo trabajos'])
        expect(forms).toContain(words);
      const chats = JSON.parse(await read('staff', '/api/chat-inbox?limit=50')) as { id: string }[];
      const notes = (await Promise.all(chats.map(({ id }) => read('staff', `/api/chat-inbox/${id}/notes`)))).join();
      expect(notes).toContain(note);
      // A filter asks with the word that was read.
      const category = encodeURIComponent(sales);
      expect(JSON.parse(await read('staff', `/api/email-templates?category=${category}`))).toMatchObject([
        { category: sales },
      ]);
      const everything = [
        history,
        notes,
        requests,
        papers,
        expenses,
        tickets,
        await read('staff', '/api/crm-leads'),
        await read('landlord', '/api/landlords/listings'),
        await read('supplier', '/api/service-requests'),
      ].join();
      expect(everything).not.toMatch(
        /drips|flickers|Showed the rent run|Has 14 units|on its way|Continues in|Lease|inspection\.pdf|Invoice|Gutters|receipts|spreadsheet|corner flat/,
      );
    },
  );

  it('LN-010 has papers with a page in each language', async () => {
    const { body: papers } = await test.http('get', '/api/documents?papers=true', await enter('tenant')).expect(200);
    const { pathname, search } = new URL(
      papers.find(({ name }: { name: string }) => name === 'Lease.pdf').url,
      'http://x',
    );
    const { body: file } = await test
      .http('get', pathname + search)
      .buffer(true)
      .expect(200);
    expect(pdfPages(file as Buffer).map((page) => page.filter((text) => PAPER_WORDS.includes(text)))).toEqual([
      ['Lease', 'Tenant', 'Heating'],
      ['Bail', 'Locataire', 'Chauffage'],
      ['Contrato', 'Inquilino', 'Calefacción'],
    ]);
  });

  it.each([
    ['fr', 'La suite est dans la demande de soutien.', 'Veut une démonstration avec sa sœur'],
    ['es', 'Continúa en la solicitud de ayuda.', 'Quiere una demostración con su hermana'],
    ['en', 'Continues in the ticket.', 'Wants a demo with her sister'],
  ])('LN-010 the team reads its notes on chats in its own language, in %s', async (language, ...wanted) => {
    const notes = (await notesOf(language)).filter((answer) => answer !== '[]');
    expect(notes).toHaveLength(4);
    for (const text of wanted) expect(notes.join()).toContain(text);
  });

  it.each(['fr', 'es'])(
    'LN-010 a form that is sent back as it was read, in %s, changes no text for the others',
    async (language) => {
      const token = await enter('landlord');
      const read = async (as: string) =>
        (await test.http('get', '/api/expenses', token).set('Accept-Language', as).expect(200)).body as {
          id: string;
          note: string;
          version: number;
        }[];
      const before = await read('en');
      for (const { id, note, version } of (await read(language)).filter((one) => one.note)) {
        expect(before.map((one) => one.note)).not.toContain(note);
        await test
          .http('patch', `/api/expenses/${id}`, token)
          .set('Accept-Language', language)
          .send({ note, version })
          .expect(200);
      }
      expect((await read('en')).map(({ note }) => note).toSorted()).toEqual(before.map(({ note }) => note).toSorted());
    },
  );

  it('keeps the announcement that every world begins with', async () => {
    expect(await count('announcement')).toBe(1);
  });

  it('has jobs for the supplier, and their invoices in the states that a landlord meets, one of them on paper', async () => {
    const supplier = await enter('supplier');
    const { body } = await test.http('get', '/api/service-requests', supplier).expect(200);
    expect(body).toHaveLength(6);
    const states = async (token: string) =>
      (await test.http('get', '/api/invoices', token).expect(200)).body
        .map(({ status }: { status: string }) => status)
        .sort();
    for (const token of [supplier, await enter('landlord')])
      expect(await states(token)).toEqual(['approved', 'disputed', 'paid', 'sent']);
    const [sent] = (await test.http('get', '/api/invoices?status=sent', supplier).expect(200)).body;
    const { body: invoice } = await test.http('get', `/api/invoices/${sent.id}`, supplier).expect(200);
    expect(invoice.paper).toMatchObject({ mediaType: 'application/pdf', number: 'PL-2041' });
  });

  it('EL-009 has a job on the board, which the supplier sees as an Elite Partner', async () => {
    const supplier = await enter('supplier');
    const jobs = await eventually(
      async () =>
        (await test.http('get', '/api/job-board', supplier)).body.length > 0 &&
        (await test.http('get', '/api/job-board', supplier)).body,
    );
    expect(jobs).toMatchObject([{ trade: 'electrical', city: 'Montréal', budgetCents: 28_000, interest: null }]);
  });

  it('DM-005 DM-007 shows nothing of itself to a live landlord, and none of its objects', async () => {
    const live = await person(test, 'landlord');
    expect((await test.http('get', '/api/landlords/properties', live.token).expect(200)).body).toEqual([]);
    expect((await test.http('get', '/api/suppliers', live.token).expect(200)).body).toEqual([]);
    for (const { id } of (await test.http('get', '/api/landlords/properties', await enter('landlord'))).body) {
      await test.http('get', `/api/landlords/properties/${id}`, live.token).expect(404);
    }
  });

  it('DM-003 DM-004 shows nothing of the live world: neither in lists nor by id, to landlord and staff', async () => {
    const { propertyId } = await home(test);
    for (const role of ['landlord', 'staff']) {
      const token = await enter(role);
      const { body } = await test.http('get', '/api/landlords/properties?limit=200', token).expect(200);
      expect(body.map(({ id }: { id: string }) => id)).not.toContain(propertyId);
      await test.http('get', `/api/landlords/properties/${propertyId}`, token).expect(404);
    }
  });

  it('DM-008 an admin finds none of the demo’s people', async () => {
    const { body } = await test
      .http('get', '/api/admin/users?limit=200', (await person(test, 'admin')).token)
      .expect(200);
    const demo = await test.sql<{ id: string }>('select id from app_user where demo');
    expect(demo.length).toBeGreaterThan(3);
    expect(body.filter(({ id }: { id: string }) => demo.some((one) => one.id === id))).toEqual([]);
  });

  it('DM-010 is filled anew when somebody changed it, once an hour, and the books balance', async () => {
    const token = await enter('landlord');
    test.clock.setNow('2026-11-21T17:40:00Z');
    await test
      .http('post', '/api/landlords/properties', token)
      .send({
        streetNumber: '1',
        street: 'Graffiti',
        city: 'Montréal',
        region: 'QC',
        postalCode: 'H2T 2N1',
        country: 'CA',
      })
      .expect(201);
    await test
      .http('post', '/api/suppliers/invitations', token)
      .send({ email: 'graffiti@tests.lodgewell.example', companyName: 'Graffiti' })
      .expect(201);
    await test.http('put', '/api/profiles/me', token).send({ firstName: 'Graffiti' }).expect(200);
    await test.app.get(DemoWorld).refill();
    expect((await test.http('get', '/api/landlords/properties', token)).body).toHaveLength(6);
    test.clock.setNow('2026-11-21T18:00:00Z');
    await test.app.get(DemoWorld).refill();
    const again = await enter('landlord');
    expect((await test.http('get', '/api/landlords/properties', again)).body).toHaveLength(5);
    expect(
      (await test.http('get', '/api/suppliers', again)).body.map(
        ({ companyName }: { companyName: string }) => companyName,
      ),
    ).toEqual(['Plomberie Ouellet']);
    expect((await test.http('get', '/api/profiles/me', again)).body.firstName).toBe('Nadia');
    expect(
      await test.sql('select 1 from file_secret s left join stored_file f on f.id = s.file_id where f.id is null'),
    ).toEqual([]);
    const unbalanced = await test.sql('select entry_id from posting group by entry_id having sum(amount_cents) <> 0');
    expect(unbalanced).toEqual([]);
  }, 120_000);

  it('is emptied even while a visitor sends a message', async () => {
    const visitor = new pg.Client({ connectionString: test.database.ownerUrl });
    await visitor.connect();
    await visitor.query('begin');
    await visitor.query(
      `insert into chat_message (id, demo, created_at, conversation_id, sequence, message, sender_type, language)
       select gen_random_uuid(), true, now(), id, 900, 'Are you there?', 'visitor', 'en' from chat_session where demo limit 1`,
    );
    await visitor.query('set constraints all immediate');
    const cleared = test.app.get(DemoClearing).clear();
    const waits =
      'select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())';
    await eventually(async () => (await test.sql(waits)).length);
    await visitor.query('commit');
    await visitor.end();
    await cleared;
    expect([await count('chat_message'), await count('chat_session')]).toEqual([0, 0]);
  }, 60_000);
});
