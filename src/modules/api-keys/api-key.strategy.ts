import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import passport, { Strategy } from 'passport';
import { bearerToken, isApiKey, type Authenticator } from '../../platform/auth/authenticator.js';
import { KeyLookup } from './key-lookup.service.js';

let applications = 0;

/**
 * The second strategy of Passport, beside the one for sessions: the `Authorization` header has an API key. Keys are read from
 * nowhere else, because addresses end up in logs.
 */
@Injectable()
export class ApiKeyStrategy extends Strategy implements Authenticator, OnApplicationShutdown {
  override readonly name: string;

  constructor(private readonly keys: KeyLookup) {
    super();
    // Passport's registry is one for the process, as for SessionStrategy.
    this.name = `api-key-${(applications += 1)}`;
    passport.use(this.name, this);
  }

  /** Not when modules are destroyed: requests are still answered then, until the server has closed its connections. */
  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }

  override authenticate(request: Parameters<Strategy['authenticate']>[0]): void {
    const token = bearerToken(request);
    if (!token || !isApiKey(token)) return this.fail(401);
    this.keys.authenticate(token).then(
      (who) => (who ? this.success(who) : this.fail(401)),
      (error: unknown) => this.error(error),
    );
  }
}
