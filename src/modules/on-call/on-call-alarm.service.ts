import { Injectable } from '@nestjs/common';
import type { OnCallKind } from '../../contract/on-call.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { OnCallSteps } from './on-call-steps.js';
import type { OnCallAlarmResponse, OnCallAskResponse } from './on-call.dto.js';

type Ask = Omit<OnCallAskResponse, 'askedAt' | 'outcomeAt'> & { askedAt: Date; outcomeAt: Date | null };

interface Alarm {
  state: OnCallAlarmResponse['state'];
  nextAt: Date | null;
  despiteAppointment: boolean;
}

const REQUEST = 'select id from service_request where id = $1';
const ALARM =
  'select state, next_at as "nextAt", despite_appointment as "despiteAppointment" from on_call_alarm where request_id = $1';
const ASKS = `select name, kind, channels, created_at as "askedAt", outcome, outcome_at as "outcomeAt" from on_call_ask
  where request_id = $1 order by created_at, id`;

/** What the reader was asked. Alerts from earlier versions don't record the person, and belong to the landlord. */
const MINE = `select id, kind from on_call_ask where request_id = $1 and (user_id = $2 or (user_id is null and kind = 'landlord'))
  order by created_at desc, id desc limit 1`;

/** Shows the landlord who was asked about an emergency, and records the landlord's own answer. */
@Injectable()
export class OnCallAlarms {
  constructor(
    private readonly scope: Scope,
    private readonly steps: OnCallSteps,
  ) {}

  /** 404 for a request of another account. The response has no state if no one was asked about the request. */
  read(requestId: string): Promise<OnCallAlarmResponse> {
    return this.scope.read(async (query) => {
      orNotFound((await query(REQUEST, [requestId]))[0]);
      const [alarm] = await query<Alarm>(ALARM, [requestId]);
      const asks = await query<Ask>(ASKS, [requestId]);
      return {
        state: alarm?.state ?? null,
        despiteAppointment: alarm?.despiteAppointment ?? false,
        nextAt: alarm?.nextAt?.toISOString() ?? null,
        asks: asks.map(({ askedAt, outcomeAt, ...ask }) => ({
          ...ask,
          askedAt: askedAt.toISOString(),
          outcomeAt: outcomeAt?.toISOString() ?? null,
        })),
      };
    });
  }

  /**
   * The landlord takes care of it, whether or not they were asked. Does nothing if someone already does; 404 without a search.
   */
  async acknowledge(requestId: string): Promise<OnCallAlarmResponse> {
    await this.scope.write('on_call.acknowledge', async (tx) => {
      orNotFound((await tx.rows(REQUEST, [requestId]))[0]);
      const { userId, accountRole } = tx.actor;
      const [mine] = await tx.rows<{ id: string; kind: OnCallKind }>(MINE, [requestId, userId]);
      const kind = mine?.kind ?? (accountRole === 'manager' ? 'colleague' : 'landlord');
      tx.beforeCommitAsSystem(async () => {
        const state = await this.steps.acknowledge(tx, requestId, { kind, askId: mine?.id ?? null });
        if (!state) throw new Problem('not_found');
      });
    });
    return this.read(requestId);
  }
}
