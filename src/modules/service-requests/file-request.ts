import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { QUESTION_IDS, type Answers } from '../../contract/emergencies/questions.js';
import { issueTypeOf } from '../../contract/priorities.js';
import { Scope } from '../../platform/scope/scope.js';
import { row, type Tx } from '../../platform/scope/tx.js';
import { DocumentService } from '../documents/document.service.js';
import { filedRow } from './filed-request.js';
import { floorAtFiling, floorEntries } from './floor.js';
import { RequestContact } from './request-contact.entity.js';
import { RequestEvent } from './request-event.entity.js';
import { homeOf, type RequestHome } from './request-homes.js';
import { RequestMails } from './request-mails.js';
import { takeStep } from './request-steps.js';
import type { NewServiceRequest } from './request.dto.js';
import type { ServiceRequestResponse } from './request.response.dto.js';
import { toServiceRequest } from './request.rows.js';
import { respondBy } from './response-targets.js';
import { ServiceRequest } from './service-request.entity.js';
import { becameEmergency, requestFiled } from './service-request.events.js';
import { touch } from './service-request.events.js';
import type { ServiceRequestState } from './service-request.states.js';
import { eventRow } from './timeline.js';

const TITLE_LENGTH = 120;

/** Files a request for the reporter's own home, or for a landlord's unit or building. */
@Injectable()
export class FileRequest {
  constructor(
    private readonly scope: Scope,
    private readonly documents: DocumentService,
    private readonly mails: RequestMails,
  ) {}

  /** Returns what was filed, as its reporter reads it. */
  async file(body: NewServiceRequest): Promise<ServiceRequestResponse> {
    return this.scope.write('service_request.submit', async (tx) => {
      const home = await homeOf(tx, body);
      const request = this.requestRow(tx, body, home);
      const entries = [
        { kind: 'status' as const, detail: 'submitted' },
        ...floorEntries(request, body),
        ...(body.status ? [{ kind: 'status' as const, detail: approvedBy(tx, request) }] : []),
      ];
      const contact = contactRow(request, body, home);
      if (request.belowFloorReason) tx.because(request.belowFloorReason);
      // The policies of contact and timeline depend on the request, so it must be inserted before them.
      await tx.insert(
        row(ServiceRequest, request),
        row(RequestContact, contact),
        ...entries.map((entry) => row(RequestEvent, eventRow(tx, request, entry, request.createdAt))),
      );
      const photoCount = await this.documents.attachPhotos(tx.em, body.photoIds ?? [], {
        id: request.id,
        accountId: home.accountId,
        leaseId: home.leaseId,
      });
      tx.about('service_request', request.id, home.accountId);
      touch(tx, request);
      tx.publish(requestFiled, { requestId: request.id, actorId: tx.actor.userId });
      if (request.priority === 'emergency') tx.publish(becameEmergency, { requestId: request.id });
      tx.beforeCommitAsSystem(() =>
        this.mails.send(tx, request, [], { happening: 'submitted', actorId: tx.actor.userId }),
      );
      return toServiceRequest(filedRow(request, { home, contact, photoCount }), tx.actor);
    });
  }

  private requestRow(tx: Tx, body: NewServiceRequest, home: RequestHome) {
    const now = this.scope.clock.now();
    const floor = floorAtFiling(body, home, now);
    const { accountId, propertyId, unitId, leaseId } = home;
    return {
      id: v7(),
      accountId,
      demo: tx.actor.demo,
      propertyId,
      unitId,
      leaseId,
      reporterId: tx.actor.userId ?? '',
      title: body.title || titleFrom(body.description),
      description: body.description,
      issueType: issueTypeOf(body.issueType) ?? 'other',
      ...floor,
      answers: answersOf(body),
      status: 'submitted' as ServiceRequestState,
      mayEnter: body.mayEnter ?? false,
      respondBy: respondBy(floor.priority, now),
      supplierAccountId: null,
      scheduledFor: null,
      scheduledUntil: null,
      respondedAt: null as Date | null,
      createdAt: now,
    };
  }
}

/** A person who may approve requests files and approves in one step, and the timeline shows both. 403 for a tenant. */
function approvedBy({ actor }: Tx, request: Parameters<typeof takeStep>[0] & { createdAt: Date }): 'approved' {
  takeStep(request, 'approved', actor, request.createdAt);
  return 'approved';
}

function contactRow(
  request: Pick<ServiceRequest, 'id' | 'accountId' | 'demo' | 'createdAt'>,
  body: NewServiceRequest,
  home: RequestHome,
) {
  return {
    id: v7(),
    accountId: request.accountId,
    demo: request.demo,
    requestId: request.id,
    name: home.contactName,
    phone: body.contactPhone || home.contactPhone,
    accessNote: body.accessNote || null,
    createdAt: request.createdAt,
  };
}

/** Only the questions that were answered. Null if there are none. */
function answersOf({ answers }: NewServiceRequest): Answers | null {
  const given = QUESTION_IDS.flatMap((id) => (answers?.[id] ? [[id, answers[id]]] : []));
  return given.length > 0 ? (Object.fromEntries(given) as Answers) : null;
}

/** Takes the first sentence or line, cut at a word. */
function titleFrom(description: string): string {
  const first =
    description
      .split(/(?<=[.!?])\s|\n/)[0]
      ?.trim()
      .replace(/\.$/, '') || description;
  if (first.length <= TITLE_LENGTH) return first;
  const cut = first.slice(0, TITLE_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_LENGTH / 2))}…`;
}
