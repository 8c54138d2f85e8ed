import { PRODUCT } from '../lib/product.mjs';

/** @typedef {{ admin: string, owner: string, app: string }} Logins the passwords */

const OWNER = `${PRODUCT.slug}_owner`;
const APP = `${PRODUCT.slug}_app`;

/**
 * Whether the server takes connections yet. A wrong password or a missing database is an error, not a "not yet".
 * @param {number} port @param {string} adminPassword
 */
export async function connectable(port, adminPassword) {
  try {
    await withAdmin(port, adminPassword, (client) => client.query('select 1'));
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // 57P03 means that the server is starting up. With the others it isn't listening yet.
    if (code === '57P03' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return false;
    throw error;
  }
}

/**
 * Creates what is missing: the owner's login, the application's login, the database. Never takes anything away.
 * @param {number} port @param {Logins} logins
 */
export async function prepareDatabase(port, logins) {
  await withAdmin(port, logins.admin, async (client) => {
    // The owner creates the roles that the policies name and grants them to the application's login.
    await ensureLogin(client, OWNER, logins.owner, 'createrole');
    // Each backup is restored into a database of its own to verify it. Older installations get this right, too.
    await client.query(`alter role ${OWNER} createdb`);
    await ensureLogin(client, APP, logins.app, '');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [PRODUCT.slug]);
    if (!rowCount) await client.query(`create database ${PRODUCT.slug} owner ${OWNER}`);
  });
  return addresses(port, logins);
}

/** The addresses of the three logins. @param {number} port @param {Logins} logins */
export function addresses(port, logins) {
  const url = (/** @type {string} */ user, /** @type {string} */ password) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${PRODUCT.slug}`;
  return { ownerUrl: url(OWNER, logins.owner), appUrl: url(APP, logins.app), adminUrl: url('postgres', logins.admin) };
}

/** @param {import('pg').Client} client @param {string} name @param {string} password @param {string} rights */
async function ensureLogin(client, name, password, rights) {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rowCount) return;
  await client.query(
    `create role ${name} login nosuperuser nobypassrls ${rights} password ${client.escapeLiteral(password)}`,
  );
}

/**
 * @template T
 * @param {number} port @param {string} password @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withAdmin(port, password, work) {
  // Imported here: this module is loaded before the packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
