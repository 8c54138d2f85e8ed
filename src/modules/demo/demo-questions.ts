import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/scope/actor.js';
import { DemoChats } from './demo-chats.js';
import { DemoTickets } from './demo-tickets.js';

/** Tickets and chat conversations for the demo's staff. */
@Injectable()
export class DemoQuestions {
  constructor(
    private readonly tickets: DemoTickets,
    private readonly chats: DemoChats,
  ) {}

  async ask(people: { staff: Actor; tenant: Actor; landlord: Actor }): Promise<void> {
    await this.tickets.ask(people);
    await this.chats.ask(people);
  }
}
