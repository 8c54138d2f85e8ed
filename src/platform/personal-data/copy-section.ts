import type { UserType } from '../../contract/roles.js';

/** One file of the copy of a person's data. */
export interface CopySection {
  /** Name of the file in the archive, without suffix. */
  file: string;
  roles: readonly UserType[];
  /** Read under the person's own policies: it can show nothing that the screens do not. Every column is named. */
  columns: string;
  from: string;
  where: string;
  /**
   * Which rows are about the person who asks, and not about the account: a landlord's colleague gets a copy of these alone, the owner
   * one of everything. Without it, a colleague gets nothing of the section.
   */
  own?: string;
  /** The columns to sort by, oldest first, and a unique one for rows of the same moment. */
  by: string;
  id: string;
}

type Rows = Omit<CopySection, 'file' | 'roles' | 'by' | 'id'> & Partial<Pick<CopySection, 'by' | 'id'>>;

export const section = (file: string, roles: readonly UserType[], rows: Rows): CopySection => ({
  file,
  roles,
  by: 'created_at',
  id: 'id',
  ...rows,
});

/** Rows about the person alone, whichever account they work in. */
export const personal = (file: string, roles: readonly UserType[], rows: Omit<Rows, 'own'>): CopySection =>
  section(file, roles, { ...rows, own: rows.where });

export const ALL = ['tenant', 'landlord', 'supplier', 'staff', 'admin'] as const;
export const EVERYONE = [...ALL, 'technician'] as const;
export const OWN = 'account_id = lw_account()';
export const MONEY = 'amount_cents, currency';
const OWN_LEASES = 'lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))';

/** Rows of the landlord's account. */
export const landlord = (file: string, columns: string, table = file): CopySection =>
  section(file, ['landlord'], { columns, from: table, where: OWN });
/** Rows of the tenant's leases. */
export const tenant = (file: string, columns: string, table = file): CopySection =>
  section(file, ['tenant'], { columns, from: table, where: OWN_LEASES });
/** Rows of the supplier's account. */
export const supplier = (file: string, columns: string, table: string, where = OWN): CopySection =>
  section(file, ['supplier'], { columns, from: table, where });
