/**
 * SQL: how many messages of the other side the current user (`lw_uid()`) has not seen. `fromSupplier` says which side that
 * is. The row-level security policies limit it to the reader's own conversations.
 */
export const unreadSupplierMessages = (
  fromSupplier: boolean,
  more = '',
) => `select count(*)::int as count from supplier_message m
  left join supplier_message_seen s on s.account_id = m.account_id and s.supplier_account_id = m.supplier_account_id and s.user_id = lw_uid()
  where ${fromSupplier ? '' : 'not '}m.from_supplier and m.created_at > coalesce(s.seen_at, 'epoch')${more}`;
