import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { Strategy, type SecretOrKeyProvider } from 'passport-jwt';
import { bearerToken, type Authenticated, type Authenticator } from '../../platform/auth/authenticator.js';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { SESSION } from './rules/session-limits.js';
import { keyOf, tokenKeys, type Claims } from './session-token.js';
import { SessionService } from './session.service.js';

let applications = 0;

/** Reads the JWT of a request and loads the session that it names (docs/specification/sessions.md). */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy) implements Authenticator, OnApplicationShutdown {
  constructor(
    settings: Settings,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {
    // passport-jwt hands the key to jsonwebtoken, which takes a key object; its types don't say so.
    const keys = tokenKeys(settings);
    const secretOrKeyProvider: SecretOrKeyProvider = (_request, token, done) =>
      done(null, keyOf(keys, String(token)) as unknown as Buffer);
    // It would compare with the time of the machine; the age is checked below, by the product's clock.
    super({ jwtFromRequest: bearerToken, secretOrKeyProvider, algorithms: ['HS256'], ignoreExpiration: true });
    // Passport's registry is one for the process: under one name a second application would check the tokens of the first.
    passport.unuse(this.name);
    this.name = `session-${(applications += 1)}`;
    passport.use(this.name, this);
  }

  /** Not when modules are destroyed: requests are still answered then, until the server has closed its connections. */
  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }

  /** The session's actor; null for a token past its age or without a live session of its own. */
  async validate(claims: Claims): Promise<Authenticated | null> {
    return this.isYoung(claims) ? this.sessions.authenticate(claims) : null;
  }

  private isYoung({ iat, exp }: Partial<Claims>): boolean {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return typeof iat === 'number' && typeof exp === 'number' && now < Math.min(exp, iat + SESSION.tokenSeconds);
  }
}
