import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REQUEST_LINE_FILES_MAX } from '../../../src/contract/work-limits.js';
import { ReadMailbox } from '../../../src/modules/mail-replies/read-mailbox.js';
import { REPLY_MARK } from '../../../src/modules/service-requests/talk/reply-mark.rows.js';
import { TalkMails } from '../../../src/modules/service-requests/talk/talk-mails.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { acceptedRequest, supplier, technician, type Craftsman, type Filed } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { startImap, type Imap } from '../../support/imap.js';
import { flatPng } from '../../support/pictures.js';
import { startSmtp, type Smtp } from '../../support/smtp.js';

interface Mail {
  from: string;
  to: string;
  text?: string;
  id?: string;
  headers?: string[];
  raw?: string;
}

interface Line {
  note: string;
  audience: string;
  by: string;
  attachments: { name: string; mediaType: string }[];
}

let count = 0;
const written = ({ from, to, text = 'Yes', id = `<${++count}@mail.example>`, headers = [], raw }: Mail) =>
  [
    `From: Someone <${from}>`,
    `To: ${to}`,
    'Subject: Re: New message',
    `Message-ID: ${id}`,
    ...headers,
    ...(raw === undefined ? ['Content-Type: text/plain; charset=utf-8', '', text] : [raw]),
  ].join('\r\n');

/** Answers by email against a real IMAP and a real SMTP server on this machine. */
describe('answers by email', () => {
  let imap: Imap;
  let smtp: Smtp;
  let test: TestApp;
  let plombex: Craftsman;
  let job: Filed;
  let path: string;
  beforeAll(async () => {
    imap = await startImap();
    smtp = await startSmtp({ hideSTARTTLS: true });
    test = await startTestApp({
      IMAP_URL: imap.url,
      REPLY_ADDRESS: 'reply@homes.example',
      MAIL_FROM: 'no-reply@homes.example',
      PUBLIC_URL: 'https://homes.example',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    });
    plombex = await supplier(test);
    job = await acceptedRequest(test, plombex);
    path = `/api/service-requests/${job.requestId}`;
  });
  afterAll(async () => {
    await test.close();
    await imap.close();
    await smtp.close();
  });

  const asSystem = (fn: () => Promise<void>) => test.app.get(Scope).asSystem('schedule of a test', fn);
  const read = () => asSystem(() => test.app.get(ReadMailbox).read());
  const tellLines = () => asSystem(() => test.app.get(TalkMails).tellLines());
  const later = (minutes: number) => test.clock.setNow(new Date(test.clock.now().getTime() + minutes * 60_000));
  const say = (who: Person, message: string, audience?: string) =>
    test
      .http('post', `${path}/lines`, who.token)
      .send({ message, ...(audience && { audience }) })
      .expect(201);
  const lines = async (): Promise<Line[]> => {
    job.landlord = await signedInAgain(test, job.landlord);
    const { body } = await test.http('get', path, job.landlord.token).expect(200);
    return body.events.filter(({ kind }: { kind: string }) => kind === 'comment');
  };
  const notes = async () => (await lines()).map(({ note }) => note);
  const sentTo = (who: { email: string }) =>
    smtp.received.filter(({ to, raw }) => to.includes(who.email) && /^Subject: .*new message/im.test(raw));
  const outcomes = async () =>
    (await test.sql<{ outcome: string }>('select outcome from mail_reply order by created_at, id')).map(
      ({ outcome }) => outcome,
    );
  const returned = (email: string) =>
    test.sql(
      "select params->>'reason' as reason from outbox_message where template = 'mail-replies.returned' and recipient = $1 order by created_at, id",
      [email],
    );
  /** Where answers of someone go, as their newest email says. */
  const answersOf = async (who: Person, from: Person, message: string, audience?: string): Promise<string> => {
    const before = sentTo(who).length;
    const again = await signedInAgain(test, from);
    await say(again, message, audience);
    later(20);
    await tellLines();
    await eventually(async () => sentTo(who).length > before);
    const raw = sentTo(who).at(-1)?.raw.replaceAll('\r\n ', ' ') ?? '';
    return /^Reply-To: (\S+)/im.exec(raw)?.[1] ?? '';
  };

  it('TALK-07 an answer becomes a line of its writer, without what was quoted, once however often it is read', async () => {
    const address = await answersOf(job.tenant, job.landlord, 'When are you at home?');
    expect(address).toMatch(/^reply\+[a-z2-7]{52}@homes\.example$/);
    const mail = sentTo(job.tenant).at(-1)?.raw ?? '';
    expect(mail).toContain('Auto-Submitted: auto-generated');
    const text = `Après 17 h, merci.\r\n\r\nOn Monday, Lodgewell\r\n<no-reply@homes.example> wrote:\r\n> ${REPLY_MARK} Write above\r\n> Hello`;
    imap.deliver(written({ from: job.tenant.email.toUpperCase(), to: address, text }));
    await read();
    expect((await lines()).at(-1)).toMatchObject({ note: 'Après 17 h, merci.', audience: 'everyone', by: 'tenant' });
    expect(imap.flags().every((flags) => flags.includes('\\Seen'))).toBe(true);
    imap.forgetMarks();
    await read();
    expect((await notes()).filter((note) => note?.startsWith('Après'))).toHaveLength(1);
    expect(await outcomes()).toEqual(['said']);
  });

  it('TALK-07 two processes that read the same email at once say it once', async () => {
    const address = await answersOf(plombex, job.landlord, 'Which part?');
    imap.deliver(written({ from: plombex.email, to: address, text: 'The valve' }));
    await Promise.allSettled([read(), read()]);
    await read();
    expect((await notes()).filter((note) => note === 'The valve')).toHaveLength(1);
  });

  it('TALK-07 what was said to some is answered to them alone', async () => {
    const address = await answersOf(plombex, job.landlord, 'What will it cost?', 'supplier');
    imap.deliver(written({ from: plombex.email, to: address, text: 'About 400' }));
    await read();
    expect((await lines()).at(-1)).toMatchObject({ note: 'About 400', audience: 'supplier' });
    // Both at once have no answer that both may read.
    await say(await signedInAgain(test, job.tenant), 'Between us', 'tenant');
    await say(await signedInAgain(test, plombex), 'Between us too', 'supplier');
    const before = sentTo(job.landlord).length;
    later(20);
    await tellLines();
    await eventually(async () => sentTo(job.landlord).length > before);
    expect(sentTo(job.landlord).at(-1)?.raw).not.toContain('Reply-To');
  });

  it('TALK-07 a technician’s answer is theirs, as long as the job is', async () => {
    const ana = await technician(test, plombex, job.requestId);
    const address = await answersOf(ana, job.landlord, 'Is the valve in?');
    imap.deliver(written({ from: ana.email, to: address, text: 'It is in' }));
    await read();
    const [said] = await test.sql<{ actor: string }>(
      "select actor_id as actor from request_event where request_id = $1 and note = 'It is in'",
      [job.requestId],
    );
    expect(said).toEqual({ actor: ana.userId });
    expect((await lines()).at(-1)).toMatchObject({ note: 'It is in', by: 'supplier' });
    await test.sql('delete from job_assignment where request_id = $1', [job.requestId]);
    imap.deliver(written({ from: ana.email, to: address, text: 'Not my job anymore' }));
    await read();
    expect(await notes()).not.toContain('Not my job anymore');
    expect((await outcomes()).at(-1)).toBe('refused');
  });

  it('TALK-08 whoever writes from another address is told so once a day, and machines never', async () => {
    const address = await answersOf(job.tenant, job.landlord, 'Still there?');
    const before = await notes();
    const stranger = 'mallory@example.org';
    imap.deliver(written({ from: stranger, to: address, text: 'Let me in' }));
    imap.deliver(written({ from: stranger, to: address, text: 'Let me in!' }));
    for (const header of [
      'Auto-Submitted: auto-replied',
      'Precedence: bulk',
      'List-Id: <x.example>',
      'Return-Path: <>',
    ])
      imap.deliver(written({ from: job.tenant.email, to: address, text: 'I am out of office', headers: [header] }));
    imap.deliver(written({ from: job.tenant.email, to: address, text: 'Ours', id: '<1@homes.example>' }));
    await read();
    expect(await notes()).toEqual(before);
    expect(await returned(stranger)).toHaveLength(1);
    expect(await returned(job.tenant.email)).toHaveLength(0);
    expect((await outcomes()).slice(-7)).toEqual([
      'wrong_sender',
      'wrong_sender',
      ...Array.from({ length: 5 }, () => 'automatic'),
    ]);
  });

  it('TALK-08 an email with nothing above ours comes back with the reason', async () => {
    const address = await answersOf(job.tenant, job.landlord, 'Are you there?');
    const before = await notes();
    const text = `On Monday, <no-reply@homes.example> wrote:\r\n> ${REPLY_MARK} Write above\r\n> Hello`;
    imap.deliver(written({ from: job.tenant.email, to: address, text }));
    await read();
    expect(await notes()).toEqual(before);
    expect((await outcomes()).at(-1)).toBe('empty');
    expect(await returned(job.tenant.email)).toEqual([{ reason: 'empty' }]);
  });

  it('TALK-08 what names no conversation stays in the mailbox, flagged, and no one is written to', async () => {
    imap.deliver(written({ from: 'someone@example.org', to: 'reply@homes.example', text: 'Hello' }));
    imap.deliver(written({ from: 'someone@example.org', to: `reply+${'a'.repeat(52)}@homes.example`, text: 'Hello' }));
    await read();
    expect(imap.flags().slice(-2)).toEqual([
      expect.arrayContaining(['\\Seen', '\\Flagged']),
      expect.arrayContaining(['\\Seen', '\\Flagged']),
    ]);
    expect((await outcomes()).slice(-2)).toEqual(['unmatched', 'unmatched']);
    expect(await returned('someone@example.org')).toEqual([]);
  });

  it('TALK-09 hostile emails are read within limits, and the next one arrives all the same', async () => {
    const address = await answersOf(job.tenant, job.landlord, 'And now?');
    const before = (await notes()).length;
    const part = (at: number) =>
      `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${at}.bin"\r\n\r\nx\r\n`;
    const multipart = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
    const nested = Array.from(
      { length: 200 },
      (_, at) => `Content-Type: multipart/mixed; boundary=n${at}\r\n\r\n--n${at}\r\n`,
    );
    const from = job.tenant.email;
    const to = address;
    const text = '--b\r\nContent-Type: text/plain\r\n\r\nThousand files\r\n';
    imap.deliver(
      written({
        from,
        to,
        raw: `${multipart}${text}${Array.from({ length: 1000 }, (_, at) => part(at)).join('')}--b--`,
      }),
    );
    imap.deliver(written({ from, to, raw: nested.join('') }));
    imap.deliver(written({ from, to, text: `Large\r\n${'x'.repeat(2 * 1024 * 1024)}` }));
    imap.deliver(written({ from, to, headers: Array.from({ length: 3000 }, (_, at) => `X-${at}: ${'y'.repeat(60)}`) }));
    imap.deliver(
      written({
        from,
        to,
        raw: 'Content-Type: text/html; charset=nonsense\r\n\r\n<p>HTML <b>only</b></p><blockquote>old</blockquote><script>alert(1)</script>',
      }),
    );
    imap.deliver(written({ from, to, raw: 'Content-Type: text/plain; charset=utf-8\r\n\r\nZero\u0000 byte' }));
    imap.deliver(written({ from: `${from}>\r\nBcc: <x@example.org`, to, text: 'Injected' }));
    await read();
    imap.deliver(written({ from, to, text: 'After all of them' }));
    await read();
    const said = (await notes()).slice(before);
    expect(said).toContain('Thousand files');
    expect(said).toContain('HTML only');
    expect(said).toContain('Zero byte');
    expect(said.at(-1)).toBe('After all of them');
    expect(Math.max(...said.map((note) => note.length))).toBeLessThanOrEqual(4000);
    expect(said.join('\n')).not.toMatch(/alert|x@example\.org/);
    expect(imap.flags().every((flags) => flags.includes('\\Seen'))).toBe(true);
  });

  it('TALK-12 photos and PDFs come along, and whoever sent something else is told what was left out', async () => {
    const address = await answersOf(job.tenant, job.landlord, 'Can you show me?');
    const file = (name: string, type: string, bytes: Buffer, how = 'attachment') =>
      `--b\r\nContent-Type: ${type}\r\nContent-Disposition: ${how}; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`;
    const parts = [
      '--b\r\nContent-Type: text/plain\r\n\r\nHere it is\r\n',
      file('../../bowl.png', 'application/octet-stream', flatPng(4, 3), 'inline'),
      file('bill.pdf', 'application/pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(600 * 1024, 0x20)])),
      file('setup.exe', 'image/png', Buffer.from('MZ\u0090\u0000')),
      file('smime.p7s', 'application/pkcs7-signature', Buffer.from('x')),
    ];
    const raw = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts.join('')}--b--`;
    imap.deliver(written({ from: job.tenant.email, to: address, raw }));
    await read();
    imap.forgetMarks();
    await read();
    const said = (await lines()).filter(({ note }) => note === 'Here it is');
    expect(said).toHaveLength(1);
    expect(said[0]?.attachments.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['bowl.png', 'image/jpeg'],
      ['bill.pdf', 'application/pdf'],
    ]);
    const told = await test.sql<{ names: string }>(
      "select params->>'names' as names from outbox_message where template = 'mail-replies.left_out' and recipient = $1 order by created_at, id",
      [job.tenant.email],
    );
    expect(told.at(-1)).toEqual({ names: 'setup.exe' });
    const photos = Array.from({ length: REQUEST_LINE_FILES_MAX + 2 }, (_, at) =>
      file(`photo${at}.png`, 'image/png', flatPng(4 + at, 3)),
    );
    const many = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${photos.join('')}--b--`;
    imap.deliver(written({ from: job.tenant.email, to: address, raw: many }));
    await read();
    expect((await lines()).at(-1)?.attachments).toHaveLength(REQUEST_LINE_FILES_MAX);
    const [left] = await test.sql<{ names: string; max: number }>(
      "select params->>'names' as names, (params->>'max')::int as max from outbox_message where template = 'mail-replies.left_out' and recipient = $1 order by created_at desc, id desc limit 1",
      [job.tenant.email],
    );
    expect(left).toMatchObject({ max: REQUEST_LINE_FILES_MAX });
    expect(left?.names.match(/photo\d+\.png/g)).toHaveLength(2);
    // A photo alone says enough.
    const alone = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts[1]}--b--`;
    imap.deliver(written({ from: job.tenant.email, to: address, raw: alone }));
    await read();
    expect((await lines()).at(-1)).toMatchObject({ note: null, attachments: [{ name: 'bowl.png' }] });
  });

  it('an answer of the tenant that names an emergency raises the priority, what it quotes does not', async () => {
    const priority = async () => {
      const { token } = await signedInAgain(test, job.landlord);
      return (await test.http('get', path, token).expect(200)).body.priority;
    };
    const address = await answersOf(job.tenant, job.landlord, 'Do you smell gas?');
    const quoted = `On Monday, Lodgewell\r\n<no-reply@homes.example> wrote:\r\n> ${REPLY_MARK} Write above\r\n> It smells of gas`;
    imap.deliver(written({ from: job.tenant.email, to: address, text: `All is well.\r\n\r\n${quoted}` }));
    await read();
    expect((await notes()).at(-1)).toBe('All is well.');
    expect(await priority()).not.toBe('Emergency');
    imap.deliver(written({ from: job.tenant.email, to: address, text: `Now it smells of gas.\r\n\r\n${quoted}` }));
    await read();
    expect(await priority()).toBe('Emergency');
  });

  it('TALK-10 whose access has ended can no longer answer, nor can an old email be answered', async () => {
    const address = await answersOf(job.tenant, job.landlord, 'One more thing');
    const suppliers = await answersOf(plombex, job.landlord, 'And one for you');
    later(92 * 24 * 60);
    imap.deliver(written({ from: plombex.email, to: suppliers, text: 'Too late' }));
    await test.sql("update lease_tenant set access_ends_at = now() - interval '1 day' where user_id = $1", [
      job.tenant.userId,
    ]);
    imap.deliver(written({ from: job.tenant.email, to: address, text: 'Hello from afar' }));
    await read();
    expect(await notes()).not.toEqual(expect.arrayContaining(['Too late', 'Hello from afar']));
    expect((await outcomes()).slice(-2)).toEqual(['expired', 'refused']);
    expect(await returned(plombex.email)).toEqual([{ reason: 'expired' }]);
    expect((await returned(job.tenant.email)).at(-1)).toEqual({ reason: 'refused' });
  });

  it('TALK-10 someone who is suspended writes nothing by email', async () => {
    const address = await answersOf(job.landlord, plombex, 'Shall I come again?');
    const suspend = (at: string) =>
      test.sql(`update app_user set suspended_at = ${at} where id = $1`, [job.landlord.userId]);
    await suspend('now()');
    imap.deliver(written({ from: job.landlord.email, to: address, text: 'From a suspended account' }));
    await read();
    await suspend('null');
    expect(await notes()).not.toContain('From a suspended account');
    expect((await outcomes()).at(-1)).toBe('refused');
  });

  it('TALK-11 a mailbox that doesn’t let us in fails the job with words for the admin', async () => {
    const app = await startTestApp({
      IMAP_URL: imap.url.replace('p%40ss%20word', 'wrong'),
      REPLY_ADDRESS: 'reply@homes.example',
    });
    const wrong = app.app.get(Scope).asSystem('schedule of a test', () => app.app.get(ReadMailbox).read());
    await expect(wrong).rejects.toThrow(/The mailbox of answers \(IMAP_URL\) could not be read/);
    await app.close();
  });

  it('TALK-11 without the settings emails promise nothing, and nothing is read', async () => {
    const app = await startTestApp();
    const filed = await acceptedRequest(app, await supplier(app));
    await app
      .http('post', `/api/service-requests/${filed.requestId}/lines`, filed.landlord.token)
      .send({ message: 'Hello' })
      .expect(201);
    app.clock.setNow(new Date(app.clock.now().getTime() + 20 * 60_000));
    const run = (fn: () => Promise<void>) => app.app.get(Scope).asSystem('schedule of a test', fn);
    await run(() => app.app.get(TalkMails).tellLines());
    await run(() => app.app.get(ReadMailbox).read());
    const mails = await app.sql<{ params: Record<string, string> }>(
      "select params from outbox_message where template = 'service-requests.lines'",
    );
    expect(mails.length).toBeGreaterThan(0);
    for (const { params } of mails) expect(params).toMatchObject({ answer: 'none' });
    expect(JSON.stringify(mails)).not.toContain('replyTo');
    await app.close();
  });
});
