import { plainToInstance } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  validateSync,
} from 'class-validator';

/** Google has settings of its own, as the specification names its addresses. */
export const GOOGLE = 'google';
const MAX_PROVIDERS = 10;
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** An OpenID Connect provider that signs people in, one entry of `OPENID_PROVIDERS`. */
export class OpenIdProviderSettings {
  /** Part of addresses, such as `keycloak`. It must stay the same; the button shows `name`. */
  @Matches(/^[a-z][a-z0-9-]{0,29}$/) id: string;
  @IsString() @MinLength(1) @MaxLength(40) name: string;
  /** The address below which `/.well-known/openid-configuration` is. People are known by it and their subject. */
  @IsUrl({ protocols: ['https', 'http'], require_tld: false, require_protocol: true }) @MaxLength(255) issuer: string;
  @IsString() @MinLength(1) clientId: string;
  @IsString() @MinLength(1) clientSecret: string;
  /** Domains whose addresses this provider assigns itself: they count as verified, although it doesn't say so. */
  @IsOptional() @IsArray() @ArrayMaxSize(20) @Matches(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { each: true }) domains?: string[];
}

/** Reads `[{"id":…,"name":…,"issuer":…,"clientId":…,"clientSecret":…}]`; what is wrong with it otherwise. */
export function openIdProviders(text: string): OpenIdProviderSettings[] | string {
  const given = parsed(text);
  if (!Array.isArray(given) || given.length > MAX_PROVIDERS)
    return `must be a JSON list of up to ${MAX_PROVIDERS} providers`;
  const list = plainToInstance(OpenIdProviderSettings, given as object[]);
  const wrong = list.flatMap((one) => validateSync(one, { whitelist: true, forbidNonWhitelisted: true }));
  if (wrong.length > 0) return `must have valid values: ${wrong.map(({ property }) => property).join(', ')}`;
  const ids = list.map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.includes(GOOGLE))
    return `must have ids that differ, and none that is ${GOOGLE}`;
  const open = list.find(({ issuer }) => !isSafe(new URL(issuer)));
  return open ? `must have issuers with https: ${open.issuer}` : list;
}

/** Without TLS, only a provider on the same machine: anyone on the way could sign in as someone else. */
const isSafe = ({ protocol, hostname }: URL) => protocol === 'https:' || LOCAL.includes(hostname);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A list of providers as `openIdProviders` reads it. The complaint never repeats a secret. */
export function IsOpenIdProviders(): PropertyDecorator {
  const read = (value: unknown) => (typeof value === 'string' ? openIdProviders(value) : 'must be text');
  return ValidateBy({
    name: 'isOpenIdProviders',
    validator: {
      validate: (value) => typeof read(value) !== 'string',
      defaultMessage: (problem) => `${problem?.property} ${read(problem?.value)}`,
    },
  });
}
