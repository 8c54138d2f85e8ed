import { Injectable } from '@nestjs/common';
import { ago } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { Callers } from '../support/callers/callers.service.js';
import { AskRatings } from '../support/ratings/ask-ratings.service.js';
import { TicketRatings } from '../support/ratings/ratings.service.js';
import { TicketNotes } from '../support/team/notes.service.js';
import { TicketMessages } from '../support/ticket-messages.service.js';
import { Tickets } from '../support/tickets.service.js';
import { DEMO_TICKETS, type DemoTicket } from './demo-tickets.data.js';

interface People {
  staff: Actor;
  tenant: Actor;
  landlord: Actor;
}

/** What requesters of the demo say about the help, by the link that they are emailed. */
@Injectable()
export class DemoRatings {
  constructor(
    private readonly asking: AskRatings,
    private readonly ratings: TicketRatings,
  ) {}

  async rate(ticketId: string, rated: NonNullable<DemoTicket['rated']>): Promise<void> {
    const key = await this.asking.askAbout(ticketId);
    if (key) await this.ratings.answer({ key, ...rated });
  }
}

/** What the team and the requester do with a ticket afterwards. */
@Injectable()
export class DemoAnswers {
  constructor(
    private readonly scope: Scope,
    private readonly tickets: Tickets,
    private readonly answers: TicketMessages,
    private readonly notes: TicketNotes,
  ) {}

  async settle(id: string, ticket: DemoTicket, people: People): Promise<void> {
    const { by, answer, reply, note, priority, tags, solved } = ticket;
    const { staff } = people;
    const sort = async () => {
      if (note) await this.notes.add(id, { text: note });
      if (priority ?? tags) await this.tickets.change(id, { priority, tags });
    };
    await later(ticket, 0.1, () => this.scope.as(staff, sort));
    if (answer) await later(ticket, 0.3, () => this.scope.as(staff, () => this.answers.add(id, answer)));
    if (reply && typeof by === 'string')
      await later(ticket, 0.6, () => this.scope.as(people[by], () => this.answers.add(id, reply)));
    const solve = () => this.tickets.change(id, { status: 'resolved' });
    if (solved) await later(ticket, 0.7, () => this.scope.as(staff, solve));
  }
}

/** After this share of the time since the ticket was filed. */
const later = <T>({ hoursAgo }: DemoTicket, share: number, work: () => Promise<T>) =>
  ago(60 * hoursAgo * (1 - share), work);

/** Creates tickets in several states with the usual services. */
@Injectable()
export class DemoTickets {
  constructor(
    private readonly scope: Scope,
    private readonly tickets: Tickets,
    private readonly callers: Callers,
    private readonly answers: DemoAnswers,
    private readonly ratings: DemoRatings,
  ) {}

  async ask(people: People): Promise<void> {
    // Numbers rise with time.
    for (const ticket of DEMO_TICKETS.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
      const { rated } = ticket;
      const id = await later(ticket, 0, () => this.file(ticket, people));
      await this.answers.settle(id, ticket, people);
      if (rated) await later(ticket, 0.9, () => this.ratings.rate(id, rated));
    }
  }

  /** Someone with an account asks; for a caller, staff file the ticket. */
  private async file({ by, subject, description }: DemoTicket, people: People): Promise<string> {
    const asked = { subject, description };
    const { id } =
      typeof by === 'string'
        ? await this.scope.as(people[by], () => this.tickets.create(asked))
        : await this.scope.as(people.staff, () => this.callers.file({ ...asked, ...by }));
    return id;
  }
}
