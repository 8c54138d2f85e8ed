import type { EntityManager, EntityMetadata, RequiredEntityData } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Actor } from './actor.js';
import { insert } from '../database/literals.js';
import type { DomainEvent, EventPayload } from '../outbox/domain-event.js';
import type { OutgoingMessage } from '../outbox/outgoing-message.js';

/** Whom a change concerns: their browsers fetch again. Staff and admins of the same world always hear. */
export interface Audience {
  accounts?: (string | null | undefined)[];
  users?: (string | null | undefined)[];
  /** Chat sessions of visitors. */
  chats?: (string | null | undefined)[];
}

export interface Change extends Audience {
  resources: string[];
  ids: string[];
}

/** A row to be, as its entity describes it. */
interface NewRow {
  entity: new () => object;
  data: object;
}

/** For `tx.insert`: the properties of an entity, as for `em.create`. */
export function row<Entity extends object>(entity: new () => Entity, data: RequiredEntityData<Entity>): NewRow {
  return { entity, data };
}

/**
 * One verb of the trade, as it runs: the entity manager under the actor's policies, and what shall happen
 * after the commit. Nothing of the latter happens if the transaction does not commit.
 */
export class Tx {
  readonly events: { event: DomainEvent<EventPayload>; payload: EventPayload }[] = [];
  readonly messages: OutgoingMessage[] = [];
  /** Messages of the outbox that are tried again, by id. */
  readonly redeliveries: string[] = [];
  readonly changes: Change[] = [];
  readonly endings: (() => Promise<void>)[] = [];
  subject: { type: string; id: string } | null = null;
  accountId: string | null;

  constructor(
    readonly em: EntityManager,
    readonly actor: Actor,
  ) {
    this.accountId = actor.accountId;
  }

  /** Rows by SQL inside of the transaction, under the actor's policies, as `scope.rows` outside of one. */
  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  }

  /**
   * Inserts rows of several tables in one trip to the database, in this order, past the unit of work: for what people do
   * all day. Plain columns only; what the entity leaves out is the column's default.
   */
  async insert(...rows: readonly NewRow[]): Promise<void> {
    const statements = rows.map(({ entity, data }) => {
      const meta = this.em.getMetadata().get(entity);
      return insert(meta.tableName, [byColumn(meta, data)]);
    });
    await this.rows(statements.join(';\n'));
  }

  /** Names the object of the verb in the audit log. */
  about(type: string, id: string, accountId?: string): this {
    this.subject = { type, id };
    if (accountId) this.accountId = accountId;
    return this;
  }

  /** Tells other modules, after the commit, at least once and with effects exactly once. */
  publish<T extends EventPayload>(event: DomainEvent<T>, payload: T): void {
    this.events.push({ event, payload });
  }

  /** Queues a mail or a text message in the outbox. */
  send(message: OutgoingMessage): void {
    this.messages.push(message);
  }

  /**
   * Runs as the system, in the same transaction, when the verb's own rows are written: for what its author may not see, such
   * as the mail address of whom it concerns. What it sends or publishes commits with the verb.
   */
  endAsSystem(fn: () => Promise<void>): void {
    this.endings.push(fn);
  }

  /** Makes the browsers of the audience fetch these resources again: `changed(['payments'], [payment.id], {accounts: […]})`. */
  changed(resources: string[], ids: string[], audience: Audience): void {
    this.changes.push({ resources, ids, ...audience });
  }
}

function byColumn(meta: EntityMetadata, data: object): Record<string, unknown> {
  const properties: Record<string, { fieldNames: string[] }> = meta.properties;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [properties[name]?.fieldNames[0] ?? name, value]));
}
