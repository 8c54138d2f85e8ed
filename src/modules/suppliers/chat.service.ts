import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import {
  toMessage,
  type ChatQuery,
  type SupplierConversationResponse,
  type MessageRow,
  type NewSupplierMessage,
  type SupplierMessageResponse,
} from './chat.dto.js';
import { isElite } from './rules/elite.js';
import { SupplierMessage } from './supplier-message.entity.js';
import { supplierMessageSent } from './supplier-message.events.js';
import { Supplier } from './supplier.entity.js';
import { TIED } from './ties.js';

const COLUMNS = `m.id, s.id as "supplierId", m.account_id as "accountId", m.message, m.language, m.from_supplier as "fromSupplier", m.created_at as "createdAt"`;
const FROM = 'supplier_message m join supplier s on s.account_id = m.supplier_account_id';

/**
 * How many messages between the landlord and the supplier of message `m` are unread. `$2` is true if the reader is the
 * supplier.
 */
const UNREAD = `(select count(*)::int from supplier_message x where x.account_id = m.account_id and x.supplier_account_id = m.supplier_account_id
    and x.from_supplier <> $2 and x.created_at > coalesce((select seen_at from supplier_message_seen n where n.account_id = m.account_id
      and n.supplier_account_id = m.supplier_account_id and n.user_id = lw_uid()), 'epoch'))`;

const CONVERSATIONS = `select m.account_id as "accountId", m.landlord_name as "landlordName", s.id as "supplierId", s.company_name as "companyName",
    m.message as "lastMessage", m.id as "lastId", m.language as "lastLanguage", m.from_supplier as "fromSupplier", m.created_at as "lastAt", m.total as "messageCount", ${UNREAD} as "unreadCount"
  from (select *, count(*) over pair as total, row_number() over (pair order by created_at desc, id desc) as place
    from supplier_message where supplier_account_id = $1 window pair as (partition by account_id, supplier_account_id)) m
  join supplier s on s.account_id = m.supplier_account_id
  where m.place = 1 order by m.created_at desc limit 200`;

const SEEN = `insert into supplier_message_seen (id, account_id, demo, created_at, supplier_account_id, user_id, seen_at)
  select $1, $2, $3, $4, $5, $6, $4 where exists (select from supplier_message where account_id = $2 and supplier_account_id = $5)
  on conflict (account_id, supplier_account_id, user_id) do update set seen_at = excluded.seen_at`;

/** Whether the landlord has written to the supplier, who can then answer. */
const WROTE = `select 1 from supplier_message where supplier_account_id = $1 and account_id = $2 and not from_supplier limit 1`;

const LANDLORD = `select name from account where id = $1 and demo = $2 and kind = 'landlord'`;

/** Messages between landlords and suppliers. */
@Injectable()
export class ChatService {
  constructor(private readonly scope: Scope) {}

  /** One conversation, newest first. Landlords read their own; a supplier names the landlord. */
  async list(supplierId: string, asked: ChatQuery): Promise<Page<SupplierMessageResponse>> {
    const supplier = await this.supplier(supplierId);
    const accountId = await this.landlordOf(supplier, asked.accountId);
    const list = {
      select: COLUMNS,
      from: FROM,
      where: ['m.supplier_account_id = $1', '($2::uuid is null or m.account_id = $2)'],
      values: [supplier.accountId, accountId],
      sorts: { createdAt: 'm.created_at' },
      defaultSort: '-createdAt',
      id: 'm.id',
      search: ['m.message'],
    };
    const page = await readList<MessageRow>(this.scope, list, asked);
    return new Page(
      page.items.map((row) => toMessage(row, this.scope.actor.role)),
      page.nextCursor,
      page.total,
    );
  }

  /** The reader's conversations with this supplier, or the supplier's own, newest first. */
  async conversations(supplierId: string): Promise<SupplierConversationResponse[]> {
    const supplier = await this.supplier(supplierId);
    type Row = Omit<SupplierConversationResponse, 'lastFrom' | 'lastAt'> & { fromSupplier: boolean; lastAt: Date };
    const rows = await this.scope.rows<Row>(CONVERSATIONS, [supplier.accountId, this.scope.actor.role === 'supplier']);
    return rows.map(({ fromSupplier, lastAt, ...row }) => ({
      ...row,
      lastFrom: fromSupplier ? 'supplier' : 'landlord',
      lastAt: lastAt.toISOString(),
    }));
  }

  /**
   * Writes a message. A supplier without Elite can only answer landlords and write to those who are connected to them by a
   * job. Otherwise 403 `elite_required`.
   */
  async send(supplierId: string, body: NewSupplierMessage): Promise<SupplierMessageResponse> {
    const supplier = await this.supplier(supplierId);
    const accountId = await this.landlordOf(supplier, body.accountId);
    if (!accountId) throw invalidField('accountId', 'accountId is required', 'required');
    const landlordName = await this.nameOf(supplier, accountId);
    return this.scope.write('supplier_message.send', async (tx) => {
      const message = tx.em.create(SupplierMessage, {
        id: v7(),
        accountId,
        demo: tx.actor.demo,
        supplierAccountId: supplier.accountId,
        senderId: orNotFound(tx.actor.userId),
        fromSupplier: tx.actor.role === 'supplier',
        message: body.message,
        landlordName,
        createdAt: this.scope.clock.now(),
      });
      await tx.em.flush();
      await this.markSeen(tx, { accountId, supplierAccountId: supplier.accountId });
      tx.about('supplier_message', message.id, accountId);
      tx.publish(supplierMessageSent, { messageId: message.id });
      tx.changed(['supplier-messages', 'messages'], [message.id], { accounts: [accountId, supplier.accountId] });
      return toMessage({ ...message, supplierId }, tx.actor.role);
    });
  }

  /** Marks all current messages as read. Idempotent. Does nothing if there are no messages. */
  async read(supplierId: string, asked: string | undefined): Promise<void> {
    const supplier = await this.supplier(supplierId);
    const accountId = await this.landlordOf(supplier, asked);
    if (!accountId) throw invalidField('accountId', 'accountId is required', 'required');
    await this.scope.write('supplier_message.read', async (tx) => {
      await this.markSeen(tx, { accountId, supplierAccountId: supplier.accountId });
      tx.about('supplier', supplier.id, accountId);
      tx.changed(['supplier-messages', 'messages', 'notifications'], [], { users: [tx.actor.userId] });
    });
  }

  private async markSeen(tx: Tx, pair: { accountId: string; supplierAccountId: string }): Promise<void> {
    await tx.rows(SEEN, [
      v7(),
      pair.accountId,
      tx.actor.demo,
      this.scope.clock.now(),
      pair.supplierAccountId,
      tx.actor.userId,
    ]);
  }

  /** 404 if a supplier asks for another supplier. */
  private async supplier(id: string): Promise<Supplier> {
    const supplier = orNotFound(await this.scope.load((em) => em.findOne(Supplier, { id })));
    const { role, accountId } = this.scope.actor;
    if (role === 'supplier' && supplier.accountId !== accountId) throw new Problem('not_found');
    return supplier;
  }

  private async landlordOf(supplier: Supplier, asked: string | undefined): Promise<string | null> {
    const { role, accountId } = this.scope.actor;
    if (role === 'landlord') return accountId;
    if (asked) return asked;
    const sql = 'select distinct account_id as id from supplier_message where supplier_account_id = $1 limit 2';
    const known = await this.scope.rows<{ id: string }>(sql, [supplier.accountId]);
    return known.length === 1 ? (known[0]?.id ?? null) : null;
  }

  private async nameOf(supplier: Supplier, accountId: string): Promise<string> {
    if (this.scope.actor.role === 'supplier') await this.holdToTies(supplier, accountId);
    // Read as the system, because suppliers can only read a landlord's account while a job connects them, but Elite
    // Partners can write to any landlord.
    const { demo } = this.scope.actor;
    const rows = await this.scope.asSystem('landlord of a message', () =>
      this.scope.rows<{ name: string }>(LANDLORD, [accountId, demo]),
    );
    return orNotFound(rows[0]).name;
  }
  /** 403 `elite_required` unless the supplier has the subscription, a job connects them, or the landlord has written to them. */
  private async holdToTies(supplier: Supplier, accountId: string): Promise<void> {
    const now = this.scope.clock.now();
    if (isElite(supplier, now)) return;
    if ((await this.scope.rows(TIED, [supplier.accountId, now, accountId])).length > 0) return;
    if ((await this.scope.rows(WROTE, [supplier.accountId, accountId])).length > 0) return;
    throw new Problem('elite_required');
  }
}
