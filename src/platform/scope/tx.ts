import type { EntityManager, EntityMetadata, RequiredEntityData } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { LiveResource } from '../../contract/live-resources.js';
import { fieldChanges, type FieldChange, type Values } from '../audit/field-changes.js';
import { insert } from '../database/literals.js';
import type { DomainEvent, EventPayload, Publishing } from '../outbox/domain-event.js';
import type { OutgoingMessage } from '../outbox/outgoing-message.js';
import type { Actor } from './actor.js';

/** Whose browsers fetch again after a change. Staff and admins of the same side (live or demo) always do. */
export interface Audience {
  accounts?: (string | null | undefined)[];
  users?: (string | null | undefined)[];
  /** Chat sessions of visitors. */
  chats?: (string | null | undefined)[];
  /** Everyone who is signed in, and visitors of the public pages: for what anyone may read. */
  everyone?: boolean;
}

export interface Change extends Audience {
  resources: readonly LiveResource[];
  ids: string[];
  /** About a conversation that was handed to sales. */
  ofSales?: boolean;
}

/** So many objects are named in one live message. */
const IDS_OF_NEWS = 100;

/** A row to insert, as its entity describes it. */
interface NewRow {
  entity: new () => object;
  data: object;
}

/** For `tx.insert`: the properties of an entity, as for `em.create`. */
export function row<Entity extends object>(entity: new () => Entity, data: RequiredEntityData<Entity>): NewRow {
  return { entity, data };
}

/**
 * A running `scope.write`: the entity manager under the actor's policies, and what is to happen after the commit. If the
 * transaction doesn't commit, nothing of that happens.
 */
export class Tx {
  readonly events: ({ event: DomainEvent<EventPayload>; payload: EventPayload } & Publishing)[] = [];
  readonly messages: OutgoingMessage[] = [];
  /** Ids of outbox messages that are tried again. */
  readonly redeliveries: string[] = [];
  readonly changes: Change[] = [];
  readonly endings: (() => Promise<void>)[] = [];
  subject: { type: string; id: string } | null = null;
  /** Why, in the actor's words. */
  reason: string | null = null;
  /** What the action changed in its object, for the audit log. */
  fieldChanges: FieldChange[] = [];
  accountId: string | null;

  constructor(
    readonly em: EntityManager,
    readonly actor: Actor,
  ) {
    this.accountId = actor.accountId;
  }

  /** Runs SQL inside the transaction, under the actor's policies. `scope.rows` does the same outside one. */
  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  }

  /**
   * Inserts rows into several tables, in this order, in one round trip and without the ORM's unit of work. Use it for frequent
   * actions. Only plain columns work, and properties that are left out get the column's default.
   */
  async insert(...rows: readonly NewRow[]): Promise<void> {
    const statements = rows.map(({ entity, data }) => {
      const meta = this.em.getMetadata().get(entity);
      return insert(meta.tableName, [byColumn(meta, data)]);
    });
    await this.rows(statements.join(';\n'));
  }

  /** Sets the object of this action for the audit log. */
  about(type: string, id: string, accountId?: string): this {
    this.subject = { type, id };
    if (accountId) this.accountId = accountId;
    return this;
  }

  /** Sets the reason that the actor gave, for the audit log: at most 500 characters. */
  because(reason: string): this {
    this.reason = reason;
    return this;
  }

  /**
   * Keeps for the audit log which fields differ, from what to what. Fields in `personal` are named without values. Call it
   * several times for several objects; what doesn't differ isn't kept.
   */
  compare(before: Values, after: Values, personal: readonly string[] = []): this {
    this.fieldChanges.push(...fieldChanges(before, after, personal));
    return this;
  }

  /**
   * Publishes an event to other modules after the commit, or that many seconds later. Handlers run at least once, and their
   * effects happen exactly once.
   */
  publish<T extends EventPayload>(event: DomainEvent<T>, payload: T, publishing: Publishing = {}): void {
    this.events.push({ event, payload, ...publishing });
  }

  /** Queues a mail or a text message in the outbox. */
  send(message: OutgoingMessage): void {
    this.messages.push(message);
  }

  /**
   * Runs code as the system at the end of the same transaction, for what the author isn't allowed to see, such as the email
   * address of the person concerned. What it sends or publishes commits together with the action.
   */
  beforeCommitAsSystem(fn: () => Promise<void>): void {
    this.endings.push(fn);
  }

  /** Makes the browsers of the audience fetch these resources again: `changed(['payments'], [payment.id], {accounts: […]})`. */
  changed(resources: readonly LiveResource[], ids: string[], audience: Audience): void {
    // PostgreSQL refuses a notification of 8,000 bytes, and with it the whole action.
    for (let from = 0; from === 0 || from < ids.length; from += IDS_OF_NEWS)
      this.changes.push({ resources, ids: ids.slice(from, from + IDS_OF_NEWS), ...audience });
  }
}

function byColumn(meta: EntityMetadata, data: object): Record<string, unknown> {
  const properties: Record<string, { fieldNames: string[] }> = meta.properties;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [properties[name]?.fieldNames[0] ?? name, value]),
  );
}
