import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { DocumentFields } from './document.dto.js';
import type { PhotographedRequest } from './request-photos.js';
import { SUPPLIER_PURPOSES } from './rules/purposes.js';

/** Where a document is filed, and who is notified. */
export interface Filing {
  accountId: string;
  leaseId: string | null;
  unitId: string | null;
  requestId: string | null;
  accounts: (string | null)[];
  users: (string | null)[];
  /** Of a file of a request. */
  request: PhotographedRequest | null;
}

const LEASE = `select account_id as "accountId", id as "leaseId", unit_id as "unitId" from lease where id = $1`;
const UNIT = `select account_id as "accountId", id as "unitId" from unit where id = $1`;
const REQUEST = `select account_id as "accountId", lease_id as "leaseId", unit_id as "unitId", id as "requestId",
  reporter_id as "reporterId", status, supplier_account_id as "supplierAccountId", canceled_during as "canceledDuring" from service_request where id = $1`;
const HOME = `select t.account_id as "accountId", t.lease_id as "leaseId", t.unit_id as "unitId" from lease_tenant t
  where t.user_id = $1 order by t.created_at desc, t.id desc limit 1`;

interface Found {
  accountId: string;
  leaseId?: string | null;
  unitId?: string | null;
  requestId?: string;
  reporterId?: string;
  status?: string;
  canceledDuring?: string | null;
  supplierAccountId?: string | null;
}

/**
 * Finds the account in which an upload is filed: row policies decide which leases, units and requests the sender can
 * use.
 */
@Injectable()
export class FilingService {
  constructor(private readonly scope: Scope) {}

  /** 404 for something that the sender can't see; 400 for a supplier who doesn't name a job. */
  async place(fields: DocumentFields): Promise<Filing> {
    const { userId, accountId } = this.scope.actor;
    const parent = await this.parent(fields);
    return {
      accountId: parent.accountId,
      leaseId: parent.leaseId ?? null,
      unitId: parent.unitId ?? null,
      requestId: parent.requestId ?? null,
      accounts: [parent.accountId, accountId, parent.supplierAccountId ?? null],
      users: [userId, parent.reporterId ?? null],
      request: requestOf(parent),
    };
  }

  private async parent(fields: DocumentFields): Promise<Found> {
    if (fields.purpose && SUPPLIER_PURPOSES.includes(fields.purpose)) return this.ofSupplier(fields.purpose);
    if (fields.requestId) return this.one(REQUEST, fields.requestId);
    if (fields.leaseId) return this.one(LEASE, fields.leaseId);
    if (fields.unitId) return this.one(UNIT, fields.unitId);
    return this.ownHome();
  }

  /** A supplier's certificates and paper invoices are the supplier's own, and don't belong to a job. */
  private ofSupplier(purpose: string): Found {
    const { role, accountId } = this.scope.actor;
    if (role === 'supplier' && accountId) return { accountId };
    throw invalidField('purpose', `purpose ${purpose} is for suppliers`, 'choice');
  }

  private async ownHome(): Promise<Found> {
    const { role, userId, accountId } = this.scope.actor;
    if (role === 'tenant') return this.one(HOME, userId ?? '');
    if (role === 'landlord' && accountId) return { accountId };
    throw invalidField('requestId', 'requestId is required', 'required');
  }

  private async one(sql: string, id: string): Promise<Found> {
    const [row] = await this.scope.rows<Found>(sql, [id]);
    return orNotFound(row);
  }
}

function requestOf({ status, supplierAccountId, canceledDuring }: Found): PhotographedRequest | null {
  return status ? { status, supplierAccountId, canceledDuring } : null;
}
