import { Injectable, Logger } from '@nestjs/common';
import type { OnCallState } from '../../contract/on-call.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Handles, Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { becameEmergency } from '../service-requests/service-request.events.js';
import { OnCallSteps } from './on-call-steps.js';

interface Due {
  requestId: string;
  accountId: string;
  demo: boolean;
  state: OnCallState;
}

/**
 * Searches whose next step is due, those whose request no longer needs anyone, and stopped ones whose request needs someone
 * again, because an appointment was taken back or a supplier gave the job back.
 */
const DUE = `select a.request_id as "requestId", a.account_id as "accountId", a.demo, a.state from on_call_alarm a
  join service_request r on r.id = a.request_id
  cross join lateral (select r.priority = 'emergency' and (r.status in ('submitted', 'approved', 'offered') or (a.despite_appointment and r.status = 'scheduled')) as wanted) w
  where (a.state in ('asking', 'unanswered') and a.next_at <= $1) or (a.state in ('asking', 'unanswered') and not w.wanted)
    or (a.state = 'stopped' and w.wanted and (not a.demo or exists (select 1 from on_call_entry e where e.account_id = a.account_id)))
  order by a.next_at, a.created_at`;

/** Asks the first person when a request becomes an emergency, and the next one when no one has answered in time. */
@Injectable()
export class OnCallRun {
  private readonly log = new Logger('OnCall');

  constructor(
    private readonly scope: Scope,
    private readonly steps: OnCallSteps,
  ) {}

  @Handles(becameEmergency, 'on-call.start')
  async start({ requestId, said = false }: { requestId: string; said?: boolean }): Promise<void> {
    await this.scope.write('on_call.start', (tx) => this.steps.start(tx, requestId, { said }));
  }

  /** Idempotent: the search is locked during a step, and each step sets the time of the next one. */
  @Scheduled('on-call.run', '* * * * *')
  async run(): Promise<void> {
    const due = await this.scope.asSystem('on call', () => this.scope.rows<Due>(DUE, [this.scope.clock.now()]));
    await forEachSettled(this.log, due, ({ requestId, state, ...of }) =>
      this.scope.asSystem(
        'on call',
        () =>
          state === 'stopped'
            ? this.scope.write('on_call.start', (tx) => this.steps.start(tx, requestId))
            : this.scope.write('on_call.step', (tx) => this.steps.step(tx, requestId)),
        of,
      ),
    );
  }
}
