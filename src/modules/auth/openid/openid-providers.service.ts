import { Injectable } from '@nestjs/common';
import { GOOGLE } from '../../../platform/config/openid-providers.js';
import { Settings } from '../../../platform/config/settings.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { OpenIdProvider } from './openid-provider.js';

/** The providers of the settings, by id. */
@Injectable()
export class OpenIdProviders {
  private readonly byId: ReadonlyMap<string, OpenIdProvider>;

  constructor(settings: Settings) {
    // Google's addresses are the specification's; the others have one each.
    const callback = (id: string) =>
      settings.publicUrl + (id === GOOGLE ? '/auth/google/callback' : `/api/auth/openid/${id}/callback`);
    this.byId = new Map(settings.openIdProviders.map((one) => [one.id, new OpenIdProvider(one, callback(one.id))]));
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  /** 404 for an id that isn't in the settings. */
  get(id: string): OpenIdProvider {
    return orNotFound(this.byId.get(id));
  }
}
