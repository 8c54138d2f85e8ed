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

/** Sends alerts to people on call. Runs as the system, because no one else can read everyone's address. */
@Injectable()
export class OnCallAlerts {
  constructor(
    private readonly settings: Settings,
    private readonly channels: Channels,
    private readonly pushes: Pushes,
  ) {}

  /** Without a provider, text messages can't be used. */
  get textsReady(): boolean {
    return this.channels.delivers('sms');
  }

  /** The channels that are available now. */
  means(tx: Tx, now: Date) {
    const pushed = (users: string[]) => this.pushes.reaches(tx, users);
    return { now, textsReady: this.textsReady, pushed };
  }

  /** Notifies a person on all channels at the same time. People without an account to sign in to get a personal link. */
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
        // Others see the number after they have answered: it is on the page behind their link.
        ...(isOfAccount(kind) && callOf(request)),
      },
    };
    if (email) tx.send({ channel: 'email', to: email, ...message });
    if (phone) tx.send({ channel: 'sms', to: phone, ...message });
    if (userId) await this.push(tx, request, { users: [userId], template: 'on-call.asked', url });
    if (isOfAccount(kind)) this.ring(tx, request, 'asked', userId ? [userId] : null);
  }

  /** Tells the landlord's people that no one on the list has answered. */
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

  /** Sends a test to the signed-in person, as their own settings allow. Returns the channels used. */
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

  /** Only the system may read devices. */
  private async testOnDevices(tx: Tx): Promise<boolean> {
    const { userId } = tx.actor;
    const users = userId ? [userId] : [];
    const path = '/dashboards/landlord/maintenance/on-call';
    const message = { users, template: 'on-call.test', params: {}, path, tag: 'on-call-test', urgent: true };
    tx.beforeCommitAsSystem(() => this.pushes.send(tx, message));
    return (await this.pushes.hasDevice()) && users.length > 0;
  }

  /** `url` is a page of this site. The message opens its path. */
  private push(
    tx: Tx,
    { id, title, place }: Emergency,
    { users, template, url }: { users: string[]; template: string; url: string },
  ): Promise<void> {
    const { pathname, search } = new URL(url);
    const message = { users, template, params: { title, place }, path: `${pathname}${search}` };
    return this.pushes.send(tx, { ...message, tag: `emergency-${id}`, urgent: true });
  }

  /** `users` are the people who are asked. Without it, all people of the account are notified. */
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

/** Links are stored as hashes, so that a person who reads the database can't answer with them. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
