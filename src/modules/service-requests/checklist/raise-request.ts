import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { IssueType } from '../../../contract/priorities.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import { row, type Tx } from '../../../platform/scope/tx.js';
import { OfferService } from '../offer.service.js';
import { RequestContact } from '../request-contact.entity.js';
import { RequestEvent } from '../request-event.entity.js';
import { homeOf } from '../request-homes.js';
import { respondBy } from '../response-targets.js';
import { ServiceRequest } from '../service-request.entity.js';
import { requestFiled } from '../service-request.events.js';
import { touch } from '../service-request.events.js';
import { gapsOf } from '../supplier-gaps.js';
import { addEvent, eventRow } from '../timeline.js';
import { ChecklistLine } from './checklist-line.entity.js';

/** A landlord's planned work, as described by a maintenance schedule. */
export interface PlannedWork {
  propertyId: string;
  unitId: string | null;
  /** An owner of the account, in whose name the request is filed. */
  reporterId: string;
  title: string;
  description: string;
  issueType: IssueType;
  dueOn: string;
  checklist: readonly string[];
  /** The supplier who is offered the job. */
  supplier: { id: string; accountId: string; companyName: string } | null;
}

/**
 * Files a landlord's own request for planned work. It is approved, like those that landlords file themselves (decision 0510). Its
 * words are not checked for emergencies, because a test of smoke alarms is not a fire. Runs as the system.
 */
@Injectable()
export class RaiseRequest {
  constructor(
    private readonly scope: Scope,
    private readonly offers: OfferService,
  ) {}

  /** Returns the id of the request, and whether the supplier was asked. */
  async raise(tx: Tx, work: PlannedWork): Promise<{ requestId: string; asked: boolean }> {
    const now = this.scope.clock.now();
    const home = await homeOf(tx, { propertyId: work.propertyId, unitId: work.unitId ?? undefined, description: '' });
    const { accountId, leaseId, contactName: name, contactPhone: phone } = home;
    const { propertyId, unitId, reporterId, title, description, issueType, dueOn } = work;
    const { demo } = orNotFound((await tx.rows<{ demo: boolean }>(DEMO, [propertyId]))[0]);
    const owner = { id: v7(), accountId, demo };
    const of = { accountId, demo, requestId: owner.id, createdAt: now };
    await tx.insert(
      row(ServiceRequest, {
        ...owner,
        propertyId,
        unitId,
        leaseId,
        reporterId,
        title,
        description,
        issueType,
        dueOn,
        priority: 'low',
        status: 'approved',
        mayEnter: false,
        respondBy: respondBy('low', now),
        respondedAt: now,
        createdAt: now,
      }),
      row(RequestContact, { ...of, id: v7(), name, phone, accessNote: null }),
      ...['submitted', 'approved'].map((detail) =>
        row(RequestEvent, eventRow(tx, owner, { kind: 'status', detail }, now)),
      ),
      ...work.checklist.map((label, position) => row(ChecklistLine, { ...of, id: v7(), position, label })),
    );
    touch(tx, { ...owner, supplierAccountId: null, reporterId });
    tx.publish(requestFiled, { requestId: owner.id, actorId: tx.actor.userId });
    const asked = work.supplier !== null && (await this.ask(tx, owner.id, work.supplier, now));
    return { requestId: owner.id, asked };
  }

  /**
   * A supplier whose insurance or license has expired isn't asked, and the timeline says so. The landlord then asks another one.
   */
  private async ask(
    tx: Tx,
    requestId: string,
    supplier: NonNullable<PlannedWork['supplier']>,
    now: Date,
  ): Promise<boolean> {
    const request = orNotFound(await tx.em.findOne(ServiceRequest, { id: requestId }));
    const gaps = await gapsOf(tx, requestId, supplier.accountId, now);
    if (gaps.length === 0) await this.offers.sendOf(tx, request, { supplierId: supplier.id });
    else
      addEvent(tx, request, { kind: 'offer', detail: 'gap_skipped', note: supplier.companyName, internal: true }, now);
    return gaps.length === 0;
  }
}

const DEMO = 'select demo from property where id = $1';
