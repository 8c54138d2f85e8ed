import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, inLanguage } from '../../contract/languages.js';
import { EMAIL_LINK_MINUTES } from '../../contract/limits.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { AccountLink, type LinkPurpose } from './account-link.entity.js';

/** The pages of the client that open each kind of link. */
const PAGES: Record<LinkPurpose, string> = {
  verify_email: '/verify-email',
  change_email: '/confirm-email',
  reset_password: '/reset-password',
  invitation: '/invitation',
  first_admin: '/admin-setup',
  sign_in: '/sign-in-link',
  google: '/login',
  second_step: '/unlock-verification',
};

interface NewLink {
  purpose: LinkPurpose;
  userId: string | null;
  email: string | null;
  demo?: boolean;
  minutes?: number;
}

interface NewAddress extends NewLink {
  /** The reader's language, in which the page opens even in a browser that was never here. */
  language?: string;
}

interface Redeemed {
  userId: string | null;
  email: string | null;
}

/** Links by mail that work once, for 60 minutes (docs/specification/sessions.md). Creating and using them needs the system's transaction. */
@Injectable()
export class Links {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Creates a link and returns its address. Earlier links for the same purpose end when one of them is used. */
  issue(tx: Tx, { language = DEFAULT_LANGUAGE, ...link }: NewAddress): string {
    return `${this.settings.publicUrl}${PAGES[link.purpose]}?token=${this.token(tx, link)}${inLanguage(language)}`;
  }

  /** Creates only the token, for links that aren't mailed. */
  token(tx: Tx, { purpose, userId, email, demo = false, minutes = EMAIL_LINK_MINUTES }: NewLink): string {
    const token = randomBytes(32).toString('base64url');
    const now = this.scope.clock.now();
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    tx.em.create(AccountLink, {
      demo,
      purpose,
      userId,
      email,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt,
      usedAt: null,
    });
    return token;
  }

  /** Returns whose link this is while it is valid, without using it. */
  async peek(em: EntityManager, purpose: LinkPurpose, token: string): Promise<string | null> {
    return (await this.find(em, purpose, token))?.userId ?? null;
  }

  /** 400 `invalid_link` unless the link is valid, without using it. For a check before expensive work. */
  async check(em: EntityManager, purpose: LinkPurpose, token: string): Promise<void> {
    if (!(await this.find(em, purpose, token))) throw new Problem('invalid_link');
  }

  /** Uses a link. Of several simultaneous requests one succeeds, and the others get `invalid_link`. */
  async redeem(tx: Tx, purpose: LinkPurpose, token: string): Promise<Redeemed> {
    const now = this.scope.clock.now();
    const [link] = await tx.em.execute<(Redeemed & { id: string })[]>(
      `update account_link set used_at = ? where token_hash = ? and purpose = ? and used_at is null and expires_at > ?
       returning id, user_id as "userId", email`,
      [now, hashOf(token), purpose, now],
    );
    if (!link) throw new Problem('invalid_link');
    await this.endAll(tx, purpose, link.userId);
    return { userId: link.userId, email: link.email };
  }

  private find(em: EntityManager, purpose: LinkPurpose, token: string): Promise<AccountLink | null> {
    return em.findOne(AccountLink, {
      tokenHash: hashOf(token),
      purpose,
      usedAt: null,
      expiresAt: { $gt: this.scope.clock.now() },
    });
  }

  /** Whom a link was for, whether or not it was used; null if it is unknown. */
  async ownerOf(em: EntityManager, purpose: LinkPurpose, token: string): Promise<Redeemed | null> {
    const link = await em.findOne(AccountLink, { purpose, tokenHash: hashOf(token) });
    return link && { userId: link.userId ?? null, email: link.email ?? null };
  }

  /** Ends every open link of a purpose for a person, or those that belong to no person. */
  async endAll(tx: Tx, purpose: LinkPurpose, userId: string | null): Promise<void> {
    await tx.em.nativeUpdate(AccountLink, { purpose, userId, usedAt: null }, { usedAt: this.scope.clock.now() });
  }
}

/** Ends a person's open links: those for one purpose, or all of them when a previous owner of the account may have requested some. */
export async function endLinks(tx: Tx, userId: string, now: Date, purpose?: LinkPurpose): Promise<void> {
  const sql =
    'update account_link set used_at = $2 where user_id = $1 and used_at is null and ($3::text is null or purpose = $3)';
  await tx.rows(sql, [userId, now, purpose ?? null]);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
