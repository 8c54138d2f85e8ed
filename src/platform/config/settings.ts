import { resolve } from 'node:path';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MaxLength,
  MinLength,
  validateSync,
} from 'class-validator';
import { PASSWORD_MIN } from '../../contract/limits.js';
import type { Office } from '../../contract/office.js';
import {
  RETENTION_MONTHS,
  SOCIAL_NETWORKS,
  type RetentionMonths,
  type SiteSettings,
  type SocialNetwork,
} from '../../contract/site-settings.js';
import { TRANSLATION_PROVIDERS, type TranslationProvider } from '../../contract/translations.js';
import { IsTimeZone } from '../http/is-time-zone.js';
import { withPasswords } from './database-logins.js';
import { misspelled } from './misspelled.js';
import { IsOfficeHours, officeHours } from './office-hours.js';
import { GOOGLE, IsOpenIdProviders, openIdProviders, type OpenIdProviderSettings } from './openid-providers.js';
import { missingForBackups, missingForS3, s3Settings, type S3Settings } from './s3-settings.js';

const toBoolean = Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value));
const toNumber = Transform(({ value }) => (typeof value === 'string' ? Number(value) : value));
const toList = Transform(({ value }) =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : value,
);
const WEB_ADDRESS = { protocols: ['http', 'https'], require_tld: false, require_protocol: true };
const POSTGRES = { protocols: ['postgres', 'postgresql'], require_tld: false, require_protocol: true };

/**
 * Everything that can be set from outside, with its default. Documented in `.env.example`; a test keeps the two equal.
 * In production (`NODE_ENV=production`) a missing key stops the start; elsewhere keys are generated into `DATA_DIR`.
 */
export class Settings {
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'development';
  @toNumber @IsInt() @Min(0) @Max(65535) PORT = 3000;
  /** Address to listen on. */
  @IsString() HOST = '0.0.0.0';
  /** Where people reach the product; links in mails and QR codes start with it. Default: http://localhost:PORT. */
  @IsOptional() @IsUrl({ require_tld: false, require_protocol: true }) PUBLIC_URL?: string;
  @IsString() DATA_DIR = '.data';

  /** The application's login. */
  @IsUrl(POSTGRES, { message: 'DATABASE_URL must be a postgres:// address' }) DATABASE_URL: string;
  /** The password of this login, of DATABASE_DIRECT_URL and DATABASE_REPLICA_URL, as it is: `readSettings` encodes it and adds it to the addresses. */
  @IsOptional() @IsString() DATABASE_PASSWORD?: string;
  /** The owner's login, for migrations, and its password. Default: DATABASE_URL. */
  @IsOptional() @IsUrl(POSTGRES) MIGRATION_DATABASE_URL?: string;
  @IsOptional() @IsString() MIGRATION_DATABASE_PASSWORD?: string;
  /** With `false` this process serves with the application's login alone, and another one has migrated (`migrate-only.js`). */
  @toBoolean @IsBoolean() MIGRATE_AT_START = true;
  /** For LISTEN and the queue, which cannot pass a transaction-mode pooler. Default: DATABASE_URL. */
  @IsOptional() @IsUrl(POSTGRES) DATABASE_DIRECT_URL?: string;
  /** A streaming replica, for reports and exports. The same login and password. Not set: they read DATABASE_URL. */
  @IsOptional() @IsUrl(POSTGRES) DATABASE_REPLICA_URL?: string;
  @toNumber @IsInt() @Min(2) @Max(200) DATABASE_POOL = 10;
  /** How long a new connection may take to be made. */
  @toNumber @IsInt() @Min(100) DATABASE_CONNECT_TIMEOUT_MS = 4000;
  /** How long to wait for a free connection while all of the pool are in use. */
  @toNumber @IsInt() @Min(100) DATABASE_POOL_TIMEOUT_MS = 10_000;
  /** How long one statement of a request may run. */
  @toNumber @IsInt() @Min(100) DATABASE_STATEMENT_TIMEOUT_MS = 30_000;
  /** The same for reports, exports, imports and jobs. */
  @toNumber @IsInt() @Min(100) DATABASE_LONG_STATEMENT_TIMEOUT_MS = 300_000;
  /** How long a statement of a request may wait for a lock. */
  @toNumber @IsInt() @Min(100) DATABASE_LOCK_TIMEOUT_MS = 10_000;
  /** How long a transaction of a request may do nothing. */
  @toNumber @IsInt() @Min(100) DATABASE_IDLE_TRANSACTION_TIMEOUT_MS = 60_000;
  /** A database that does not answer a heartbeat for this long counts as away. */
  @toNumber @IsInt() @Min(100) @Max(10_000) DATABASE_HEARTBEAT_TIMEOUT_MS = 3000;

  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'silent']) LOG_LEVEL = 'info';
  /** Comma-separated addresses of proxies whose X-Forwarded-For counts. */
  @toList @IsString({ each: true }) TRUSTED_PROXIES: string[] = [];
  @toNumber @Min(0.01) RATE_LIMIT_FACTOR = 1;

  /**
   * Requests a second that one source may send to one process, not counting the client's files. Bursts of twenty times
   * as many are accepted. Behind a proxy TRUSTED_PROXIES must be set.
   */
  @toNumber @IsInt() @Min(1) @Max(1_000_000) SOURCE_REQUESTS_PER_SECOND = 60;
  /** How long a request may take to arrive. An upload may take longer as long as it keeps arriving at a steady rate. */
  @toNumber @IsInt() @Min(1000) @Max(900_000) REQUEST_TIMEOUT_MS = 60_000;
  /** Connections of one process. Further ones are closed before anything is read. */
  @toNumber @IsInt() @Min(10) MAX_CONNECTIONS = 5000;
  /** After SIGTERM, how long probes get `shutting_down` before connections are closed. */
  @toNumber @IsInt() @Min(0) @Max(60_000) SHUTDOWN_DELAY_MS = 1000;
  /** Live update streams in one process, and how many of them from one source. Behind a proxy TRUSTED_PROXIES must be set. */
  @toNumber @IsInt() @Min(1) LIVE_STREAMS = 2000;
  @toNumber @IsInt() @Min(1) LIVE_STREAMS_PER_SOURCE = 200;
  /** The same for visitors of public pages, which are told only of what anyone may read. */
  @toNumber @IsInt() @Min(1) VISITOR_STREAMS = 1000;
  @toNumber @IsInt() @Min(1) VISITOR_STREAMS_PER_SOURCE = 50;

  /** Signs session tokens; at least 32 characters. */
  @IsOptional() @IsString() @MinLength(32) JWT_SECRET?: string;
  /** Another secret whose tokens are valid, while the secret is changed. */
  @IsOptional() @IsString() @MinLength(32) JWT_SECRET_ACCEPTED?: string;
  /** Wraps the key of every stored file; 32 bytes in base64. Previous keys may follow, separated by commas. */
  @IsOptional() @IsString() DOCUMENT_KEY?: string;
  /** The HMAC key for stored tenant codes; at least 32 characters. */
  @IsOptional() @IsString() @MinLength(32) CODE_KEY?: string;
  /** Another key whose codes and links are valid, while the key is changed. */
  @IsOptional() @IsString() @MinLength(32) CODE_KEY_ACCEPTED?: string;

  /** Stored files go to this bucket instead of `DATA_DIR/files`. The address of the store; Amazon's when it isn't set. */
  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'S3_ENDPOINT must be an http:// or https:// address' })
  S3_ENDPOINT?: string;
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { message: 'S3_BUCKET must be the name of a bucket, not its address' })
  S3_BUCKET?: string;
  @IsString() S3_REGION = 'us-east-1';
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
  /** Whether the bucket is in the path of addresses (true) or in the name of their host. */
  @toBoolean @IsBoolean() S3_PATH_STYLE = true;
  /** What the keys of all files begin with, for a bucket that is shared. */
  @IsOptional()
  @Matches(/^[\w.-]+(\/[\w.-]+)*$/, { message: 'S3_PREFIX must be names with / between them, without one at its ends' })
  S3_PREFIX?: string;

  /** MiB that an account stores, documents and pictures together; 0 is no limit. */
  @toNumber @IsInt() @Min(0) @Max(1_000_000_000) STORAGE_QUOTA_MIB = 10_240;
  /** MiB that an account, or a tenant, uploads within an hour; 0 is no limit. */
  @toNumber @IsInt() @Min(0) @Max(1_000_000_000) UPLOAD_HOURLY_MIB = 1024;

  /**
   * Months that data is kept; 0 keeps it forever. In this order: emails and text messages, chat conversations, what public
   * forms sent, the audit log.
   */
  @toNumber @IsInt() @Min(0) @Max(1200) RETENTION_OUTBOX_MONTHS: number = RETENTION_MONTHS.outbox;
  @toNumber @IsInt() @Min(0) @Max(1200) RETENTION_CHAT_MONTHS: number = RETENTION_MONTHS.chat;
  @toNumber @IsInt() @Min(0) @Max(1200) RETENTION_FORMS_MONTHS: number = RETENTION_MONTHS.forms;
  @toNumber @IsInt() @Min(0) @Max(1200) RETENTION_AUDIT_MONTHS: number = RETENTION_MONTHS.audit;

  /** The port for Prometheus metrics (GET /metrics). Not set: off. */
  @IsOptional() @toNumber @IsInt() @Min(0) @Max(65535) METRICS_PORT?: number;
  @IsString() METRICS_HOST = '127.0.0.1';

  /** The OpenTelemetry collector that gets traces (OTLP over HTTP), without `/v1/traces`. Not set: off. */
  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// address' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  /** Headers for the collector, such as its key: `name=value,name=value`, with values encoded as in addresses. */
  @IsOptional()
  @Matches(/^[\w-]+=[^,]+(?:,[\w-]+=[^,]+)*$/, { message: 'OTEL_EXPORTER_OTLP_HEADERS must be name=value,name=value' })
  OTEL_EXPORTER_OTLP_HEADERS?: string;
  @IsString() @MinLength(1) OTEL_SERVICE_NAME = 'lodgewell';
  /** The part of requests and jobs that is traced, from 0 to 1. */
  @toNumber @IsNumber() @Min(0) @Max(1) OTEL_TRACES_SAMPLER_ARG = 1;

  /** The folder of backups, or `s3://bucket/prefix`. Not set: no backups are made on a schedule. */
  @IsOptional() @IsString() BACKUP_DIR?: string;
  /** The store of backups in S3, if it isn't that of the files: all of it is set here, or nothing. */
  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'BACKUP_S3_ENDPOINT must be an http:// or https:// address' })
  BACKUP_S3_ENDPOINT?: string;
  @IsOptional() @IsString() BACKUP_S3_REGION?: string;
  @IsOptional() @IsString() BACKUP_S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() BACKUP_S3_SECRET_ACCESS_KEY?: string;
  @IsOptional() @toBoolean @IsBoolean() BACKUP_S3_PATH_STYLE?: boolean;
  /** The hour (UTC) of the nightly backup, and how many verified ones are kept. */
  @toNumber @IsInt() @Min(0) @Max(23) BACKUP_HOUR = 3;
  @toNumber @IsInt() @Min(1) @Max(1000) BACKUP_KEEP = 14;
  /** What encrypts backups: a passphrase, or an age public key whose private key is kept elsewhere. */
  @IsOptional() @IsString() @MinLength(16) BACKUP_PASSPHRASE?: string;
  @IsOptional() @IsString() @Matches(/^age1[0-9a-z]+$/) BACKUP_RECIPIENT?: string;
  /** A login that may create databases, on any server: each backup is restored there to verify it. Default: the owner's login. */
  @IsOptional() @IsUrl(POSTGRES) BACKUP_VERIFY_DATABASE_URL?: string;
  @IsOptional() @IsString() BACKUP_VERIFY_DATABASE_PASSWORD?: string;

  @IsOptional() @toNumber @IsInt() @Min(6) @Max(128) PASSWORD_MIN_LENGTH?: number;
  @IsOptional() @toBoolean @IsBoolean() DEMO_ENABLED?: boolean;
  @IsOptional() @IsString() ADMIN_EMAIL?: string;
  @IsOptional() @IsString() ADMIN_PASSWORD?: string;
  @toList @IsString({ each: true }) ADMIN_2FA_EMAILS: string[] = [];

  /** Sign-in with Google: the OAuth client's id and secret from Google's console. */
  @IsOptional() @IsString() GOOGLE_CLIENT_ID?: string;
  @IsOptional() @IsString() GOOGLE_CLIENT_SECRET?: string;
  /** The OpenID provider behind the Google button. Tests use another one. */
  @IsUrl({ require_tld: false, require_protocol: true }) GOOGLE_ISSUER = 'https://accounts.google.com';
  /** Other OpenID Connect providers that sign people in, as JSON: `OpenIdProviderSettings` says what each has. */
  @IsOptional() @IsOpenIdProviders() OPENID_PROVIDERS?: string;

  @IsOptional() @IsString() SMTP_URL?: string;
  /** Sender of every mail. */
  @IsString() MAIL_FROM = 'no-reply@localhost';
  /** The mailbox of answers by email, `imaps://user:password@host/INBOX`, and the address that leads there, with room for `+…` before its @. */
  @IsOptional() @IsUrl({ protocols: ['imap', 'imaps'], require_tld: false, require_protocol: true }) IMAP_URL?: string;
  @IsOptional() @Matches(/^[a-z0-9._-]{1,11}@[a-z0-9.-]+$/) REPLY_ADDRESS?: string;
  /** Where mail servers return what they can't deliver, with room for `+…`; it leads to the mailbox of `IMAP_URL` too. */
  @IsOptional() @Matches(/^[a-z0-9._-]{1,16}@[a-z0-9.-]+$/) BOUNCE_ADDRESS?: string;
  /** Text messages through Twilio: the account, its token, and the number or service that they are sent from. */
  @IsOptional() @IsString() TWILIO_ACCOUNT_SID?: string;
  @IsOptional() @IsString() TWILIO_AUTH_TOKEN?: string;
  @IsOptional() @IsString() TWILIO_FROM?: string;
  @IsUrl({ require_tld: false, require_protocol: true }) TWILIO_API_URL = 'https://api.twilio.com';
  /** The address that gets the site’s forms, and to which people can write when a form fails. */
  @IsString() COMPANY_EMAIL = 'office@localhost';
  /** The postal address that sales emails name, as the law of most countries asks. Without it production sends none. */
  @IsOptional() @IsString() @MaxLength(200) COMPANY_ADDRESS?: string;
  /** When people answer: `Mon-Fri 08:00-20:00, Sat 09:00-17:00` or `24/7`. Not set: pages show the documented hours, marked as a sample. */
  @IsOptional() @IsOfficeHours() OFFICE_HOURS?: string;
  @IsTimeZone() OFFICE_TIME_ZONE = 'America/Toronto';
  /** The number that people can call within these hours. Without it they ask for a call. */
  @IsOptional() @IsString() @Matches(/^\+?[\d ().-]{5,30}$/) OFFICE_PHONE?: string;
  /** Hours within which the team aims to answer emails and forms. Not set: no email names a time. */
  @IsOptional() @toNumber @IsInt() @Min(1) @Max(720) OFFICE_ANSWER_HOURS?: number;
  /** Who gets a chat: the person who takes it from the queue, or those on duty by turns. Then each has at most so many in progress. */
  @IsIn(['queue', 'turns']) CHAT_ASSIGN: 'queue' | 'turns' = 'queue';
  @toNumber @IsInt() @Min(1) @Max(100) CHAT_OPEN_MAX = 5;
  /** Which provider moves the money. Required in production, because `sandbox` moves none. */
  @IsIn(['sandbox', 'stripe']) PAYMENT_PROVIDER: 'sandbox' | 'stripe' = 'sandbox';
  /** Stripe's secret key of the platform, and the secret of its webhook for connected accounts. */
  @IsOptional() @IsString() STRIPE_SECRET_KEY?: string;
  @IsOptional() @IsString() STRIPE_WEBHOOK_SECRET?: string;
  /** The secret of the webhook for the platform’s own Stripe account, which takes what subscriptions cost. Without it Stripe is asked instead. */
  @IsOptional() @IsString() STRIPE_PLATFORM_WEBHOOK_SECRET?: string;
  /** Whether landlords need a plan after their trial. When off, no one is limited or charged. */
  @toBoolean @IsBoolean() BILLING_ENABLED = false;
  /** The address of Stripe's API. Tests use another one. */
  @IsUrl({ require_tld: false, require_protocol: true }) STRIPE_API_URL = 'https://api.stripe.com';
  /** The provider that translates messages into their reader's language. Their text leaves the installation. */
  @IsIn(TRANSLATION_PROVIDERS) TRANSLATION_PROVIDER: TranslationProvider = 'none';
  /** Where it is. Default for DeepL: its API, of the free plan where the key ends in `:fx`. LibreTranslate has none. */
  @IsOptional() @IsUrl(WEB_ADDRESS) TRANSLATION_URL?: string;
  /** Its key; LibreTranslate may need none. */
  @IsOptional() @IsString() TRANSLATION_KEY?: string;
  /** Characters that are translated for one account in a day. */
  @toNumber @IsInt() @Min(1) @Max(1_000_000_000) TRANSLATION_DAILY_CHARACTERS = 100_000;
  /** Comma-separated words that no translation changes, such as names of buildings. */
  @toList @IsString({ each: true }) TRANSLATION_KEPT_TERMS: string[] = [];
  /**
   * Whether webhooks may go to addresses that aren’t public, and without https. When off, no one can reach the server's
   * network with them.
   */
  @toBoolean @IsBoolean() WEBHOOK_PRIVATE_ADDRESSES = false;
  /** Whether people can turn on push messages in their browsers. Messages go to the push services of the browsers’ makers. */
  @toBoolean @IsBoolean() PUSH_ENABLED = true;
  /** Where push services can reach the operator: `mailto:…` or https://…. Default: PUBLIC_URL if it is https, otherwise COMPANY_EMAIL. */
  @IsOptional() @IsString() @Matches(/^(?:mailto:[^@]+@[^@]+|https:.+)$/) PUSH_CONTACT?: string;
  /** Whether push messages may go to addresses that aren’t public, and without https: for tests. */
  @toBoolean @IsBoolean() PUSH_PRIVATE_ADDRESSES = false;
  /** `sample` marks the documented marketing figures as sample figures. */
  @IsIn(['sample', 'own']) SITE_FIGURES: 'sample' | 'own' = 'sample';
  /** The product's site, where the header's logo leads in a new tab. */
  @IsOptional() @IsUrl(WEB_ADDRESS) PRODUCT_SITE_URL?: string;
  /** The installation's pages on social networks. The footer links to those that are set. */
  @IsOptional() @IsUrl(WEB_ADDRESS) SOCIAL_FACEBOOK_URL?: string;
  @IsOptional() @IsUrl(WEB_ADDRESS) SOCIAL_X_URL?: string;
  @IsOptional() @IsUrl(WEB_ADDRESS) SOCIAL_INSTAGRAM_URL?: string;
  @IsOptional() @IsUrl(WEB_ADDRESS) SOCIAL_LINKEDIN_URL?: string;
  @IsOptional() @IsUrl(WEB_ADDRESS) SOCIAL_YOUTUBE_URL?: string;
  @IsOptional() @IsUrl(WEB_ADDRESS) SOCIAL_TIKTOK_URL?: string;
  /** Where the installation’s own app is. /mobile-app shows the stores that are set. */
  @IsOptional() @IsUrl(WEB_ADDRESS) APP_STORE_URL?: string;
  @IsOptional() @IsUrl(WEB_ADDRESS) GOOGLE_PLAY_URL?: string;

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).replace(/\/$/, '');
  }
  get pushContact(): string {
    if (this.PUSH_CONTACT) return this.PUSH_CONTACT;
    return this.publicUrl.startsWith('https:') ? this.publicUrl : `mailto:${this.COMPANY_EMAIL}`;
  }
  get ownerUrl(): string {
    return this.MIGRATION_DATABASE_URL ?? this.DATABASE_URL;
  }
  get directUrl(): string {
    return this.DATABASE_DIRECT_URL ?? this.DATABASE_URL;
  }
  /** Without a slash at its end. Keys of DeepL's free plan end in `:fx` and are valid at an address of their own. */
  get translationUrl(): string {
    const deepl = `https://${this.TRANSLATION_KEY?.endsWith(':fx') ? 'api-free' : 'api'}.deepl.com`;
    return (this.TRANSLATION_URL ?? deepl).replace(/\/$/, '');
  }
  /** What seals backups; a public key before a passphrase. */
  get backupSeal(): { recipient: string } | { passphrase: string } | undefined {
    if (this.BACKUP_RECIPIENT) return { recipient: this.BACKUP_RECIPIENT };
    return this.BACKUP_PASSPHRASE ? { passphrase: this.BACKUP_PASSPHRASE } : undefined;
  }
  /** Who signs people in besides Lodgewell itself: Google if it is set, then the list. */
  get openIdProviders(): OpenIdProviderSettings[] {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = this;
    const listed = this.OPENID_PROVIDERS ? openIdProviders(this.OPENID_PROVIDERS) : [];
    return [
      ...(clientId && clientSecret ? [{ id: GOOGLE, name: 'Google', issuer, clientId, clientSecret }] : []),
      ...(typeof listed === 'string' ? [] : listed),
    ];
  }
  get dataDir(): string {
    return resolve(this.DATA_DIR);
  }
  /** The bucket of stored files; undefined when they are in a folder. */
  get s3(): S3Settings | undefined {
    return s3Settings(this);
  }
  /** What the site's pages are told about this installation. */
  get site(): SiteSettings {
    const addresses = SOCIAL_NETWORKS.map(
      (network) => [network, this[`SOCIAL_${network.toUpperCase() as Uppercase<SocialNetwork>}_URL`]] as const,
    );
    return {
      figures: this.SITE_FIGURES,
      demo: this.demoEnabled,
      ...(this.BILLING_ENABLED && { billing: true }),
      mail: this.SMTP_URL ? 'smtp' : 'kept',
      ...(this.passwordMinLength > PASSWORD_MIN.server && { passwordMin: this.passwordMinLength }),
      ...(this.companyEmail && { email: this.companyEmail }),
      ...(this.TRANSLATION_PROVIDER !== 'none' && { translation: this.TRANSLATION_PROVIDER }),
      ...(this.openIdProviders.length > 0 && {
        signInWith: this.openIdProviders.map(({ id, name }) => ({ id, name })),
      }),
      ...(this.PRODUCT_SITE_URL && { productSite: this.PRODUCT_SITE_URL }),
      ...(this.office && { office: this.office }),
      ...(this.keepsOtherwise && { retention: this.retention }),
      social: Object.fromEntries(addresses.filter(([, address]) => address)),
      ...((this.APP_STORE_URL || this.GOOGLE_PLAY_URL) && {
        shops: { ios: this.APP_STORE_URL, android: this.GOOGLE_PLAY_URL },
      }),
    };
  }
  /** What was set about the team's hours and answers; undefined if nothing was. */
  private get office(): Office | undefined {
    const {
      OFFICE_HOURS: hours,
      OFFICE_PHONE: phone,
      OFFICE_ANSWER_HOURS: answerHours,
      OFFICE_TIME_ZONE: timeZone,
    } = this;
    if (!hours && !phone && !answerHours) return undefined;
    return {
      timeZone,
      ...(hours && { hours: officeHours(hours) }),
      ...(phone && { phone }),
      ...(answerHours && { answerHours }),
    };
  }
  private get retention(): RetentionMonths {
    return {
      outbox: this.RETENTION_OUTBOX_MONTHS,
      chat: this.RETENTION_CHAT_MONTHS,
      forms: this.RETENTION_FORMS_MONTHS,
      audit: this.RETENTION_AUDIT_MONTHS,
    };
  }
  /** Prerendered pages are made with the defaults. */
  private get keepsOtherwise(): boolean {
    return Object.entries(this.retention).some(
      ([kind, months]) => months !== RETENTION_MONTHS[kind as keyof RetentionMonths],
    );
  }
  /** Only developers see these addresses, on their own machines. */
  private get companyEmail(): string | undefined {
    return this.production && this.COMPANY_EMAIL.endsWith('@localhost') ? undefined : this.COMPANY_EMAIL;
  }
  /** Elsewhere than in production no email reaches a stranger by mistake, so a sample does. */
  get companyAddress(): string | undefined {
    return this.COMPANY_ADDRESS ?? (this.production ? undefined : '1 Sample Street, Montréal, QC H2X 1Y4, Canada');
  }
  get passwordMinLength(): number {
    return this.PASSWORD_MIN_LENGTH ?? (this.production ? PASSWORD_MIN.serverInProduction : PASSWORD_MIN.server);
  }
  get demoEnabled(): boolean {
    return this.DEMO_ENABLED ?? !this.production;
  }
}

/** The names of all settings, which a test compares with `.env.example`. */
export const SETTING_NAMES = [
  ...Object.getOwnPropertyNames(new Settings()),
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'MIGRATION_DATABASE_URL',
  'MIGRATION_DATABASE_PASSWORD',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'JWT_SECRET',
  'JWT_SECRET_ACCEPTED',
  'DOCUMENT_KEY',
  'CODE_KEY',
  'CODE_KEY_ACCEPTED',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PREFIX',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'BACKUP_DIR',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_PATH_STYLE',
  'BACKUP_PASSPHRASE',
  'BACKUP_RECIPIENT',
  'BACKUP_VERIFY_DATABASE_URL',
  'BACKUP_VERIFY_DATABASE_PASSWORD',
  'PASSWORD_MIN_LENGTH',
  'DEMO_ENABLED',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OPENID_PROVIDERS',
  'SMTP_URL',
  'IMAP_URL',
  'REPLY_ADDRESS',
  'BOUNCE_ADDRESS',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'PUSH_CONTACT',
  'COMPANY_ADDRESS',
  'OFFICE_HOURS',
  'OFFICE_PHONE',
  'OFFICE_ANSWER_HOURS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PLATFORM_WEBHOOK_SECRET',
  'TRANSLATION_URL',
  'TRANSLATION_KEY',
  'PRODUCT_SITE_URL',
  ...SOCIAL_NETWORKS.map((network) => `SOCIAL_${network.toUpperCase()}_URL`),
  'APP_STORE_URL',
  'GOOGLE_PLAY_URL',
].filter((name, at, all) => all.indexOf(name) === at);

/** What docker/compose.yaml reads from the same `.env`. */
export const CONTAINER_NAMES = [
  'POSTGRES_PASSWORD',
  'OWNER_PASSWORD',
  'APP_PASSWORD',
  'SCRATCH_PASSWORD',
  'POSTGRES_IMAGE',
  'NODE_IMAGE',
  'MAILPIT_IMAGE',
  'MAILPIT_PORT',
];

export class SettingsError extends Error {}

/** Which settings the environment gave; these are never changed while the process runs. */
const GIVEN = new WeakMap<Settings, ReadonlySet<string>>();

export function isGiven(settings: Settings, name: string): boolean {
  return GIVEN.get(settings)?.has(name) ?? false;
}

/** Reads the settings, or throws one error that lists every problem. An empty value counts as not set. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const whole = withPasswords(env);
  const given = Object.fromEntries(SETTING_NAMES.filter((name) => whole[name]).map((name) => [name, whole[name]]));
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  GIVEN.set(settings, new Set(Object.keys(given)));
  const complaints = validateSync(settings).flatMap((error) => Object.values(error.constraints ?? {}));
  complaints.push(...misspelledSettings(env));
  if (settings.production)
    complaints.push(...missingInProduction({ ...settings, PAYMENT_PROVIDER: given['PAYMENT_PROVIDER'] }));
  if (settings.PAYMENT_PROVIDER === 'stripe') complaints.push(...missingForStripe(settings));
  if (settings.TRANSLATION_PROVIDER === 'deepl' && !settings.TRANSLATION_KEY)
    complaints.push('TRANSLATION_KEY must be set for DeepL');
  if (settings.TRANSLATION_PROVIDER === 'libretranslate' && !settings.TRANSLATION_URL)
    complaints.push('TRANSLATION_URL must be set for LibreTranslate');
  complaints.push(...missingForReplies(settings), ...missingForS3(settings), ...missingForBackups(settings));
  if (complaints.length > 0) throw new SettingsError(`These settings need attention: ${complaints.join('; ')}.`);
  return settings;
}

/** A setting under a name that is almost right would be ignored in silence: a backup that is never made, for example. */
export function misspelledSettings(env: NodeJS.ProcessEnv): string[] {
  return misspelled(env, [...SETTING_NAMES, ...CONTAINER_NAMES]).map(
    ({ name, meant }) => `${name} is not a setting (did you mean ${meant}?)`,
  );
}

const NEEDED_IN_PRODUCTION = ['JWT_SECRET', 'DOCUMENT_KEY', 'CODE_KEY', 'PUBLIC_URL', 'PAYMENT_PROVIDER'] as const;
/** Explains a complaint: no one may collect rent with a provider that moves no money unless they chose it. */
const CHOICES: Partial<Record<string, string>> = { PAYMENT_PROVIDER: ' (stripe, or sandbox, which moves no money)' };

function missingInProduction(given: Partial<Record<(typeof NEEDED_IN_PRODUCTION)[number], string>>): string[] {
  return NEEDED_IN_PRODUCTION.filter((name) => !given[name]).map(
    (name) => `${name} must be set in production${CHOICES[name] ?? ''}`,
  );
}

/** Answers are asked for only where they are read, and the mailbox's password isn't sent in the clear. */
function missingForReplies({ IMAP_URL, REPLY_ADDRESS, BOUNCE_ADDRESS, production }: Settings): string[] {
  if (Boolean(IMAP_URL) !== Boolean(REPLY_ADDRESS)) return ['IMAP_URL and REPLY_ADDRESS must be set together'];
  if (BOUNCE_ADDRESS && !IMAP_URL) return ['BOUNCE_ADDRESS needs IMAP_URL'];
  return production && IMAP_URL?.startsWith('imap:') ? ['IMAP_URL must begin with imaps:// in production'] : [];
}

function missingForStripe(settings: Settings): string[] {
  return (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    .filter((name) => !settings[name])
    .map((name) => `${name} must be set for Stripe`);
}
