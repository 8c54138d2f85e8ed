import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { STAFF_RIGHTS, type StaffRole } from '../../contract/staff-roles.js';
import { CHAT_WORK } from '../../contract/work-limits.js';
import { Settings } from '../../platform/config/settings.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Handles, Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { announce } from './chat-rows.js';
import { chatWaits } from './chat.events.js';
import { presentSince, settleHolder } from './holding.js';
import { GIVE, LOCK, MISSED_TURNS, NEXT, ONE_WAITING, TAKE_BACK, TURN, WAITING, WAITING_PAGE } from './turns.rows.js';

const MINUTE_MS = 60_000;

interface Waiting {
  id: string;
  userId: string | null;
  forSales: boolean;
  team: StaffRole | null;
  putBackBy: string | null;
  waitingSince: Date | string;
}

/** Identifies conversations that can be given to the same people. */
const askedOf = ({ team, forSales, putBackBy }: Waiting): string => JSON.stringify([team ?? forSales, putBackBy]);

/**
 * Assigns waiting chats by turns if the installation wants it (`CHAT_ASSIGN`). A chat goes to the person who is on duty, may
 * answer it, has room, and whose last turn is longest ago. If there is no such person, it stays in the queue. Chats in the demo
 * are left alone.
 */
@Injectable()
export class ChatTurns {
  private readonly log = new Logger('Chat');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Call this when a conversation begins to wait for someone. It is given to the next in turn after the commit. */
  offer(tx: Tx, sessionId: string): void {
    if (this.on && !tx.actor.demo) tx.publish(chatWaits, { sessionId });
  }

  /** Runs right after a visitor begins to wait. */
  @Handles(chatWaits, 'chat.take-turns')
  async waits({ sessionId }: { sessionId: string }): Promise<void> {
    if (!this.on) return;
    const [session] = await this.scope.rows<Waiting>(ONE_WAITING, [sessionId]);
    if (session) await this.giveIfSomeone(session);
  }

  /**
   * Every minute, takes care of chats for which no one had room, and of those that the person whose turn it was hasn't answered.
   */
  @Scheduled('chat.turns', '* * * * *')
  async run(): Promise<void> {
    if (!this.on) return;
    const missed = await this.scope.rows<{ id: string }>(MISSED_TURNS, [this.missedBefore()]);
    await forEachSettled(this.log, missed, ({ id }) => this.scope.write('chat.turn_missed', (tx) => this.back(tx, id)));
    await this.giveAll();
  }

  /**
   * Goes through all waiting chats page by page, so that those for which no one has room don't hold up the later ones. Once no
   * one has room for a chat, others for the same people are skipped in this run.
   */
  private async giveAll(): Promise<void> {
    const full = new Set<string>();
    const giveOne = async (session: Waiting) => {
      const asked = askedOf(session);
      if (!full.has(asked) && !(await this.giveIfSomeone(session))) full.add(asked);
    };
    let page: Waiting[] = [];
    do {
      const last = page.at(-1);
      page = await this.scope.rows<Waiting>(WAITING, [last?.waitingSince ?? null, last?.id ?? null]);
      await forEachSettled(this.log, page, giveOne);
    } while (page.length === WAITING_PAGE);
  }

  private get on(): boolean {
    return this.settings.CHAT_ASSIGN === 'turns';
  }

  private missedBefore(): Date {
    return new Date(this.scope.clock.now().getTime() - CHAT_WORK.turnMinutes * MINUTE_MS);
  }

  /** Returns `false`, and writes nothing, if no one has room for it. */
  private async giveIfSomeone(session: Waiting): Promise<boolean> {
    const next = await this.next((sql, values) => this.scope.rows(sql, values), session);
    if (next.length === 0) return false;
    await this.scope.write('chat.turn', (tx) => this.give(tx, session.id));
    return true;
  }

  /** Checks the conversation and the people again, because another process or a colleague may have been faster. */
  private async give(tx: Tx, id: string): Promise<void> {
    tx.about('chat_session', id);
    await tx.rows(LOCK);
    const [session] = await tx.rows<Waiting>(`${ONE_WAITING} for update`, [id]);
    if (!session) return;
    const now = this.scope.clock.now();
    for (const next of await this.next((sql, values) => tx.rows(sql, values), session)) {
      const turn = await tx.rows<{ id: string }>(TURN, [v7(), next.id, now]);
      if (turn.length === 0) continue;
      await tx.rows(GIVE, [id, next.id, now]);
      settleHolder(tx, id);
      announce(tx, session);
      return;
    }
  }

  private next(query: Query, { forSales, team, putBackBy }: Waiting): Promise<{ id: string }[]> {
    const now = this.scope.clock.now();
    const roles = team ? [team] : STAFF_RIGHTS[forSales ? 'leads' : 'all-chats'];
    const lively = new Date(now.getTime() - CHAT_WORK.inProgressMinutes * MINUTE_MS);
    return query<{ id: string }>(NEXT, [roles, putBackBy, presentSince(now), lively, this.settings.CHAT_OPEN_MAX]);
  }

  private async back(tx: Tx, id: string): Promise<void> {
    tx.about('chat_session', id);
    const [session] = await tx.rows<Pick<Waiting, 'id' | 'userId'>>(TAKE_BACK, [this.missedBefore(), id]);
    if (session) announce(tx, session);
  }
}
