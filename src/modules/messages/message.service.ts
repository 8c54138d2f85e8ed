import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { LiveResource } from '../../contract/live-resources.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import type { ListQuery } from '../../platform/lists/list-query.dto.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { User } from '../accounts/user.entity.js';
import { Lease } from '../leases/lease.entity.js';
import { refuseMovedOut } from '../leases/moved-out.rows.js';
import { LeaseMessage } from './lease-message.entity.js';
import { entryFacts, toMessageEntry, type EntryFacts } from './message-entry.rows.js';
import { LANDLORDS_THREADS, TENANTS_THREADS, UNREAD_IN_ALL } from './message-sql.js';
import type {
  LeaseMessageQuery,
  LeaseMessageResponse,
  MessageAttachment,
  NewLeaseMessage,
  ThreadResponse,
  UnreadResponse,
} from './message.dto.js';
import { messageSent } from './message.events.js';

type ThreadRow = Omit<ThreadResponse, 'lastAt'> & { lastAt: Date | null };
type MessageRow = Omit<LeaseMessageResponse, 'createdAt' | 'own' | 'entry' | 'onBehalfOf'> & {
  createdAt: Date;
  senderId: string;
  entry: EntryFacts | null;
  landlord: string;
};

/** The name of lease `$1`'s landlord. */
const LANDLORD = '(select a.name from lease l join account a on a.id = l.account_id where l.id = $1)';

const COLUMNS = `m.id, m.lease_id as "leaseId", m.sender_id as "senderId", m.sender_name as "senderName", m.from_tenant as "fromTenant", m.message, m.language,
  m.created_at as "createdAt", coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name)) from stored_file f
    where m.document_ids ? f.id::text), '[]') as attachments, ${entryFacts('m.entry_id')} as entry, ${LANDLORD} as landlord`;

const SAID =
  'select 1 from lease_message where lease_id = $1 and sender_id = lw_uid() and message = $2 and created_at > $3 limit 1';

/** Ledger entry `$2` of lease `$1`, if the actor can see it, and the landlord's name. */
const ABOUT = `select ${entryFacts('(select id from journal_entry where id = $2::uuid and lease_id = $1)')} as entry, ${LANDLORD} as landlord`;

/** Messages between a landlord and the tenants of a lease. */
@Injectable()
export class LeaseMessages {
  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
  ) {}

  /**
   * Lists conversations, newest first. Tenants see one for each of their leases; landlords see those that have a message,
   * including the ones with suppliers.
   */
  async threads(asked: ListQuery): Promise<Page<ThreadResponse>> {
    const list = this.readsAsTenant ? TENANTS_THREADS : LANDLORDS_THREADS;
    const page = await readList<ThreadRow>(this.scope, list, asked);
    return new Page(page.items.map(toThread), page.nextCursor, page.total);
  }

  async unread(): Promise<UnreadResponse> {
    const [row] = await this.scope.rows<UnreadResponse>(UNREAD_IN_ALL[this.readsAsTenant ? 'tenant' : 'landlord'], [
      this.readsAsTenant,
    ]);
    return { count: row?.count ?? 0 };
  }

  /** One conversation, newest first. 404 for a foreign lease. */
  async list(asked: LeaseMessageQuery): Promise<Page<LeaseMessageResponse>> {
    orNotFound((await this.scope.rows('select 1 from lease where id = $1', [asked.leaseId]))[0]);
    const list = {
      select: COLUMNS,
      from: 'lease_message m',
      where: ['m.lease_id = $1'],
      values: [asked.leaseId],
      sorts: { createdAt: 'm.created_at' },
      defaultSort: '-createdAt',
      id: 'm.id',
      search: ['m.message'],
    };
    const page = await readList<MessageRow>(this.scope, list, asked);
    return new Page(
      page.items.map((row) => this.show(row)),
      page.nextCursor,
      page.total,
    );
  }

  /**
   * Writes to the other side, and marks the conversation as read for the sender. 404 for a foreign lease or document, 422
   * for a draft lease.
   */
  send(message: NewLeaseMessage): Promise<LeaseMessageResponse> {
    return this.scope.write('lease_message.send', (tx) => this.add(tx, message));
  }

  /**
   * Like `send`, unless the sender has sent the same text since `since`. Of two simultaneous calls only one sends. Returns
   * false if nothing was sent.
   */
  sendOnce({ leaseId, message }: NewLeaseMessage, since: Date): Promise<boolean> {
    return this.scope.write('lease_message.send', async (tx) => {
      await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${tx.actor.userId}:${leaseId}`]);
      if ((await tx.rows(SAID, [leaseId, message, since])).length > 0) return false;
      await this.add(tx, { leaseId, message });
      return true;
    });
  }

  private async add(tx: Tx, { leaseId, message, ...more }: NewLeaseMessage): Promise<LeaseMessageResponse> {
    const documentIds = more.documentIds ?? [];
    const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
    if (lease.state === 'draft') throw refusal('draft_has_no_readers');
    if (this.readsAsTenant) await refuseMovedOut(tx, { leaseId, userId: tx.actor.userId, now: this.scope.clock.now() });
    const attachments = await this.attachments(tx, leaseId, documentIds);
    const [about] = await tx.rows<Pick<MessageRow, 'entry' | 'landlord'>>(ABOUT, [leaseId, more.entryId ?? null]);
    const { entry, landlord } = orNotFound(about);
    if (more.entryId && !entry) throw new Problem('not_found');
    const sender = orNotFound(await tx.em.findOne(User, { id: orNotFound(tx.actor.userId) }));
    const row = tx.em.create(LeaseMessage, {
      id: v7(),
      accountId: lease.accountId,
      demo: lease.demo,
      createdAt: this.scope.clock.now(),
      leaseId,
      senderId: sender.id,
      senderName: `${sender.firstName} ${sender.lastName}`,
      fromTenant: this.readsAsTenant,
      message,
      documentIds,
      entryId: entry?.id ?? null,
    });
    await tx.em.flush();
    await this.markSeen(tx, lease);
    tx.about('lease', leaseId, lease.accountId);
    tx.publish(messageSent, { messageId: row.id, leaseId });
    const news: LiveResource[] = entry ? ['messages', 'ledger'] : ['messages'];
    tx.changed(news, [leaseId], { accounts: [lease.accountId], users: await tenantsOf(tx, leaseId) });
    return this.show({ ...row, language: row.language ?? null, attachments, entry, landlord });
  }

  /** Marks all current messages of the lease as read. Idempotent. */
  async read(leaseId: string): Promise<UnreadResponse> {
    await this.scope.write('lease_message.read', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
      await this.markSeen(tx, lease);
      tx.about('lease', leaseId, lease.accountId);
      tx.changed(['messages', 'notifications'], [leaseId], { users: [tx.actor.userId] });
    });
    return this.unread();
  }

  private get readsAsTenant(): boolean {
    return this.scope.actor.role === 'tenant';
  }

  private async markSeen(tx: Tx, { id, accountId, demo }: Lease): Promise<void> {
    const now = this.scope.clock.now();
    await tx.rows(
      `insert into message_seen (id, account_id, demo, created_at, lease_id, user_id, seen_at) values ($1, $2, $3, $4, $5, $6, $4)
       on conflict (lease_id, user_id) do update set seen_at = excluded.seen_at`,
      [v7(), accountId, demo, now, id, tx.actor.userId],
    );
  }

  /** The attached documents. 404 unless all of them belong to the lease and are shared with the tenant. */
  private async attachments(tx: Tx, leaseId: string, ids: string[]): Promise<MessageAttachment[]> {
    const rows = await tx.rows<MessageAttachment>(
      'select id, name from stored_file where lease_id = $1 and id = any($2) and shared_with_tenant',
      [leaseId, ids],
    );
    if (rows.length !== new Set(ids).size) throw new Problem('not_found');
    return rows;
  }

  private show(row: MessageRow): LeaseMessageResponse {
    return {
      id: row.id,
      leaseId: row.leaseId,
      senderName: row.senderName,
      fromTenant: row.fromTenant,
      own: row.senderId === this.scope.actor.userId,
      message: row.message,
      language: row.language,
      attachments: row.attachments.map(({ id, name }) => ({ id, name })),
      entry: row.entry && toMessageEntry(row.entry, this.words, currentContext().language),
      onBehalfOf: this.readsAsTenant && !row.fromTenant && row.landlord !== row.senderName ? row.landlord : null,
      createdAt: row.createdAt.toISOString(),
    };
  }
}

async function tenantsOf(tx: Tx, leaseId: string): Promise<(string | null)[]> {
  const rows = await tx.rows<{ userId: string | null }>(
    'select user_id as "userId" from lease_tenant where lease_id = $1 and lw_open(access_ends_at)',
    [leaseId],
  );
  return rows.map(({ userId }) => userId);
}

function toThread(row: ThreadRow): ThreadResponse {
  return {
    id: row.id,
    kind: row.kind,
    streetNumber: row.streetNumber,
    street: row.street,
    unitLabel: row.unitLabel,
    with: row.with,
    lastMessage: row.lastMessage,
    lastId: row.lastId,
    lastLanguage: row.lastLanguage,
    lastOwn: row.lastOwn,
    lastAt: row.lastAt?.toISOString() ?? null,
    unreadCount: row.unreadCount,
  };
}
