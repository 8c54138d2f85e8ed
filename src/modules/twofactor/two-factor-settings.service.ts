import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { fault } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { endLinks } from '../accounts/account-links.service.js';
import { User } from '../accounts/user.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { Confirmation } from './confirmation.service.js';
import type { TotpOfferResponse, TwoFactorStatusResponse } from './two-factor-settings.dto.js';
import { TwoFactorSetup } from './two-factor-setup.service.js';
import { TwoFactorService } from './two-factor.service.js';

/** One's own second step; every change asks for the password and, while it is on or mandatory, for the second step itself. */
@Injectable()
export class TwoFactorSettings {
  constructor(
    private readonly scope: Scope,
    private readonly confirmation: Confirmation,
    private readonly setup: TwoFactorSetup,
    private readonly twoFactor: TwoFactorService,
    private readonly sessions: SessionService,
    private readonly settings: Settings,
  ) {}

  async status(): Promise<TwoFactorStatusResponse> {
    const { userId, demo } = this.scope.actor;
    const [row] = await this.scope.asSystem(
      'two-step settings',
      () => this.scope.rows<StatusRow>(STATUS_SQL, [userId]),
      { demo },
    );
    const { email, twoFactorDesignatedAs, issuers, ...status } = orNotFound(row);
    const required = this.twoFactor.isDesignated({ email, twoFactorDesignatedAs });
    const signInWith = issuers.map((one) => this.nameOf(one));
    return { ...status, enabled: status.enabled || required, required, signInWith };
  }

  /** A provider's name, or its address where it isn't set up anymore. */
  private nameOf(issuer: string): string {
    const plain = (address: string) => address.replace(/\/$/, '');
    const provider = this.settings.openIdProviders.find((one) => plain(one.issuer) === plain(issuer));
    return provider?.name ?? new URL(issuer).host;
  }

  /** Codes by e-mail from now on; answers the recovery codes. */
  async turnOn(password: string, verificationToken?: string): Promise<string[]> {
    await this.confirmation.require(password, verificationToken);
    return this.write('two_factor.on', async (tx, user) => {
      await this.begin(tx, user);
      return this.setup.recoveryCodes(tx, user.id);
    });
  }

  async offerApp(password: string, verificationToken?: string): Promise<TotpOfferResponse> {
    await this.confirmation.require(password, verificationToken);
    const offer = await this.write('two_factor.app_offered', (tx, user) =>
      this.setup.offerTotp(tx, user.id, user.email),
    );
    const { default: QRCode } = await import('qrcode');
    return { ...offer, qr: await QRCode.toString(offer.address, { type: 'svg', margin: 1 }) };
  }

  /** The first code of the app turns the second step on; answers the recovery codes. 400 for a wrong one. */
  async confirmApp(code: string): Promise<string[]> {
    return this.write('two_factor.app_on', async (tx, user) => {
      if (!(await this.setup.confirmTotp(tx, user.id, code.replace(/\s/g, ''), this.scope.clock.now()))) {
        const message = 'Invalid verification code';
        throw new Problem('invalid_input', { sentence: message, details: [fault('code', message, 'code')] });
      }
      await this.begin(tx, user);
      return this.setup.recoveryCodes(tx, user.id);
    });
  }

  async turnOff(password: string, verificationToken?: string): Promise<void> {
    await this.confirmation.require(password, verificationToken);
    await this.write('two_factor.off', async (tx, user) => {
      user.twoFactorAt = null;
      user.secondStepLockedAt = null;
      await this.setup.remove(tx, user.id);
    });
  }

  /** What got by without it ends: sessions by a tenant code, and a change of address that the password alone asked for. */
  private async begin(tx: Tx, user: User): Promise<void> {
    if (user.twoFactorAt) return;
    user.twoFactorAt = this.scope.clock.now();
    await this.sessions.revokeByCode(tx, { userId: user.id });
    await endLinks(tx, user.id, user.twoFactorAt, 'change_email');
  }

  private write<T>(action: string, fn: (tx: Tx, user: User) => Promise<T>): Promise<T> {
    const { userId, demo } = this.scope.actor;
    // All visitors share the demo people, so none of them may lock the others out.
    if (demo) throw new Problem('forbidden');
    return this.scope.asSystem('two-step settings', () =>
      this.scope.write(action, async (tx) => {
        const user = orNotFound(await tx.em.findOne(User, { id: userId ?? '' }));
        tx.about('user', user.id);
        tx.changed(['profiles', 'two-factor'], [user.id], { users: [user.id] });
        return fn(tx, user);
      }),
    );
  }
}

type StatusRow = Omit<TwoFactorStatusResponse, 'required' | 'signInWith'> & { issuers: string[] } & {
  email: string;
  twoFactorDesignatedAs: string | null;
};

const STATUS_SQL = `
  select u.email, u.two_factor_designated_as as "twoFactorDesignatedAs", u.two_factor_at is not null as enabled,
         exists (select 1 from totp_secret t where t.user_id = u.id and t.confirmed_at is not null) as totp,
         (select count(*)::int from recovery_code r where r.user_id = u.id and r.used_at is null) as "recoveryCodesLeft",
         exists (select 1 from credential c where c.user_id = u.id and c.password_hash is not null) as "hasPassword",
         array(select i.issuer from sign_in_identity i where i.user_id = u.id order by i.created_at) as issuers
  from app_user u where u.id = $1`;
