import { isEmail } from 'class-validator';
import type pg from 'pg';
import type { Query } from '../../platform/scope/scope.js';
import { FILES, IDS_HERE, MEMBERS_HERE, PEOPLE_HERE } from './arrival-sql.js';
import type { MoveManifest } from './move-archive.js';
import { damaged, MoveError, notAllowed } from './move-error.js';
import type { MovedFile } from './moved-file.js';
import { bound, movedRows, movingTables, namedBy, quoted, type Asked, type Moving } from './moved-sql.js';
import { RowChecks } from './values/checked-row.js';

const UUID_IN_JSON = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * The rows of an archive in temporary tables that have the names of the real ones. PostgreSQL finds temporary tables first, so the
 * statements of the export read them here. Nothing of the installation is touched before all checks have passed.
 */
export class StagedRows {
  private readonly query: Query;
  private moving: Moving[] = [];
  private checks = new Map<string, RowChecks>();

  constructor(private readonly client: pg.ClientBase) {
    this.query = async (text, values) => (await client.query(text, values)).rows;
  }

  get tables(): readonly Moving[] {
    return this.moving;
  }

  /** Makes the tables. `damaged` if the archive has others, or other columns. */
  async open(manifest: MoveManifest): Promise<void> {
    this.moving = await movingTables(this.query);
    const shape = (tables: readonly { name: string; columns: readonly string[] }[]) =>
      JSON.stringify(tables.map(({ name, columns }) => [name, columns]));
    if (shape(manifest.tables) !== shape(this.moving.map(({ name, all }) => ({ name, columns: all }))))
      throw damaged('its tables aren’t those of this version');
    const moment = Date.parse(manifest.exportedAt);
    this.checks = new Map(this.moving.map((table) => [table.name, new RowChecks(table, moment)]));
    for (const { name, all } of this.moving)
      await this.client.query(
        `create temp table ${quoted(name)} on commit drop as select ${all.map(quoted).join(', ')} from public.${quoted(name)} with no data`,
      );
  }

  async add(table: string, lines: readonly string[]): Promise<void> {
    const name = `pg_temp.${quoted(table)}`;
    const checks = this.checks.get(table);
    if (!checks) throw damaged(`there is no table ${table}`);
    const rows = lines.map((line) => checks.checked(line));
    const { rowCount } = await this.client
      .query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [
        `[${rows.join(',')}]`,
      ])
      .catch((error: Error) => {
        throw notAllowed(`rows of ${table} (${error.message})`, error);
      });
    if (rowCount !== lines.length) throw damaged(`rows of ${table} are missing`);
  }

  /** All checks that need nothing but these rows and the keys of the installation. */
  async check(manifest: MoveManifest): Promise<void> {
    const { accountId: account, exportedBy: user, exportedAt: moment } = manifest;
    for (const { name } of this.moving) await this.client.query(`analyze pg_temp.${quoted(name)}`);
    const about = { account, user, moment };
    const asked: Asked = { ...about, ...(await namedBy(this.query, this.moving, about)) };
    for (const table of this.moving) await this.refuseOther(table, asked);
    await this.refuseKnownIds();
    await this.refuseUnreachable(account, user);
    const people = await this.query<{ email: string }>(PEOPLE_HERE);
    if (people.length > 0)
      throw new MoveError(
        'people_here',
        `These people already have a sign-in here: ${people.map(({ email }) => email).join(', ')}. An archive can’t join them to it. Change their address in one of the two installations, then export again.`,
      );
  }

  files(): Promise<MovedFile[]> {
    return this.query(FILES);
  }

  /**
   * Exporting these rows must give the same rows again. So they are those of the account and of whom it names, in the form in which
   * they move: no admin, no secret, no one else’s.
   */
  private async refuseOther(table: Moving, asked: Asked): Promise<void> {
    const staged = `select ${table.all.map(quoted).join(', ')} from pg_temp.${quoted(table.name)}`;
    const moved = movedRows(table);
    const { text, values } = bound(
      `(${staged} except all ${moved}) union all (${moved} except all ${staged}) limit 1`,
      asked,
    );
    const other = await this.query(text, values);
    if (other.length > 0) throw notAllowed(`a row of ${table.name} that isn’t the account’s, or not as it moves`);
  }

  /** The account’s people are invited by email, so each needs an address. Who exported it must be an owner. */
  private async refuseUnreachable(account: string, user: string): Promise<void> {
    const people = await this.query<{ id: string; email: string; role: string }>(MEMBERS_HERE, [account]);
    const wrong = people.find(({ email }) => !isEmail(email));
    if (wrong) throw notAllowed(`the address “${wrong.email}”`);
    if (!people.some(({ id, role }) => id === user && role === 'owner'))
      throw notAllowed('an account without its owner');
  }

  /** No id in the rows may be one that the installation has: neither for a row of the archive, nor for what it refers to. */
  private async refuseKnownIds(): Promise<void> {
    await this.client.query(`create temp table arriving_id on commit drop as ${this.idsIn()}`);
    await this.client.query('create index on pg_temp.arriving_id (id); analyze pg_temp.arriving_id');
    const tables = await this.query<{ sql: string | null }>(IDS_HERE);
    const [known] = await this.query<{ name: string }>(tables[0]?.sql ?? 'select null as name where false');
    if (known)
      throw new MoveError(
        'ids_taken',
        `The archive names a row of ${known.name} that this installation has from somewhere else. It can’t be imported here.`,
      );
  }

  private idsIn(): string {
    const parts = this.moving.flatMap(({ name, all, columns = {}, kinds }) =>
      all.flatMap((column) => {
        if (columns[column] === 'null') return [];
        const from = `from pg_temp.${quoted(name)} where ${quoted(column)} is not null`;
        if (kinds[column]?.type === 'uuid') return [`select ${quoted(column)} as id ${from}`];
        if (kinds[column]?.type !== 'jsonb') return [];
        return [`select (regexp_matches(${quoted(column)}::text, '${UUID_IN_JSON}', 'gi'))[1]::uuid as id ${from}`];
      }),
    );
    return parts.join('\nunion ');
  }
}
