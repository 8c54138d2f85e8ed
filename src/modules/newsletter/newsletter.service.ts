import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { languageOf } from '../../contract/languages.js';
import { NEWSLETTER_CONFIRM_DAYS } from '../../contract/limits.js';
import { Problem } from '../../platform/errors/problem.js';
import { bouncedAt, FORGET_BOUNCE } from '../../platform/outbox/mail-bounce.rows.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';
import type { NewsletterReceived, NewsletterRequest, NewsletterState } from './newsletter.dto.js';

const DAY = 24 * 3600_000;
/** Counted where the reader left, as the row of the reader is deleted later. */
const LEFT_BY = 'update newsletter_issue set unsubscribes = unsubscribes + 1 where id = $1';

/** Whose link it was, and of which issue, where it came with one. */
interface Followed {
  subscriber: NewsletterSubscriber;
  issue: string | null;
}

/** The newsletter's list, by double opt-in (docs/specification/product.md). */
@Injectable()
export class Newsletter {
  constructor(
    private readonly scope: Scope,
    private readonly links: NewsletterLinks,
  ) {}

  /**
   * Emails a confirmation link, at most once a day per address. The answer is the same for a known, a subscribed and a
   * new address, so that no one learns who reads the newsletter. 429 past the limit.
   */
  async ask({ email, language, website }: NewsletterRequest): Promise<NewsletterReceived> {
    if (website) return { received: true };
    const { demo } = this.scope.actor;
    await this.scope.asSystem(
      'newsletter',
      () =>
        this.scope.write('newsletter.ask', (tx) =>
          this.enter(tx, email.toLowerCase(), language ?? languageHere(), demo),
        ),
      { demo },
    );
    return { received: true };
  }

  /** Confirms with the link of the email; repeating it is harmless. 400 `invalid_link`. */
  confirm(token: string): Promise<NewsletterState> {
    return this.follow('confirm', token, async (tx, { subscriber }, now) => {
      const { id, email, language, demo } = subscriber;
      const isOver = now.getTime() - subscriber.askedAt.getTime() > NEWSLETTER_CONFIRM_DAYS * DAY;
      // Who follows a link of an email has a mailbox, also one that returned an email while they were subscribed.
      if (!isOver) await tx.rows(FORGET_BOUNCE, [email, demo]);
      if (subscriber.confirmedAt && !subscriber.unsubscribedAt) return;
      // Someone who has unsubscribed must subscribe again; the old link no longer works.
      const hasLeftSince = subscriber.unsubscribedAt && subscriber.unsubscribedAt >= subscriber.askedAt;
      if (isOver || hasLeftSince) throw new Problem('invalid_link');
      Object.assign(subscriber, { confirmedAt: now, unsubscribedAt: null });
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'newsletter.welcome',
        params: { url: this.links.url('unsubscribe', id, language) },
      });
    });
  }

  /** Removes an address from the list; repeating it is harmless. 400 `invalid_link`. */
  unsubscribe(token: string): Promise<NewsletterState> {
    return this.follow('unsubscribe', token, async (tx, { subscriber, issue }, now) => {
      if (subscriber.unsubscribedAt) return;
      subscriber.unsubscribedAt = now;
      if (issue) await tx.rows(LEFT_BY, [issue]);
    });
  }

  /** One row per address. An email is only sent when the last one is a day old and there is something to confirm: also that an address works that returned an email. */
  private async enter(tx: Tx, email: string, language: string, demo: boolean): Promise<void> {
    const now = this.scope.clock.now();
    const [row] = await tx.rows<{ id: string }>(
      `insert into newsletter_subscriber as n (id, demo, created_at, email, language, asked_at) values ($1, $2, $3, $4, $5, $3)
       on conflict (demo, email) do update set asked_at = $3, language = $5
         where n.asked_at < $6 and (n.confirmed_at is null or n.unsubscribed_at is not null or ${bouncedAt('n.demo', 'n.email')} is not null) returning id`,
      [v7(), demo, now, email, language, new Date(now.getTime() - DAY)],
    );
    if (!row) return;
    tx.about('newsletter_subscriber', row.id);
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: 'newsletter.confirm',
      params: { url: this.links.url('confirm', row.id, language) },
    });
  }

  private async follow(
    purpose: 'confirm' | 'unsubscribe',
    token: string,
    step: (tx: Tx, link: Followed, now: Date) => Promise<void>,
  ): Promise<NewsletterState> {
    const link = this.links.read(purpose, token);
    if (!link) throw new Problem('invalid_link');
    const { id, issue } = link;
    return this.scope.asSystem(
      'newsletter',
      () =>
        this.scope.write(`newsletter.${purpose}`, async (tx) => {
          const subscriber = await tx.em.findOne(
            NewsletterSubscriber,
            { id },
            { lockMode: LockMode.PESSIMISTIC_WRITE },
          );
          if (!subscriber) throw new Problem('invalid_link');
          tx.about('newsletter_subscriber', id);
          await step(tx, { subscriber, issue }, this.scope.clock.now());
          tx.changed(['newsletter'], [id], {});
          return { email: subscriber.email, subscribed: Boolean(subscriber.confirmedAt && !subscriber.unsubscribedAt) };
        }),
      { demo: this.scope.actor.demo },
    );
  }
}

const languageHere = () => languageOf(currentContext().language);
