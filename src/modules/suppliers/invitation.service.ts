import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { inLanguage, languageOf } from '../../contract/languages.js';
import { SUPPLIER_INVITATION_DAYS } from '../../contract/promised-days.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { openAccount } from '../accounts/open-account.service.js';
import { PeopleService } from '../accounts/people.service.js';
import type { User } from '../accounts/user.entity.js';
import type { SupplierInvitationResponse, NewSupplierInvitation } from './invitation.dto.js';
import { SupplierInvitation } from './supplier-invitation.entity.js';
import { addSupplier } from './supplier.service.js';

const LIFE_DAYS_OF_JOB_LINKS = 7;
const DAY_MS = 24 * 3600_000;
/** Limited because each invitation is an email to a stranger. */
const MOST_A_DAY = 20;

const INVITER =
  'select a.id, a.name, u.email_verified_at is not null as verified from account a, app_user u where a.id = $1 and u.id = lw_uid()';

interface Inviter {
  accountId: string;
  name: string;
  demo: boolean;
}

/** Lets landlords invite their own suppliers, who accept with the link of an email (docs/specification/suppliers.md). */
@Injectable()
export class InvitationService {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly settings: Settings,
  ) {}

  /**
   * Creates the supplier, with an entry in the directory, and sends the link. 409 `email_taken` for a known address. 403
   * `email_unverified` for a landlord whose own address isn't verified, because only known people can cause emails to
   * strangers.
   */
  async invite(body: NewSupplierInvitation): Promise<SupplierInvitationResponse> {
    const inviter = await this.inviter();
    return this.scope.asSystem(
      'supplier invitation',
      () => this.scope.write('supplier.invite', (tx) => this.add(tx, body, inviter)),
      {
        demo: inviter.demo,
      },
    );
  }

  private async inviter(): Promise<Inviter> {
    const { accountId, demo } = this.scope.actor;
    const [account] = await this.scope.rows<{ id: string; name: string; verified: boolean }>(INVITER, [accountId]);
    const { id, name, verified } = orNotFound(account);
    if (!verified) throw new Problem('email_unverified');
    return { accountId: id, name, demo };
  }

  private async add(tx: Tx, body: NewSupplierInvitation, inviter: Inviter): Promise<SupplierInvitationResponse> {
    const { demo } = inviter;
    await this.refuseMany(tx, inviter.accountId);
    const companyName = body.companyName ?? body.email.split('@')[0]?.trim() ?? body.email;
    const [firstName, lastName] = [body.firstName ?? companyName.slice(0, 80), body.lastName ?? ''];
    const language = body.language ?? languageOf(currentContext().language);
    const person = {
      demo,
      email: body.email,
      userType: 'supplier' as const,
      firstName,
      lastName,
      phone: null,
      language,
      passwordHash: null,
    };
    const user = await this.people.add(tx, person);
    const { id: accountId } = openAccount(tx, user, companyName, this.scope.clock.now(), null);
    await tx.em.flush();
    const supplier = addSupplier(tx, {
      accountId,
      companyName,
      namedByLandlord: true,
      serviceType: body.serviceType ?? null,
      trades: body.trades ?? [],
      city: null,
      about: null,
      phone: null,
      email: user.email,
      now: this.scope.clock.now(),
    });
    const expiresAt = this.sendLink(tx, user, inviter, body.message);
    tx.changed(['suppliers'], [supplier.id], { accounts: [inviter.accountId] });
    return { supplierId: supplier.id, companyName, email: user.email, expiresAt: expiresAt.toISOString() };
  }

  private async refuseMany(tx: Tx, accountId: string): Promise<void> {
    const since = new Date(this.scope.clock.now().getTime() - DAY_MS);
    // Counts people instead of links, because each email about a job gives an invited supplier another link.
    const [asked] = await tx.rows<{ people: number }>(
      'select count(distinct user_id)::int as people from supplier_invitation where account_id = $1 and created_at > $2 and registers',
      [accountId, since],
    );
    if ((asked?.people ?? 0) >= MOST_A_DAY * this.settings.RATE_LIMIT_FACTOR)
      throw new Problem('too_many_requests', { retryAfter: 3600 });
  }

  private sendLink(tx: Tx, user: User, { accountId, name }: Inviter, message = ''): Date {
    const { key, expiresAt } = addInvitation(
      tx,
      { accountId, demo: user.demo, userId: user.id, registers: true },
      this.scope.clock.now(),
    );
    const params = {
      landlord: name,
      message,
      hasMessage: message ? 'yes' : 'no',
      url: `${this.settings.publicUrl}/supplier-invitation?key=${key}${inLanguage(user.language)}`,
    };
    tx.send({ channel: 'email', to: user.email, language: user.language, template: 'suppliers.invitation', params });
    return expiresAt;
  }
}

/** Creates another link, which works once, for an invited supplier who can't sign in otherwise. Needs the system's rights. */
export function addInvitation(
  tx: Tx,
  invited: { accountId: string; demo: boolean; userId: string; registers: boolean },
  now: Date,
): { key: string; expiresAt: Date } {
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(
    now.getTime() + (invited.registers ? SUPPLIER_INVITATION_DAYS : LIFE_DAYS_OF_JOB_LINKS) * DAY_MS,
  );
  tx.em.create(SupplierInvitation, {
    id: v7(),
    ...invited,
    tokenHash: hashOf(key),
    expiresAt,
    usedAt: null,
    createdAt: now,
  });
  return { key, expiresAt };
}

/** Links are stored as hashes, so that someone who reads the database can't sign in with them. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * The invited person of a link, locked until the commit. 400 `invalid_link` unless the link is valid and the person has
 * neither a password nor a sign-in with a provider. Needs the system's rights.
 */
export async function invitedBy(tx: Tx, key: string, now: Date): Promise<InvitedPerson> {
  return livingLink(await tx.em.execute<InvitedPerson[]>(`${INVITED_SQL} for update of c`, [hashOf(key), now]));
}

/** Like `invitedBy` without locking, for a check before expensive work. 400 `invalid_link` unless the link is valid. */
export async function invitedPerson(em: EntityManager, key: string, now: Date): Promise<InvitedPerson> {
  return livingLink(await em.execute<InvitedPerson[]>(INVITED_SQL, [hashOf(key), now]));
}

/**
 * Invalidates a link and all earlier ones of its person, so that forwarded emails stop working. 400 `invalid_link` if it
 * was used.
 */
export async function useLink(tx: Tx, key: string, userId: string, now: Date): Promise<void> {
  const [used] = await tx.rows<{ createdAt: Date }>(
    'update supplier_invitation set used_at = $2 where token_hash = $1 and used_at is null returning created_at as "createdAt"',
    [hashOf(key), now],
  );
  if (!used) throw new Problem('invalid_link');
  await tx.rows(
    'update supplier_invitation set used_at = $3 where user_id = $1 and created_at <= $2 and used_at is null',
    [userId, used.createdAt, now],
  );
}

/** The state of any link that was ever emailed. 400 `invalid_link` for an unknown one. Needs the system's rights. */
export async function heldLink(em: EntityManager, key: string, now: Date): Promise<HeldLink> {
  const [link] = await em.execute<HeldLink[]>(HELD_SQL, [now, hashOf(key)]);
  if (!link) throw new Problem('invalid_link');
  return link;
}

function livingLink([row]: InvitedPerson[]): InvitedPerson {
  if (!row) throw new Problem('invalid_link');
  return row;
}

interface InvitedPerson {
  userId: string;
  demo: boolean;
  registers: boolean;
  email: string;
  firstName: string;
  lastName: string;
}

interface HeldLink {
  userId: string;
  registers: boolean;
  landlord: string;
  used: boolean;
  expired: boolean;
}

const HELD_SQL = `
  select i.user_id as "userId", i.registers, a.name as landlord, i.expires_at <= ? as expired,
    i.used_at is not null or lw_signs_in(i.user_id) as used
  from supplier_invitation i join account a on a.id = i.account_id join app_user u on u.id = i.user_id
  where i.token_hash = ? and u.suspended_at is null and u.deleted_at is null`;

const INVITED_SQL = `
  select i.user_id as "userId", i.demo, i.registers, u.email, u.first_name as "firstName", u.last_name as "lastName" from supplier_invitation i join app_user u on u.id = i.user_id
  join credential c on c.user_id = u.id where i.token_hash = ? and i.used_at is null and i.expires_at > ? and not lw_signs_in(i.user_id) and u.suspended_at is null and u.deleted_at is null`;
