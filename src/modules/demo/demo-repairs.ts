import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { OfferService } from '../service-requests/offer.service.js';
import type { NewServiceRequest } from '../service-requests/request.dto.js';
import { AnswerOffer, ChangeRequest, FileRequest, RequestBoard } from '../service-requests/service-requests.module.js';
import { DEMO_BOARD_JOB, DEMO_REPAIR_NOTE, DEMO_REPAIRS } from './demo-street.js';

type Until = (typeof DEMO_REPAIRS)[number]['until'];

const DAY_MS = 24 * 3600_000;

/** Repairs of the demo tenant, which the demo people file, approve, offer and work on, and a job on the job board. */
@Injectable()
export class DemoRepairs {
  constructor(
    private readonly scope: Scope,
    private readonly filing: FileRequest,
    private readonly changes: ChangeRequest,
    private readonly offers: OfferService,
    private readonly answers: AnswerOffer,
    private readonly board: RequestBoard,
  ) {}

  async report(people: { tenant: Actor; landlord: Actor; supplier: Actor }): Promise<void> {
    for (const { until, ...repair } of DEMO_REPAIRS) {
      const { id } = await this.scope.as(people.tenant, () => this.filing.file({ ...repair, mayEnter: true }));
      if (until !== 'submitted') await this.dispatch(id, until, people);
    }
    await this.scope.as(people.landlord, () => this.seekSupplier());
  }

  /** Creates jobs that the demo supplier has done and the landlord has closed. Returns the ids of the requests. */
  async finish(
    jobs: readonly { request: Omit<NewServiceRequest, 'propertyId'>; costCents: number }[],
    people: { landlord: Actor; supplier: Actor },
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const { request, costCents } of jobs) {
      const id = await this.scope.as(people.landlord, async () => {
        const [building] = await this.scope.rows<{ id: string }>(
          'select id from property order by created_at, id offset 1 limit 1',
        );
        return (await this.filing.file({ ...request, propertyId: building?.id })).id;
      });
      await this.dispatch(id, 'completed', people, { costCents, note: null });
      await this.scope.as(people.landlord, () => this.changes.change(id, { status: 'closed' }));
      ids.push(id);
    }
    return ids;
  }

  private async seekSupplier(): Promise<void> {
    const { street, request, post } = DEMO_BOARD_JOB;
    const [building] = await this.scope.rows<{ id: string }>('select id from property where street = $1', [street]);
    const { id } = await this.filing.file({ ...request, propertyId: building?.id });
    await this.changes.change(id, { status: 'approved' });
    await this.board.show(id, post);
  }

  private async dispatch(
    id: string,
    until: Until,
    { landlord, supplier }: { landlord: Actor; supplier: Actor },
    done: { costCents: number; note: string | null } = { costCents: 12_500, note: DEMO_REPAIR_NOTE },
  ): Promise<void> {
    const [entry] = await this.scope.as(landlord, () =>
      this.scope.rows<{ id: string }>('select id from supplier where account_id = $1', [supplier.accountId]),
    );
    if (!entry) return;
    await this.scope.as(landlord, () => this.changes.change(id, { status: 'approved' }));
    await this.scope.as(landlord, () =>
      this.offers.send(id, { supplierId: entry.id, budgetCents: 50_000, firstWins: true }),
    );
    await this.scope.as(supplier, async () => {
      const [offer] = await this.scope.rows<{ id: string }>('select id from offer where request_id = $1', [id]);
      const start = new Date(this.scope.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
      const visit = { scheduledFor: `${start}T14:00:00.000Z`, scheduledUntil: `${start}T15:00:00.000Z` };
      await this.answers.answer(id, offer?.id ?? '', { status: 'accepted', ...visit });
      if (until === 'scheduled') return;
      await this.changes.change(id, { status: 'in_progress' });
      await this.changes.change(id, { status: 'completed', ...done });
    });
  }
}
