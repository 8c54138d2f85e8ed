import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings, SettingsError } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Links } from '../accounts/account-links.service.js';
import { PeopleService, type NewUser } from '../accounts/people.service.js';
import { checkNewPassword } from '../accounts/rules/new-password.js';
import { hashPassword } from '../accounts/rules/passwords.js';
import type { User } from '../accounts/user.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { toSession, type AdminSetupRequest, type SessionResponse } from './auth.dto.js';

const LINK_MINUTES = 24 * 60;
/** Any number: processes that start together make one admin. */
const LOCK = 7_203_115;

/**
 * The first admin (docs/specification/registration.md): from the settings, otherwise with a link that the terminal
 * shows. The product ships without any known password.
 */
@Injectable()
export class FirstAdminService implements OnApplicationBootstrap {
  private readonly log = new Logger('Admin');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly links: Links,
    private readonly sessions: SessionService,
    private readonly people: PeopleService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.scope.asSystem('first admin', async () => {
      const admins = await this.scope.rows(ADMINS);
      if (admins.length > 0) return;
      const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
      if (ADMIN_EMAIL && ADMIN_PASSWORD) await this.fromSettings(ADMIN_EMAIL, ADMIN_PASSWORD);
      else await this.printLink();
    });
  }

  /** Uses the link, which works once and only while there is no admin: otherwise `invalid_link`. */
  async setUp(request: AdminSetupRequest): Promise<SessionResponse> {
    const { token, password, confirmPassword, email, firstName, lastName, language } = request;
    return this.scope.asSystem('first admin', async () => {
      await this.scope.load((em) => this.links.check(em, 'first_admin', token));
      const passwordHash = await this.people.newPasswordHash({ password, repeated: confirmPassword }, request);
      return this.scope.write('admin.first', async (tx) => {
        await this.links.redeem(tx, 'first_admin', token);
        const user = await this.add(tx, { email, passwordHash, firstName, lastName, language: language ?? 'en' });
        if (!user) throw new Problem('invalid_link');
        return toSession(await this.sessions.open(tx, user), user, null);
      });
    });
  }

  private async fromSettings(email: string, password: string): Promise<void> {
    await this.judge(email, password);
    const passwordHash = await hashPassword(password);
    await this.scope.write('admin.first', (tx) =>
      this.add(tx, { email, passwordHash, firstName: 'Admin', lastName: '', language: 'en' }),
    );
    this.log.log(`The admin ${email} is there: sign in at ${this.settings.publicUrl}/admin-login`);
  }

  /** A password from the settings is an operator's own: a weak one stops a start in production, and is warned about elsewhere. */
  private async judge(email: string, password: string): Promise<void> {
    try {
      await checkNewPassword(this.settings, password, { email });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const sentence = `ADMIN_PASSWORD is refused: ${error.message.replace(/[.]$/, '').replace('. ', '; ')}.`;
      if (this.settings.production) throw new SettingsError(sentence);
      this.log.warn(`${sentence} In production the start would stop here.`);
    }
  }

  /** Returns nothing when another process was quicker. */
  private async add(
    tx: Tx,
    person: Pick<NewUser, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'language'>,
  ): Promise<User | null> {
    await tx.em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
    if ((await tx.em.execute<object[]>(ADMINS)).length > 0) return null;
    const user = await this.people.add(tx, {
      ...person,
      demo: false,
      userType: 'admin',
      phone: null,
      emailVerifiedAt: this.scope.clock.now(),
    });
    tx.about('user', user.id);
    return user;
  }

  private async printLink(): Promise<void> {
    const url = await this.scope.write('admin.first_link', async (tx) => {
      await this.links.endAll(tx, 'first_admin', null);
      return this.links.issue(tx, { purpose: 'first_admin', userId: null, email: null, minutes: LINK_MINUTES });
    });
    this.log.log(`There is no admin yet. Make the first one here (once, within a day): ${url}`);
  }
}

const ADMINS = "select 1 from app_user where user_type = 'admin' and not demo limit 1";
