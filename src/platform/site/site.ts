import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';
import { Problem } from '../errors/problem.js';
import { pathOf } from '../logging/logger.js';
import { PROJECT_ROOT } from '../project-root.js';
import { DocumentStore, type StoredText } from './document-store.js';
import { documentLanguage, documentTheme, encodingOf } from './negotiation.js';
import { RouteTable } from './route-table.js';
import { WEB_MANIFEST } from './web-manifest.js';

/** Where `web/build.mjs` writes the client. */
export const CLIENT_FOLDER = join(PROJECT_ROOT, 'dist', 'web');

/** Where the hashed assets are. */
export const ASSETS = '/assets';
const SHELL = 'pages/app.html';
const NOT_FOUND = 'pages/not-found.{lang}.html';
const HTML = 'text/html; charset=utf-8';
/** Documents may change with the next version, so browsers ask each time and usually get a 304. */
const ASK_EACH_TIME = 'no-cache';

interface Site {
  routes: RouteTable;
  documents: DocumentStore;
  robots: string;
}

/**
 * Answers everything that isn't the API: documents by route and language, assets, files of the root, the sitemap. Register it
 * before the application starts. If the client wasn't built, it does nothing.
 */
export async function registerSite(
  fastify: FastifyInstance,
  settings: Settings,
  folder = CLIENT_FOLDER,
): Promise<void> {
  if (!existsSync(join(folder, 'routes.json'))) return;
  const site: Site = {
    routes: RouteTable.read(folder),
    documents: new DocumentStore(folder, settings.publicUrl, () => settings.site),
    robots: robotsOf(settings.publicUrl),
  };
  await registerFiles(fastify, folder);
  registerAssets(fastify, join(folder, ASSETS));
  fastify.get('/sitemap.xml', (request, reply) =>
    send(request, reply, site.documents.text('sitemap.xml'), 'application/xml; charset=utf-8'),
  );
  fastify.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(site.robots));
  fastify.get('/manifest.webmanifest', (_request, reply) => reply.type('application/manifest+json').send(WEB_MANIFEST));
  fastify.get('/*', (request, reply) => answerPath(site, request, reply));
}

/**
 * One route for all hashed assets, which the AssetsModule's server sends. A route for each of about 700 files
 * would slow down every start and use memory for good. Names that the build didn't write are never looked up on the disk.
 */
function registerAssets(fastify: FastifyInstance, folder: string): void {
  if (!existsSync(folder)) return;
  const names = new Set(readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)));
  fastify.get<{ Params: { name: string } }>(`${ASSETS}/:name`, ({ params: { name } }, reply) => {
    if (!names.has(name)) throw new Problem('not_found');
    return reply.sendFile(name);
  });
}

/** Files of the root keep their names, so their content may change. */
async function registerFiles(fastify: FastifyInstance, folder: string): Promise<void> {
  const globIgnore = ['assets/**', 'pages/**', '*.json', 'sitemap.xml'];
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore,
    maxAge: '1h',
    decorateReply: false,
  });
}

/** Hashes of the scripts that the build wrote into documents, as the content policy names them. */
export function inlineScripts(folder = CLIENT_FOLDER): string[] {
  const file = join(folder, 'inline-scripts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

function robotsOf(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboards/', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

function answerPath(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request.url);
  if (isUnder('/api', path) || isUnder(ASSETS, path)) throw new Problem('not_found');
  const plain = withoutOuterSlashes(path);
  const target = plain === path ? site.routes.redirectOf(path) : plain;
  if (target) return reply.redirect(`${target}${request.url.slice(path.length)}`, 302);
  const route = site.routes.find(path);
  if (!route && /\.\w+$/.test(path)) return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
  const template = route ? (route.document ?? SHELL) : NOT_FOUND;
  const { cookie } = request.headers;
  const { lang } = request.query as { lang?: unknown };
  const document = site.documents.document(template, documentLanguage(lang, cookie), documentTheme(cookie));
  if (!route) reply.status(404);
  if (!route || route.noindex) reply.header('x-robots-tag', 'noindex');
  reply.header('vary', 'Cookie, Accept-Encoding');
  return send(request, reply, document, HTML);
}

const isUnder = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** `//a/b//` becomes `/a/b`. This is a loop because a regular expression would start again from each slash of a long row of them. */
function withoutOuterSlashes(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return `/${path.slice(from, to)}`;
}

function send(request: FastifyRequest, reply: FastifyReply, text: StoredText, type: string): FastifyReply {
  reply.header('cache-control', ASK_EACH_TIME).header('etag', text.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(text.etag))
    return reply.status(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(text.body(encoding));
}
