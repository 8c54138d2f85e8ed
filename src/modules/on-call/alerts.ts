import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { inLanguage } from '../../contract/languages.js';
import { ON_CALL, type OnCallChannel } from '../../contract/on-call.js';
import { Settings } from '../../platform/config/settings.js';
import { callOf } from '../../platform/outbox/call-of.js';
import { Channels } from '../../platform/outbox/channels.js';
import { toE164 } from '../../platform/phones/phone-number.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Pushes } from '../push/pushes.service.js';
import type { Emergency } from './alarm-rows.js';
import { withinCaps } from './caps.js';
import type { OnCallAsk } from './on-call-ask.entity.js';
import { OnCallLink } from './on-call-link.entity.js';
import { onCallNews } from './on-call.events.js';
import { isOfAccount, type Reachable } from './reach.js';

const HOUR_MS = 3600_000;
const OWNERS = `select x.id, case when x.email_notifications then x.email end as email, null as phone, x.language from membership m join app_user x on x.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and x.suspended_at is null and x.deleted_at is null`;
const MYSELF = `select u.email, u.phone, u.language, u.sms_notifications as texts, u.email_notifications as mails,
  (select p.country from property p where p.account_id = $2 order by p.created_at, p.id limit 1) as country from app_user u where u.id = $1`;

interface Owner {
  id: string;
  email: string | null;
  phone: string | null;
  language: string;
}

interface Myself {
  email: string;
  phone: string | null;
  language: string;
  texts: boolean;
  mails: boolean;
  country: string | null;
}

/** What people on call receive. Runs as the system: nobody else sees everyone's address. */
@Injectable()
export class OnCallAlerts {
  constructor(
    private readonly settings: Settings,
    private readonly channels: Channels,
    private readonly pushes: Pushes,
  ) {}

  /** Without a provider text messages are no channel. */
  get textsReady(): boolean {
    return this.channels.delivers('sms');
  }

  /** What can be used now to reach someone. */
  means(tx: Tx, now: Date) {
    const pushed = (users: string[]) => this.pushes.reaches(tx, users);
    return { now, textsReady: this.textsReady, pushed };
  }

  /** Notifies someone by every channel at once. Who has nothing to sign in with gets a link of their own. */
  async ask(
    tx: Tx,
    request: Emergency,
    ask: OnCallAsk,
    { email, phone, language, kind, address, userId }: Reachable,
  ): Promise<void> {
    const reader = language ?? 'en';
    const url = isOfAccount(kind) ? this.pageOf(request) : this.link(tx, ask, { language: reader, address });
    const { title, place, landlord } = request;
    const message = {
      language: reader,
      template: 'on-call.asked',
      params: {
        title,
        place,
        landlord,
        minutes: request.stepMinutes ?? ON_CALL.minutesUsual,
        url,
        // Others read the number once they are on it: the page behind their link has it.
        ...(isOfAccount(kind) && callOf(request)),
      },
    };
    if (email) tx.send({ channel: 'email', to: email, ...message });
    if (phone) tx.send({ channel: 'sms', to: phone, ...message });
    if (userId) await this.push(tx, request, { users: [userId], template: 'on-call.asked', url });
    if (isOfAccount(kind)) this.ring(tx, request, 'asked', userId ? [userId] : null);
  }

  /** Tells the landlord's people that the list was gone through in vain. */
  async noOne(tx: Tx, request: Emergency, now: Date): Promise<void> {
    const { title, place, demo } = request;
    const owners = await tx.rows<Owner>(OWNERS, [request.accountId]);
    for (const { email, language } of await withinCaps<Owner>(tx, owners, { demo, now }))
      if (email)
        tx.send({
          channel: 'email',
          to: email,
          language,
          template: 'on-call.unanswered',
          params: { title, place, url: this.pageOf(request), ...callOf(request) },
        });
    const users = owners.map(({ id }) => id);
    await this.push(tx, request, { users, template: 'on-call.unanswered', url: this.pageOf(request) });
    this.ring(tx, request, 'unanswered');
  }

  /** A test to the person who is signed in, as their own settings allow. Gives the channels. */
  async test(tx: Tx): Promise<OnCallChannel[]> {
    const [me] = await tx.rows<Myself>(MYSELF, [tx.actor.userId, tx.actor.accountId]);
    const phone = this.textsReady && me?.texts ? toE164(me.phone ?? '', me.country) : null;
    const message = {
      language: me?.language ?? 'en',
      template: 'on-call.test',
      params: { url: `${this.settings.publicUrl}/dashboards/landlord/maintenance/on-call` },
    };
    if (me?.mails) tx.send({ channel: 'email', to: me.email, ...message });
    if (phone) tx.send({ channel: 'sms', to: phone, ...message });
    const pushed = await this.testOnDevices(tx);
    return [
      ...(me?.mails ? (['email'] as const) : []),
      ...(phone ? (['sms'] as const) : []),
      ...(pushed ? (['push'] as const) : []),
    ];
  }

  /** Devices are the system's to read. */
  private async testOnDevices(tx: Tx): Promise<boolean> {
    const { userId } = tx.actor;
    const users = userId ? [userId] : [];
    const path = '/dashboards/landlord/maintenance/on-call';
    const message = { users, template: 'on-call.test', params: {}, path, tag: 'on-call-test', urgent: true };
    tx.beforeCommitAsSystem(() => this.pushes.send(tx, message));
    return (await this.pushes.hasDevice()) && users.length > 0;
  }

  /** `url` is a page of this site: its path is what the message opens. */
  private push(
    tx: Tx,
    { id, title, place }: Emergency,
    { users, template, url }: { users: string[]; template: string; url: string },
  ): Promise<void> {
    const { pathname, search } = new URL(url);
    const message = { users, template, params: { title, place }, path: `${pathname}${search}` };
    return this.pushes.send(tx, { ...message, tag: `emergency-${id}`, urgent: true });
  }

  /** `users` are those who are asked; otherwise all of the account's people. */
  private ring(
    tx: Tx,
    { id, accountId, demo }: Emergency,
    happening: 'asked' | 'unanswered',
    users: string[] | null = null,
  ): void {
    tx.publish(onCallNews, { requestId: id, accountId, demo, happening, users });
  }

  private pageOf({ id }: Emergency): string {
    return `${this.settings.publicUrl}/dashboards/landlord/maintenance/${id}`;
  }

  private link(
    tx: Tx,
    { id, accountId, demo, createdAt }: OnCallAsk,
    { language, address }: { language: string; address: string | null },
  ): string {
    const key = randomBytes(32).toString('base64url');
    const expiresAt = new Date(createdAt.getTime() + ON_CALL.linkHours * HOUR_MS);
    const emailHash = address && hashOf(address);
    const tokenHash = hashOf(key);
    tx.em.create(OnCallLink, { id: v7(), accountId, demo, askId: id, tokenHash, emailHash, expiresAt, createdAt });
    return `${this.settings.publicUrl}/on-call?key=${key}${inLanguage(language)}`;
  }
}

/** Links are kept as hashes: whoever reads the database can't answer with them. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
