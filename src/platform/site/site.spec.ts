import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { PRODUCT } from '../../contract/product.js';
import { readSettings } from '../config/settings.js';
import { toProblem } from '../errors/to-problem.js';
import { AssetsModule } from './assets.module.js';
import { registerSecurityHeaders } from './security-headers.js';
import { inlineScripts, registerSite } from './site.js';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let app: NestFastifyApplication;
let fastify: FastifyInstance;

const documentOf = (name: string, language: string) =>
  `<!doctype html>\n<html lang="${language}">\n  <head>\n    <link rel="canonical" href="__ORIGIN__/${name}">\n  </head>\n  <body>${name} ${language}</body>\n</html>\n`;

const row = (path: string, more: object = {}) => ({
  path,
  aliases: [],
  redirects: [],
  noindex: false,
  document: null,
  ...more,
});

function writeClient(): void {
  for (const sub of ['pages', 'assets']) mkdirSync(join(folder, sub));
  for (const name of ['index', 'terms', 'not-found']) {
    for (const language of ['en', 'fr', 'es'])
      writeFileSync(join(folder, `pages/${name}.${language}.html`), documentOf(name, language));
  }
  writeFileSync(join(folder, 'pages/app.html'), documentOf('app', 'en'));
  writeFileSync(join(folder, 'assets/main-abc.js'), 'plain');
  writeFileSync(join(folder, 'assets/main-abc.js.br'), 'brotli');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'inline-scripts.json'), '["sha256-abc="]');
  writeFileSync(join(folder, 'sitemap.xml'), '<loc>__ORIGIN__/</loc>');
  const rows = [
    row('/', { document: 'pages/index.{lang}.html' }),
    row('/terms-of-service', { aliases: ['/terms'], document: 'pages/terms.{lang}.html' }),
    row('/dashboards/landlord', { redirects: ['/landlord-dashboard'], noindex: true }),
    row('/dashboards/landlord/leases/:leaseId', { noindex: true }),
  ];
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(rows));
}

const get = (url: string, headers: InjectOptions['headers'] = {}) => fastify.inject({ method: 'GET', url, headers });

beforeAll(async () => {
  writeClient();
  const adapter = new FastifyAdapter();
  app = await NestFactory.create<NestFastifyApplication>(AssetsModule.forRoot(folder), adapter, { logger: false });
  fastify = adapter.getInstance() as FastifyInstance;
  const settings = readSettings({ DATABASE_URL: 'postgres://app@localhost/app', PUBLIC_URL: 'https://homes.example' });
  await registerSecurityHeaders(fastify, settings.publicUrl.startsWith('https:'), inlineScripts(folder));
  await fastify.register(async (scope) => {
    // As in createApp: Nest sets its own handler later.
    scope.setErrorHandler((error, _request, reply) => {
      const problem = toProblem(error);
      return reply.status(problem.status).send({ code: problem.code });
    });
    await registerSite(scope, settings, folder);
  });
  await app.init();
  await fastify.ready();
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('documents', () => {
  it('LN-001 LN-002 follow the parameter, else the cookie, else English', async () => {
    const languages = ['/', '/?lang=fr', '/?lang=xx'].map(async (url) => (await get(url)).body);
    expect(await Promise.all(languages)).toEqual([
      expect.stringContaining('index en'),
      expect.stringContaining('index fr'),
      expect.stringContaining('index en'),
    ]);
    expect((await get('/', { cookie: 'a=b; language=es' })).body).toContain('index es');
    expect((await get('/?lang=fr', { cookie: 'language=es' })).body).toContain('index fr');
    expect((await get('/?lang=xx', { cookie: 'language=es' })).body).toContain('index es');
  });

  it('vary by cookie and are asked for each time', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      vary: 'Cookie, Accept-Encoding',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('answer 304 to clients that already have them, and 200 after a change of language', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/?lang=fr', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200);
  });

  it('carry the origin and the settings of this installation', async () => {
    const { body } = await get('/');
    expect(body).toContain('href="https://homes.example/index"');
    expect(body).toContain(
      '<meta name="site-settings" content="{&quot;figures&quot;:&quot;sample&quot;,&quot;demo&quot;:true,&quot;mail&quot;:&quot;kept&quot;,&quot;email&quot;:&quot;office@localhost&quot;,&quot;social&quot;:{}}">',
    );
  });

  it('can be installed: the manifest names the product, its start and its icons', async () => {
    const { body, headers } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(body)).toMatchObject({
      name: PRODUCT.name,
      start_url: '/login',
      display: 'standalone',
      icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512', purpose: 'maskable' })]),
    });
  });

  it('have the chosen theme before the first paint', async () => {
    expect((await get('/', { cookie: 'theme=dark' })).body).toContain('<html lang="en" data-theme="dark">');
    expect((await get('/', { cookie: 'theme="><script>' })).body).toContain('<html lang="en">');
  });

  it('come compressed to those who take it', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('index en');
    const gz = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toContain('index en');
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  it('RT-105 are served under their other names too', async () => {
    expect((await get('/terms')).body).toBe((await get('/terms-of-service')).body);
  });

  it('are the shell for pages behind sign-in, which no one indexes', async () => {
    const { statusCode, body, headers } = await get('/dashboards/landlord/leases/0198?lang=fr');
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('app en');
  });
});

describe('other paths', () => {
  it('RT-100 LN-014 show the not-found page with status 404, in the language', async () => {
    const { statusCode, body, headers } = await get('/no/such/page?lang=es');
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(body).toContain('not-found es');
  });

  it('ER-001 leave the API its own 404', async () => {
    const { statusCode, body } = await get('/api/no-such-thing');
    expect([statusCode, JSON.parse(body)]).toEqual([404, { code: 'not_found' }]);
  });

  it('RT-113 lead old addresses on with their query', async () => {
    const { statusCode, headers } = await get('/landlord-dashboard?token=t');
    expect([statusCode, headers['location']]).toEqual([302, '/dashboards/landlord?token=t']);
  });

  it('lose a trailing slash and never lead to another host', async () => {
    expect((await get('/terms/')).headers['location']).toBe('/terms');
    expect((await get('//evil.example/')).headers['location']).toBe('/evil.example');
  });

  it('SEC-05 a path of 15,000 slashes costs no more than one of letters', async () => {
    const cpuOf = async (url: string): Promise<number> => {
      const before = process.cpuUsage();
      for (let n = 0; n < 20; n += 1) await get(url);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const letters = `/${'a'.repeat(15_000)}/x`;
    await cpuOf(letters);
    for (const slashes of [`/a${'/'.repeat(15_000)}x`, `${'/'.repeat(15_000)}x`, `/x${'/'.repeat(15_000)}`]) {
      expect(await cpuOf(slashes)).toBeLessThan(10 * (await cpuOf(letters)));
    }
  });

  it('keep what only the build may read', async () => {
    const statuses = [
      '/routes.json',
      '/manifest.json',
      '/pages/app.html',
      '/../package.json',
      '/%2e%2e/package.json',
    ].map(async (url) => (await get(url)).statusCode);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]));
  });
});

describe('files', () => {
  it('hashed assets are immutable and come as they were compressed', async () => {
    const { headers, body } = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
    expect(body).toBe('brotli');
    expect((await get('/assets/main-abc.js')).body).toBe('plain');
  });

  it.each(['/assets/main-gone.js', '/assets/', '/assets', '/assets/main-abc.js.br', '/assets/x/y'])(
    'a missing asset is a 404 in the error shape, never a document: %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, expect.stringContaining('json')]);
      expect(JSON.parse(body)).toMatchObject({ code: 'not_found' });
    },
  );

  it('hashed assets answer HEAD, ranges, and conditional requests', async () => {
    const { headers } = await get('/assets/main-abc.js');
    const head = await fastify.inject({ method: 'HEAD', url: '/assets/main-abc.js' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await get('/assets/main-abc.js', { range: 'bytes=0-1' })).body).toBe('pl');
    expect((await get('/assets/main-abc.js', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  });

  it('files of the root keep their names and may change', async () => {
    const { statusCode, headers } = await get('/favicon.svg');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  it('RT-110 the sitemap and the robots file name this site', async () => {
    const sitemap = await get('/sitemap.xml');
    expect([sitemap.body, sitemap.headers['content-type']]).toEqual([
      '<loc>https://homes.example/</loc>',
      'application/xml; charset=utf-8',
    ]);
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://homes.example/sitemap.xml');
  });
});

describe('security', () => {
  it('PT-001 every answer forbids foreign scripts, frames and sniffing', async () => {
    for (const url of ['/', '/api/x', '/assets/main-abc.js', '/nowhere']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-abc=';/);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
  });
});
