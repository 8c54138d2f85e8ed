import { Injectable, Logger } from '@nestjs/common';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Handles, Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { becameEmergency } from '../service-requests/service-request.events.js';
import { OnCallSteps } from './on-call-steps.js';

interface Due {
  requestId: string;
  accountId: string;
  demo: boolean;
}

/** Searches whose next step is due, and those whose request no longer waits for anyone. */
const DUE = `select a.request_id as "requestId", a.account_id as "accountId", a.demo from on_call_alarm a join service_request r on r.id = a.request_id
  where a.state = 'asking' and (a.next_at <= $1 or r.priority <> 'emergency' or r.status not in ('submitted', 'approved', 'offered')) order by a.next_at`;

/** Asks the first person when a request becomes an emergency, and the next one when no one has answered in time. */
@Injectable()
export class OnCallRun {
  private readonly log = new Logger('OnCall');

  constructor(
    private readonly scope: Scope,
    private readonly steps: OnCallSteps,
  ) {}

  @Handles(becameEmergency, 'on-call.start')
  async start({ requestId }: { requestId: string }): Promise<void> {
    await this.scope.write('on_call.start', (tx) => this.steps.start(tx, requestId));
  }

  /** Repeatable: the search is locked during a step, and a step moves the time of the next one. */
  @Scheduled('on-call.run', '* * * * *')
  async run(): Promise<void> {
    const due = await this.scope.asSystem('on call', () => this.scope.rows<Due>(DUE, [this.scope.clock.now()]));
    await forEachSettled(this.log, due, ({ requestId, ...of }) =>
      this.scope.asSystem(
        'on call',
        () => this.scope.write('on_call.step', (tx) => this.steps.step(tx, requestId)),
        of,
      ),
    );
  }
}
