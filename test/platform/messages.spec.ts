import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Language } from '../../src/contract/languages.js';
import { SignInLinks } from '../../src/modules/auth/sign-in-links.service.js';
import { Delivery } from '../../src/platform/outbox/delivery.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { person } from '../factories/people.js';
import { signUp } from '../modules/auth/people.js';
import { leaseWithCode } from '../modules/tenant-access/a-lease.js';
import { eventually, startTestApp, type TestApp } from '../support/app.js';
import { partsOf, refusal, startSmtp, type Smtp } from '../support/smtp.js';

/** Everyone’s password. */
const PASSWORD = 'correct horse';

type Row = { id: string; state: string; attempts: number; failure: string | null };

describe('mail over a real SMTP server', () => {
  let smtp: Smtp;
  let test: TestApp;
  beforeAll(async () => {
    // It warns of its well-known certificate, which is what one of the tests needs.
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    smtp = await startSmtp();
    test = await startTestApp({
      SMTP_URL: `smtp://app:right@127.0.0.1:${smtp.port}/?requireTLS=true&tls.rejectUnauthorized=false`,
      MAIL_FROM: 'home@example.com',
      PUBLIC_URL: 'https://home.example',
    });
  });
  afterAll(async () => {
    await test.close();
    await smtp.close();
  });

  const mail = (to: string, language = 'en', on = test) => {
    const scope = on.app.get(Scope);
    const params = { firstName: 'Zoë <b>', url: 'https://home.example/reset-password?token=secret' };
    return scope.asSystem('test', () =>
      scope.write('test.mail', async (tx) =>
        tx.send({ channel: 'email', to, language, template: 'auth.reset', params }),
      ),
    );
  };
  const row = async (to: string, on = test): Promise<Row | undefined> =>
    (await on.sql<Row>('select id, state, attempts, failure from outbox_message where recipient = $1', [to]))[0];
  const until = (to: string, state: string, on = test) =>
    eventually(async () => {
      const found = await row(to, on);
      return found?.state === state && found;
    }, 30_000);
  const got = (to: string) => smtp.received.filter((mail) => mail.to.includes(to));

  it('encrypts, signs in, and sends text and HTML in the reader’s language, with an id that stays the same', async () => {
    await mail('zoe@example.com', 'fr');
    const { id } = await until('zoe@example.com', 'sent');
    const [sent] = got('zoe@example.com');
    expect(sent).toMatchObject({ from: 'home@example.com', secure: true, user: 'app' });
    expect(sent?.raw).toContain(`Message-ID: <${id}@home.example>`);
    const parts = partsOf(sent?.raw ?? '');
    expect(parts['text/plain']).toContain('Bonjour Zoë <b>,');
    // LN-002 the page behind the link speaks the language of the message, whichever browser opens it.
    const url = 'https://home.example/reset-password?token=secret&lang=fr';
    expect(parts['text/plain']).toContain(url);
    expect(parts['text/html']).toMatch(/^<!doctype html><html lang="fr">/);
    expect(parts['text/html']).toContain('Bonjour Zoë &lt;b&gt;');
    expect(parts['text/html']).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(parts['text/html']).toContain(`>${url.replace('&', '&amp;')}</a>`);
    // Readable on a phone and by night, and nothing to load.
    for (const part of ['name="viewport"', 'content="light dark"', 'prefers-color-scheme:dark'])
      expect(parts['text/html']).toContain(part);
    expect(parts['text/html']).not.toMatch(/<img|src=|url\(/);
  }, 40_000);

  it('a sales email can be ended by one click in the mail program (RFC 8058), and another one says nothing of it', async () => {
    const scope = test.app.get(Scope);
    const oneClickUrl = 'https://home.example/api/sales-emails/unsubscribe?token=t';
    const texts = {
      subject: 'Hello',
      body: 'Ana',
      sender: 'Luc',
      hasSender: 'yes',
      address: '1 Street',
      origin: 'form',
    };
    const params = { ...texts, unsubscribeUrl: 'https://home.example/newsletter?stop=t', oneClickUrl };
    await scope.asSystem('test', () =>
      scope.write('test.mail', async (tx) =>
        tx.send({ channel: 'email', to: 'ana@example.com', language: 'en', template: 'crm.message', params }),
      ),
    );
    await until('ana@example.com', 'sent');
    const headers = (got('ana@example.com')[0]?.raw ?? '').split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? '';
    expect(headers).toContain(`List-Unsubscribe: <${oneClickUrl}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(got('zoe@example.com')[0]?.raw).not.toContain('List-Unsubscribe');
  }, 40_000);

  it('tries again after a refusal for now, and gives up at once after one for good', async () => {
    smtp.answers['busy@example.com'] = [refusal(451, 'Try again later')];
    smtp.answers['gone@example.com'] = Array.from({ length: 5 }, () => refusal(550, 'No such person here'));
    await Promise.all([mail('busy@example.com'), mail('gone@example.com')]);
    expect(await until('gone@example.com', 'failed')).toMatchObject({
      attempts: 1,
      failure: expect.stringContaining('No such person here'),
    });
    expect(await until('busy@example.com', 'sent')).toMatchObject({ attempts: 1 });
    expect([got('busy@example.com').length, got('gone@example.com').length]).toEqual([1, 0]);
  }, 40_000);

  it('the twelfth failure is the last one', async () => {
    smtp.answers['never@example.com'] = Array.from({ length: 20 }, () => refusal(451, 'Try again later'));
    await mail('never@example.com');
    const { id } = await eventually(async () => {
      const found = await row('never@example.com');
      return found && found.attempts > 0 && found;
    });
    await test.sql('update outbox_message set attempts = 11 where id = $1', [id]);
    await eventually(async () =>
      test.app
        .get(Delivery, { strict: false })
        .deliver(id)
        .then(
          () => true,
          () => false,
        ),
    );
    expect(await row('never@example.com')).toMatchObject({ state: 'failed', attempts: 12 });
  }, 40_000);

  it('hands nothing to a server that it cannot trust or that refuses it, and gives no mail up for that', async () => {
    for (const [to, url, reason] of [
      ['mallory@example.com', `smtp://app:right@127.0.0.1:${smtp.port}/?requireTLS=true`, /certificate/i],
      [
        'locked@example.com',
        `smtp://app:wrong@127.0.0.1:${smtp.port}/?tls.rejectUnauthorized=false`,
        /535|Authentication/i,
      ],
    ] as const) {
      const strict = await startTestApp({ SMTP_URL: url });
      try {
        await mail(to, 'en', strict);
        const waiting = await eventually(async () => {
          const found = await row(to, strict);
          return found?.failure && found;
        });
        expect(waiting).toMatchObject({ state: 'queued', failure: expect.stringMatching(reason) });
        expect(got(to)).toEqual([]);
      } finally {
        await strict.close();
      }
    }
  }, 40_000);
});

type Mail = Record<'title' | 'text' | 'html', string>;

/** Words that a mail to a person has in its own language and in no other. */
const SPEAKS = { en: /\b(you|your)\b/i, fr: /\b(vous|votre|vos)\b/i, es: /\b(usted|su|sus)\b/i };
const CODES = ['en', 'fr', 'es'] as const;

describe('mails about an account, as a mail server gets them', () => {
  let smtp: Smtp;
  let test: TestApp;
  beforeAll(async () => {
    smtp = await startSmtp({ hideSTARTTLS: true });
    test = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, PUBLIC_URL: 'https://home.example' });
  });
  afterAll(async () => {
    await test.close();
    await smtp.close();
  });

  /** The newest mail of a template to an address, once it has come. */
  const coming = (to: string, template: string): Promise<Mail> =>
    eventually(async () => {
      const [row] = await test.sql<{ id: string }>(
        'select id from outbox_message where recipient = $1 and template = $2 order by id desc limit 1',
        [to, template],
      );
      const raw = row && smtp.received.find((mail) => mail.to.includes(to) && mail.raw.includes(row.id))?.raw;
      if (!raw) return false;
      const { 'text/plain': text = '', 'text/html': html = '' } = partsOf(raw);
      return { text, html, title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '' };
    }, 30_000);
  const post = (path: string, body: object = {}, token?: string) => test.http('post', `/api/${path}`, token).send(body);
  const tokenIn = ({ text }: Mail) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  /** Someone chooses this language and causes every mail there is about an account, their own and to people who have none yet. */
  async function mailsIn(language: Language): Promise<Record<string, Mail>> {
    const at = (name: string) => `${name}-${language}@example.com`;
    const before = language === 'en' ? 'fr' : 'en';
    const { token, userId, accountId } = await signUp(test, 'landlord', at('old'), { language: before });
    const welcome = await coming(at('old'), 'auth.verify');
    expect(welcome.text).toMatch(SPEAKS[before]);
    await test.http('put', '/api/profiles/me', token).send({ language }).expect(200);
    const mails: Record<string, Mail> = {};
    const read = async (to: string, template: string, name = template) =>
      (mails[name] = await coming(at(to), template));

    await post('auth/verify-email/resend', {}, token).expect(204);
    await read('old', 'auth.verify');
    await post('auth/change-email', { currentPassword: PASSWORD, email: at('new') }, token).expect(204);
    await post('auth/confirm-email', { token: tokenIn(await read('new', 'auth.changeEmail')) }).expect(200);
    await read('old', 'auth.emailChanged');
    await post('auth/forgot-password', { email: at('new') }).expect(204);
    await read('new', 'auth.reset');
    await test.app.get(Scope).asSystem('test', () => test.app.get(SignInLinks).ask(userId));
    await read('new', 'auth.guessed');
    await post('auth/two-factor/on', { currentPassword: PASSWORD }, token).expect(200);
    const { challenge } = (await post('auth/signin', { email: at('new'), password: PASSWORD }).expect(401)).body;
    await post('auth/request-2fa', { email: at('new'), type: 'email', challenge }).expect(200);
    await read('new', 'twofactor.code');
    await post('suppliers/invitations', { email: at('supplier') }, token).expect(201);
    await read('supplier', 'suppliers.invitation');
    const { code: tenantCode } = await leaseWithCode(test, accountId, { language });
    await post('auth/tenant-setup', {
      tenantCode,
      email: at('tenant'),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Kim',
      lastName: 'Roy',
    }).expect(201);
    await read('tenant', 'auth.verify', 'a tenant’s first mail');
    await post('auth/tenant-code', { code: tenantCode }).expect(200);
    await read('tenant', 'tenantAccess.codeUsed');
    const admin = await person(test, 'admin');
    await post(
      'admin/users',
      { email: at('staff'), userType: 'staff', firstName: 'Olivia', lastName: 'Grant', language },
      admin.token,
    ).expect(201);
    await read('staff', 'auth.invitation');
    await test.http('delete', `/api/admin/users/${userId}`, admin.token).expect(204);
    await read('new', 'auth.deleted');
    return mails;
  }

  it('come in the language chosen last, as text and as HTML, and lead to pages in it; who has no account yet reads the sender’s or the lease’s', async () => {
    const [en, fr, es] = await Promise.all(CODES.map(mailsIn));
    expect(Object.keys(en ?? {})).toHaveLength(11);
    for (const [name, mail] of Object.entries(en ?? {})) {
      const all = { en: mail, fr: fr?.[name], es: es?.[name] };
      expect([name, new Set(CODES.map((code) => all[code]?.title)).size]).toEqual([name, 3]);
      for (const code of CODES) {
        const { text = '', html = '', title = '' } = all[code] ?? {};
        const spoken = CODES.map((other) => SPEAKS[other].test(text) && other).filter(Boolean);
        expect([name, code, spoken, title === '' || !html.includes(`<h1`)]).toEqual([name, code, [code], false]);
        expect(html).toContain(`<html lang="${code}">`);
        for (const address of text.match(/https:\S+/g) ?? []) {
          expect(new URL(address).searchParams.get('lang')).toBe(code === 'en' ? null : code);
          expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
        }
      }
    }
  }, 120_000);
});

describe('text messages over Twilio’s SDK', () => {
  let twilio: Server;
  let test: TestApp;
  const asked: { path: string; auth: string; form: Record<string, string> }[] = [];
  let answers: number[] = [];

  beforeAll(async () => {
    twilio = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => {
        const auth = Buffer.from(request.headers.authorization?.split(' ')[1] ?? '', 'base64').toString();
        asked.push({ path: request.url ?? '', auth, form: Object.fromEntries(new URLSearchParams(text)) });
        const status = answers.shift() ?? 201;
        const body =
          status === 201
            ? { sid: 'SM1', status: 'queued' }
            : { code: 20000 + status, message: `The API says ${status}`, status };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((ready) => twilio.listen(0, '127.0.0.1', ready));
    const { port } = twilio.address() as AddressInfo;
    test = await startTestApp({
      TWILIO_ACCOUNT_SID: 'AC0123',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15145550100',
      TWILIO_API_URL: `http://127.0.0.1:${port}`,
    });
  });
  afterAll(async () => {
    await test.close();
    await new Promise((done) => twilio.close(done));
  });

  const text = (to: string) => {
    const scope = test.app.get(Scope);
    return scope.asSystem('test', () =>
      scope.write('test.text', async (tx) =>
        tx.send({
          channel: 'sms',
          to,
          language: 'es',
          template: 'twofactor.code',
          params: { firstName: 'Ana', code: '123456' },
        }),
      ),
    );
  };
  const until = (to: string, state: string) =>
    eventually(async () => {
      const [row] = await test.sql<Row>(
        'select id, state, attempts, failure from outbox_message where recipient = $1',
        [to],
      );
      return row?.state === state && row;
    }, 30_000);

  it('sends the short words in the reader’s language to the number as networks write it', async () => {
    await text('+1 (514) 555-0134');
    await until('+1 (514) 555-0134', 'sent');
    expect(asked).toEqual([
      {
        path: '/2010-04-01/Accounts/AC0123/Messages.json',
        auth: 'AC0123:token',
        form: { To: '+15145550134', From: '+15145550100', Body: expect.stringMatching(/^123456 es su código/) },
      },
    ]);
  }, 40_000);

  it('tries again after a failure for now, not after a refused number', async () => {
    answers = [503];
    await text('+1 514-555-0135');
    expect(await until('+1 514-555-0135', 'sent')).toMatchObject({ attempts: 1 });
    answers = [400];
    await text('+1 514-555-0136');
    expect(await until('+1 514-555-0136', 'failed')).toMatchObject({
      attempts: 1,
      failure: expect.stringContaining('400'),
    });
    await text('12');
    await until('12', 'failed');
  }, 40_000);

  it('AD-024 AD-033 carries the code of the second step to whoever has a number', async () => {
    const reach = async (phone: string | null, email: string) => {
      const userData = { firstName: 'Ana', lastName: 'Ruiz', userType: 'landlord', ...(phone && { phone }) };
      const { body } = await test
        .http('post', '/api/auth/signup')
        .send({ email, password: PASSWORD, userData })
        .expect(201);
      await test
        .http('post', '/api/auth/two-factor/on', body.access_token)
        .send({ currentPassword: PASSWORD })
        .expect(200);
      const { challenge } = (
        await test.http('post', '/api/auth/signin').send({ email, password: PASSWORD }).expect(401)
      ).body;
      return {
        challenge,
        asked: await test.http('post', '/api/auth/request-2fa').send({ email, challenge, type: 'sms' }),
      };
    };
    expect((await reach(null, 'none@example.com')).asked.status).toBe(500);
    const { challenge, asked: answer } = await reach('+1 514-555-0177', 'phone@example.com');
    expect(answer.status).toBe(200);
    const sent = await eventually(async () => asked.find(({ form }) => form['To'] === '+15145550177'));
    const code = /^\d{6}/.exec(sent.form['Body'] ?? '')?.[0];
    const { body } = await test
      .http('post', '/api/auth/verify-2fa')
      .send({ email: 'phone@example.com', challenge, code, method: 'sms' })
      .expect(200);
    expect(body.valid).toBe(true);
  }, 40_000);
});
