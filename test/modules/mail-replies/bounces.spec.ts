import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Bounces } from '../../../src/modules/mail-replies/bounces.service.js';
import { ReadMailbox } from '../../../src/modules/mail-replies/read-mailbox.js';
import { SendIssues } from '../../../src/modules/newsletter/send-issues.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { startImap, type Imap } from '../../support/imap.js';
import { refusal, startSmtp, type Received, type Smtp } from '../../support/smtp.js';

const TEXTS = {
  subjectEn: 'News',
  subjectFr: 'Nouvelles',
  subjectEs: 'Noticias',
  bodyEn: 'Hello.',
  bodyFr: 'Bonjour.',
  bodyEs: 'Hola.',
};

interface Report {
  to: string;
  recipient?: string;
  action?: string;
  status?: string;
  reason?: string;
  returned?: string;
}

let count = 0;
/** What a mail server writes about an email that it couldn't deliver (RFC 3464). */
const report = ({
  to,
  recipient = 'someone@example.org',
  action = 'failed',
  status = '5.1.1',
  reason,
  returned,
}: Report) =>
  [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mail.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <report-${(count += 1)}@mail.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    '',
    '--B',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver it.',
    '--B',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    ...(reason ? [`Diagnostic-Code: smtp; ${reason}`] : []),
    ...(returned ? ['', '--B', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${returned}`] : []),
    '',
    '--B--',
    '',
  ].join('\r\n');

describe('emails that come back', () => {
  let imap: Imap;
  let smtp: Smtp;
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    imap = await startImap();
    smtp = await startSmtp({ hideSTARTTLS: true });
    test = await startTestApp({
      IMAP_URL: imap.url,
      REPLY_ADDRESS: 'reply@homes.example',
      BOUNCE_ADDRESS: 'bounces@homes.example',
      MAIL_FROM: 'no-reply@homes.example',
      PUBLIC_URL: 'https://homes.example',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    });
    admin = await person(test, 'admin');
  });
  afterAll(async () => {
    await test.close();
    await imap.close();
    await smtp.close();
  });

  const asSystem = (fn: () => Promise<void>) => test.app.get(Scope).asSystem('schedule of a test', fn);
  const read = () => asSystem(() => test.app.get(ReadMailbox).read());
  const arrives = async (said: Report) => {
    imap.deliver(report(said));
    await read();
  };
  const outcomes = async () =>
    (await test.sql<{ outcome: string }>('select outcome from mail_reply order by created_at, id')).map(
      ({ outcome }) => outcome,
    );

  async function subscriber(): Promise<string> {
    const email = `reader-${v7().slice(-12)}@example.org`;
    await test.sql(
      `insert into newsletter_subscriber (id, demo, created_at, email, language, asked_at, confirmed_at)
       values ($1, false, now(), $2, 'en', now(), now() - interval '1 minute')`,
      [v7(), email],
    );
    return email;
  }

  /** A newsletter, and the copies that arrived. */
  async function issue(readers: readonly string[]): Promise<{ id: string; mails: Map<string, Received> }> {
    const before = smtp.received.length;
    const { body } = await test.http('post', '/api/newsletter/issues', admin.token).send(TEXTS).expect(201);
    await test.http('post', `/api/newsletter/issues/${body.id}/schedule`, admin.token).send({}).expect(200);
    await asSystem(() => test.app.get(SendIssues).send());
    const mails = () => new Map(smtp.received.slice(before).map((mail) => [mail.to[0] ?? '', mail]));
    await eventually(async () => readers.every((email) => mails().has(email)));
    return { id: body.id, mails: mails() };
  }
  const stateOf = async (email: string) =>
    (await test.http('get', `/api/newsletter/subscribers?state=all&q=${email}`, admin.token).expect(200)).body[0];
  const outboxOf = async (email: string) =>
    (await test.http('get', `/api/admin/outbox?q=${email}`, admin.token).expect(200)).body;

  it('BOUNCE-01 an address that doesn’t exist gets no more newsletters, and list, issue, outbox and person show it', async () => {
    const [gone, here] = [await subscriber(), await subscriber()];
    const who = await person(test, 'tenant');
    await test.sql('update app_user set email = $2 where id = $1', [who.userId, gone.toUpperCase()]);
    const first = await issue([gone, here]);
    const path = first.mails.get(gone)?.from ?? '';
    expect(path).toMatch(/^bounces\+[a-z2-7]{47}@homes\.example$/);
    expect(first.mails.get(here)?.from).not.toBe(path);
    await arrives({ to: path.toUpperCase(), recipient: gone, reason: '550 5.1.1 <x>: User\r\n unknown' });
    expect(await stateOf(gone)).toMatchObject({ state: 'bounced', bouncedAt: expect.any(String), softBounces: 0 });
    expect(await stateOf(here)).toMatchObject({ state: 'active', bouncedAt: null });
    expect(await outboxOf(gone)).toMatchObject([
      { bounce: 'hard', bounceReason: expect.stringContaining('User unknown') },
    ]);
    for (const address of [`/api/people/${who.userId}`, `/api/admin/users/${who.userId}`])
      expect((await test.http('get', address, admin.token).expect(200)).body.bouncedAt).toEqual(expect.any(String));
    const counts = await test.http('get', '/api/newsletter/counts', admin.token).expect(200);
    expect(counts.body).toMatchObject({ total: 1, en: 1, bounced: 1 });
    expect((await test.http('get', `/api/newsletter/issues/${first.id}`, admin.token).expect(200)).body).toMatchObject({
      recipients: 2,
      bounced: 1,
    });
    const second = await issue([here]);
    expect((await test.http('get', `/api/newsletter/issues/${second.id}`, admin.token).expect(200)).body).toMatchObject(
      {
        recipients: 1,
      },
    );
    expect([...second.mails.keys()]).toEqual([here]);
    // Read again, or by two processes at once, it is the same report.
    imap.forgetMarks();
    await Promise.allSettled([read(), read()]);
    expect(await outcomes()).toEqual(['bounced']);
    await test.sql('delete from newsletter_subscriber');
  });

  it('BOUNCE-02 a report silences no one’s address but that of the email that it returns', async () => {
    const [victim, attacker] = [await subscriber(), await subscriber()];
    const { mails } = await issue([victim, attacker]);
    const own = mails.get(attacker)?.from ?? '';
    const before = (await outcomes()).length;
    // A report without a token, with a forged one, with one for answers, and with a made-up Message-ID.
    await arrives({ to: 'bounces@homes.example', recipient: victim });
    await arrives({ to: `bounces+${'a'.repeat(47)}@homes.example`, recipient: victim });
    await arrives({ to: own.replace(/\+.{4}/, '+aaaa'), recipient: victim });
    await arrives({ to: 'bounces@homes.example', recipient: victim, returned: `<${v7()}@homes.example>` });
    await arrives({ to: 'bounces@homes.example', recipient: victim, returned: '<x@evil.example>' });
    expect((await outcomes()).slice(before)).toEqual(Array(5).fill('automatic'));
    // The attacker has only the token of the attacker's own copy.
    await arrives({ to: own, recipient: victim });
    expect(await stateOf(victim)).toMatchObject({ state: 'active', bouncedAt: null, softBounces: 0 });
    expect(await stateOf(attacker)).toMatchObject({ state: 'bounced' });
    await test.sql('delete from newsletter_subscriber');
  });

  it('BOUNCE-03 is found by its Message-ID where a server returns it to the sender', async () => {
    const email = await subscriber();
    const { mails } = await issue([email]);
    const returned = /^Message-ID: (<.+>)\r$/im.exec(mails.get(email)?.raw ?? '')?.[1] ?? '';
    await arrives({ to: 'no-reply@homes.example', recipient: email, returned: returned.replace('@homes', '@other') });
    expect(await stateOf(email)).toMatchObject({ state: 'active' });
    await arrives({ to: 'no-reply@homes.example', recipient: email, returned });
    expect(await stateOf(email)).toMatchObject({ state: 'bounced' });
    await test.sql('delete from newsletter_subscriber');
  });

  it('BOUNCE-04 a full mailbox or a refusal as spam is only counted, and a delay isn’t even that', async () => {
    const email = await subscriber();
    const { mails } = await issue([email]);
    const to = mails.get(email)?.from ?? '';
    await arrives({ to, action: 'delayed', status: '4.4.1' });
    await arrives({ to, action: 'delivered', status: '2.0.0' });
    expect(await stateOf(email)).toMatchObject({ state: 'active', softBounces: 0 });
    await arrives({ to, status: '4.2.2', reason: '452 full' });
    await arrives({ to, status: '5.7.1', reason: '550 \u0000spam' });
    expect(await stateOf(email)).toMatchObject({ state: 'active', softBounces: 2 });
    expect(await outboxOf(email)).toMatchObject([{ bounce: 'soft' }]);
    await issue([email]);
    await test.sql('delete from newsletter_subscriber');
  });

  it('BOUNCE-05 a server that doesn’t know the address at once counts as well, and who confirms again gets the newsletter', async () => {
    const email = await subscriber();
    smtp.answers[email] = [refusal(550, '5.1.1 User unknown')];
    const { body } = await test.http('post', '/api/newsletter/issues', admin.token).send(TEXTS).expect(201);
    await test.http('post', `/api/newsletter/issues/${body.id}/schedule`, admin.token).send({}).expect(200);
    await asSystem(() => test.app.get(SendIssues).send());
    await eventually(async () => (await stateOf(email)).state === 'bounced');
    expect(await outboxOf(email)).toMatchObject([{ state: 'failed' }]);
    await test.sql("update newsletter_subscriber set asked_at = now() - interval '2 days'");
    await test.http('post', '/api/newsletter').send({ email }).expect(201);
    await eventually(async () => smtp.received.some(({ to, raw }) => to.includes(email) && /confirm/i.test(raw)));
    const [mail] = await test.sql<{ id: string }>('select id from newsletter_subscriber where email = $1', [email]);
    const raw =
      smtp.received
        .filter(({ to }) => to.includes(email))
        .at(-1)
        ?.raw.replaceAll('=\r\n', '') ?? '';
    const token = new RegExp(`confirm=(?:3D)?(${mail?.id}\\.[\\w-]+)`).exec(raw)?.[1];
    await test.http('post', '/api/newsletter/confirm').send({ token }).expect(200);
    expect(await stateOf(email)).toMatchObject({ state: 'active', bouncedAt: null });
  });

  it('BOUNCE-06 an address gets another chance after a year', async () => {
    const email = await subscriber();
    const { mails } = await issue([email]);
    await arrives({ to: mails.get(email)?.from ?? '' });
    expect(await stateOf(email)).toMatchObject({ state: 'bounced' });
    const forget = () => asSystem(() => test.app.get(Bounces).forget());
    await forget();
    expect(await stateOf(email)).toMatchObject({ state: 'bounced' });
    await test.sql("update mail_bounce set last_at = now() - interval '366 days'");
    await forget();
    expect(await stateOf(email)).toMatchObject({ state: 'active' });
  });
});
