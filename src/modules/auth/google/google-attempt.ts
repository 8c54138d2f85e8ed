import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Language } from '../../../contract/languages.js';
import { acceptedKeys } from '../../../platform/config/keys.js';
import { Settings } from '../../../platform/config/settings.js';
import { Problem } from '../../../platform/errors/problem.js';
import type { LoginSecrets } from './google-provider.js';

export const GOOGLE_STATES = ['landlord', 'supplier', 'tenant'] as const;
export type GoogleState = (typeof GOOGLE_STATES)[number];

/** One way out to the provider and back. */
export interface Attempt extends LoginSecrets {
  /** What a new person becomes. */
  role: GoogleState;
  language: Language;
}

const COOKIE = 'google_login';
/** With this prefix browsers take the cookie over https, from this very host and for all of its paths alone: no sibling domain can set it. */
const HOST_PREFIX = '__Host-';
const SECONDS = 600;

/** Binds an attempt to the browser that began it: a signed cookie, which scripts cannot read and other sites cannot set. */
@Injectable()
export class GoogleAttempts {
  private readonly secrets: [Buffer, ...Buffer[]];

  constructor(
    private readonly settings: Settings,
    private readonly jwt: JwtService,
  ) {
    // A key of its own: what this signs is no session, and a session's token no attempt.
    this.secrets = acceptedKeys(settings, 'JWT_SECRET').map((key) =>
      Buffer.from(hkdfSync('sha256', key, '', 'google attempts', 32)),
    ) as [Buffer];
  }

  async cookie(attempt: Attempt): Promise<string> {
    return this.written(
      await this.jwt.signAsync({ ...attempt }, { secret: this.secrets[0], expiresIn: SECONDS, algorithm: 'HS256' }),
      SECONDS,
    );
  }

  /** Ends the attempt in the browser. */
  cleared(): string {
    return this.written('', 0);
  }

  /** The attempt that this browser began within ten minutes, else `google_refused`. */
  async open(cookies: string | undefined): Promise<Attempt> {
    const value = cookies
      ?.split(/;\s*/)
      .find((part) => part.startsWith(`${this.name}=`))
      ?.slice(this.name.length + 1);
    const opened = (secret: Buffer) => this.jwt.verifyAsync<Attempt>(value ?? '', { secret, algorithms: ['HS256'] });
    try {
      return await Promise.any(this.secrets.map(opened));
    } catch (cause) {
      throw new Problem('google_refused', { cause });
    }
  }

  /** `Lax`: the way back is a navigation from another site, and the only one that may carry it. */
  private written(value: string, seconds: number): string {
    return `${this.name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${this.secure ? '; Secure' : ''}`;
  }

  private get name(): string {
    return this.secure ? `${HOST_PREFIX}${COOKIE}` : COOKIE;
  }

  private get secure(): boolean {
    return this.settings.publicUrl.startsWith('https:');
  }
}
