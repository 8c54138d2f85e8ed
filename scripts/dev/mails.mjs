import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { ROOT } from '../lib/product.mjs';

/** The address where you can read the outbox's emails during development. */
export const MAILS = '/__mails';

const built = (/** @type {string} */ file) => import(pathToFileURL(join(ROOT, 'dist', 'src', 'platform', file)).href);
const escape = (/** @type {unknown} */ text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string | undefined} databaseUrl @param {string} sql @param {unknown[]} [values] */
async function query(databaseUrl, sql, values = []) {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c app.maintenance=on' });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** @param {Record<string, any>} row a message of the outbox */
async function rendered(row) {
  const [{ Catalogues }, { renderMail, renderText }] = await Promise.all([
    built('i18n/catalogues.js'),
    built('outbox/render-mail.js'),
  ]);
  const words = new Catalogues();
  if (row.channel === 'sms')
    return { subject: renderText(words, row), html: `<pre>${escape(renderText(words, row))}</pre>` };
  return renderMail(words, row);
}

/** @param {string | undefined} databaseUrl */
async function listPage(databaseUrl) {
  const rows = await query(databaseUrl, 'select * from outbox_message order by created_at desc limit 100');
  const lines = await Promise.all(
    rows.map(async (row) => {
      const { subject } = await rendered(row).catch((error) => ({ subject: error.message }));
      const cells = [
        row.created_at.toISOString(),
        row.demo ? 'demo' : 'live',
        row.channel,
        row.state,
        escape(row.recipient),
        `<a href="${MAILS}/${row.id}">${escape(subject)}</a>`,
      ];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    }),
  );
  return `<!doctype html><title>Mails</title><style>body{font:15px system-ui;margin:2rem}td{padding:.3rem .8rem .3rem 0}</style><h1>Mails</h1><table>${lines.join('')}</table>`;
}

/** @param {string | undefined} databaseUrl @param {string} path */
async function page(databaseUrl, path) {
  const id = path.split('?')[0]?.slice(1);
  if (!id) return listPage(databaseUrl);
  const [row] = await query(databaseUrl, 'select * from outbox_message where id::text = $1', [id]);
  return row ? (await rendered(row)).html : '<!doctype html><title>Mails</title><p>There is no such mail.</p>';
}

/**
 * Vite plugin: the outbox as pages, each mail as its reader gets it.
 * @param {string | undefined} databaseUrl the owner's
 * @returns {import('vite').Plugin}
 */
export function mailPages(databaseUrl) {
  return {
    name: 'mails',
    configureServer: (server) => {
      server.middlewares.use(MAILS, (request, response, next) => {
        page(databaseUrl, request.url ?? '/').then(
          (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
          next,
        );
      });
    },
  };
}
