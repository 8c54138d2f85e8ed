import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays, day } from '../../../contract/days.js';
import type { IssueType } from '../../../contract/priorities.js';
import { todayIn } from '../../../contract/time-zones.js';
import { COVERAGE } from '../../../contract/work-limits.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { checkVersion } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { concerns } from './coverage-rules.js';
import type { CoverageBody, CoverageResponse, CreateCoverageRequest, UpdateCoverageRequest } from './coverage.dto.js';
import { Coverage } from './coverage.entity.js';

const COLUMNS = `c.id, c.unit_id as "unitId", c.kind, c.device_kind as "deviceKind", c.device_name as "deviceName", c.provider, c.number, c.phone,
  c.covers, c.valid_until::text as "validUntil", c.valid_until < ($2::timestamptz at time zone p.time_zone)::date as expired,
  c.share_with_supplier as "shareWithSupplier", c.version`;
const OF_UNIT = `select ${COLUMNS} from coverage c join property p on p.id = c.property_id where c.unit_id = $1
  order by c.valid_until desc, c.id limit 200`;
const ONE = `select ${COLUMNS} from coverage c join property p on p.id = c.property_id where c.id = $1`;
const OF_REQUEST = `select ${COLUMNS}, r.issue_type as "issueType" from service_request r join coverage c on c.unit_id = r.unit_id
  join property p on p.id = c.property_id
  where r.id = $1 and c.valid_until >= ($2::timestamptz at time zone p.time_zone)::date order by c.valid_until, c.id limit 200`;
const UNIT = `select u.property_id as "propertyId", u.account_id as "accountId", u.demo, p.time_zone as "timeZone"
  from unit u join property p on p.id = u.property_id where u.id = $1`;

interface UnitRow {
  propertyId: string;
  accountId: string;
  demo: boolean;
  timeZone: string;
}

/** Warranties and insurances of units: whom to call before someone is paid for a repair. */
@Injectable()
export class Coverages {
  constructor(private readonly scope: Scope) {}

  /** 404 for someone else’s unit. */
  async ofUnit(unitId: string): Promise<CoverageResponse[]> {
    orNotFound((await this.scope.rows('select 1 from unit where id = $1', [unitId]))[0]);
    return this.scope.rows<CoverageResponse>(OF_UNIT, [unitId, this.scope.clock.now()]);
  }

  /** What is valid and may concern the request, as far as the reader may know of it. 404 for a request that isn’t the reader’s. */
  async ofRequest(requestId: string): Promise<CoverageResponse[]> {
    orNotFound((await this.scope.rows('select 1 from service_request where id = $1', [requestId]))[0]);
    const now = this.scope.clock.now();
    const rows = await this.scope.rows<CoverageResponse & { issueType: IssueType }>(OF_REQUEST, [requestId, now]);
    return rows.flatMap(({ issueType, ...row }) => (concerns(row.deviceKind, issueType) ? [row] : []));
  }

  /** 404 for a unit that isn’t the landlord’s. */
  async create({ unitId, ...body }: CreateCoverageRequest): Promise<CoverageResponse> {
    const id = v7();
    await this.scope.write('coverage.add', async (tx) => {
      const { timeZone, ...unit } = orNotFound((await tx.rows<UnitRow>(UNIT, [unitId]))[0]);
      const createdAt = this.scope.clock.now();
      tx.em.create(Coverage, { id, ...unit, unitId, createdAt, ...this.valuesOf(body, timeZone) });
      this.tell(tx, id, unit.accountId);
    });
    return this.one(id);
  }

  /** 409 `stale_version` when someone else of the account was faster. */
  async update(id: string, { version, ...body }: UpdateCoverageRequest): Promise<CoverageResponse> {
    await this.scope.write('coverage.change', async (tx) => {
      const coverage = orNotFound(await tx.em.findOne(Coverage, { id }));
      checkVersion(coverage, version);
      const { timeZone } = orNotFound((await tx.rows<UnitRow>(UNIT, [coverage.unitId]))[0]);
      const { remindedFor, ...values } = this.valuesOf(body, timeZone);
      tx.em.assign(coverage, { ...values, remindedFor: remindedFor ?? coverage.remindedFor ?? null });
      this.tell(tx, id, coverage.accountId);
    });
    return this.one(id);
  }

  async remove(id: string): Promise<void> {
    await this.scope.write('coverage.remove', async (tx) => {
      const coverage = orNotFound(await tx.em.findOne(Coverage, { id }));
      tx.em.remove(coverage);
      this.tell(tx, id, coverage.accountId);
    });
  }

  /** What ends within the days of the reminder already needs none: the landlord has just typed the day. */
  private valuesOf(body: CoverageBody, timeZone: string) {
    const soon = addDays(todayIn(timeZone, this.scope.clock.now()), COVERAGE.remindDays);
    return {
      kind: body.kind,
      deviceKind: body.deviceKind ?? null,
      deviceName: body.deviceName || null,
      provider: body.provider,
      number: body.number || null,
      phone: body.phone || null,
      covers: body.covers || null,
      validUntil: body.validUntil,
      shareWithSupplier: body.shareWithSupplier ?? false,
      remindedFor: day(body.validUntil) <= soon ? body.validUntil : null,
    };
  }

  private async one(id: string): Promise<CoverageResponse> {
    return orNotFound((await this.scope.rows<CoverageResponse>(ONE, [id, this.scope.clock.now()]))[0]);
  }

  private tell(tx: Tx, id: string, accountId: string): void {
    tx.about('coverage', id, accountId);
    tx.changed(['coverages'], [id], { accounts: [accountId] });
  }
}
