import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Language } from '../../../contract/languages.js';
import { acceptedKeys } from '../../../platform/config/keys.js';
import { Settings } from '../../../platform/config/settings.js';
import { Problem } from '../../../platform/errors/problem.js';
import type { LoginSecrets } from './openid-provider.js';

/** The possible roles of a new person. */
export const NEWCOMER_ROLES = ['landlord', 'supplier', 'tenant'] as const;
export type NewcomerRole = (typeof NEWCOMER_ROLES)[number];

/** One redirect to a provider and back. */
export interface Attempt extends LoginSecrets {
  /** The provider's id: an attempt at one doesn't count at another. */
  provider: string;
  /** The role of a new person. */
  role: NewcomerRole;
  language: Language;
}

/**
 * With this prefix browsers accept the cookie only over https, from exactly this host and for all of its paths, so no
 * sibling domain can set it.
 */
const HOST_PREFIX = '__Host-';
const SECONDS = 600;

/** Binds an attempt to the browser that began it: a signed cookie, which scripts cannot read and other sites cannot set. */
@Injectable()
export class SignInAttempts {
  private readonly secrets: [Buffer, ...Buffer[]];

  constructor(
    private readonly settings: Settings,
    private readonly jwt: JwtService,
  ) {
    // It has its own key, so that an attempt can't be used as a session, nor a session's token as an attempt.
    this.secrets = acceptedKeys(settings, 'JWT_SECRET').map((key) =>
      Buffer.from(hkdfSync('sha256', key, '', 'sign-in attempts', 32)),
    ) as [Buffer];
  }

  async cookie(attempt: Attempt): Promise<string> {
    return this.written(
      attempt.provider,
      await this.jwt.signAsync({ ...attempt }, { secret: this.secrets[0], expiresIn: SECONDS, algorithm: 'HS256' }),
      SECONDS,
    );
  }

  /** Ends the attempt in the browser. */
  cleared(provider: string): string {
    return this.written(provider, '', 0);
  }

  /** The attempt that this browser began at the provider within ten minutes, else `provider_refused`. */
  async open(provider: string, cookies: string | undefined): Promise<Attempt> {
    const name = this.nameAt(provider);
    const value = cookies
      ?.split(/;\s*/)
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1);
    const opened = (secret: Buffer) => this.jwt.verifyAsync<Attempt>(value ?? '', { secret, algorithms: ['HS256'] });
    try {
      const attempt = await Promise.any(this.secrets.map(opened));
      if (attempt.provider === provider) return attempt;
    } catch (cause) {
      throw new Problem('provider_refused', { cause });
    }
    throw new Problem('provider_refused');
  }

  /** `Lax`, because the return is a navigation from another site, and the only one that may send it. */
  private written(provider: string, value: string, seconds: number): string {
    return `${this.nameAt(provider)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${this.secure ? '; Secure' : ''}`;
  }

  private nameAt(provider: string): string {
    return `${this.secure ? HOST_PREFIX : ''}${provider}_login`;
  }

  private get secure(): boolean {
    return this.settings.publicUrl.startsWith('https:');
  }
}
