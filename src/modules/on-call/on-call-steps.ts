import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { wallOf } from '../../contract/hours.js';
import { ON_CALL, type OnCallKind, type OnCallOutcome, type OnCallState } from '../../contract/on-call.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/scope/tx.js';
import { againAt } from './again.js';
import { addStep, emergencyOf, isWanted, lockAlarm, type Emergency } from './alarm-rows.js';
import { OnCallAlerts } from './alerts.js';
import { hasBegunEnough } from './caps.js';
import { FIRST_TURN, nextTurn, turnOfAll } from './duty.js';
import { isHoliday } from './holidays.js';
import { OnCallAlarm } from './on-call-alarm.entity.js';
import { OnCallAsk } from './on-call-ask.entity.js';
import { hasList, reachable, type Reachable } from './reach.js';

const MINUTE_MS = 60_000;
/** Prevents two starts at the same time. Rows that refer to the request can still be written. */
const LOCK = 'select id from service_request where id = $1 for no key update';

/** The steps of the search for a person who takes care of an emergency. Each runs as the system, within one command. */
@Injectable()
export class OnCallSteps {
  constructor(
    private readonly alerts: OnCallAlerts,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts the search and asks the first person, or every owner if there is no list. Does nothing while a search is running, nor
   * in a demo without a list. A search that was stopped continues where it was. One that ended otherwise starts over only after
   * some time, so that a priority that goes up and down doesn't flood people with alerts. `said`: the tenant has just named the
   * emergency, so an earlier appointment doesn't count. The number of searches per hour is limited for an account and for a
   * tenant.
   */
  async start(tx: Tx, requestId: string, { said = false } = {}): Promise<void> {
    await tx.rows(LOCK, [requestId]);
    const request = await emergencyOf(tx, requestId);
    if (!request || !isWanted(request, { despiteAppointment: said })) return;
    const { accountId, demo } = request;
    tx.about('service_request', requestId, accountId);
    if (demo && !(await hasList(tx, accountId))) return;
    const now = this.clock.now();
    const known = await lockAlarm(tx, requestId);
    const despiteAppointment = said && request.status === 'scheduled';
    // The appointment may have been made during the search. It must not end the search that the tenant's words ask for.
    if (known?.state === 'asking' && despiteAppointment) known.despiteAppointment = true;
    if (known ? !mayStartAgain(known, now) : await hasBegunEnough(tx, request, now)) return;
    const begin = {
      state: 'asking' as const,
      despiteAppointment,
      nextAt: now,
      endedAt: null,
      answeredKind: null,
      answeredAskId: null,
    };
    const alarm =
      known ??
      tx.em.create(OnCallAlarm, {
        id: v7(),
        accountId,
        demo,
        requestId,
        createdAt: now,
        tries: 0,
        ...FIRST_TURN,
        ...begin,
      });
    if (known) Object.assign(known, known.state === 'stopped' ? {} : { ...FIRST_TURN, tries: 0 }, begin);
    await tx.em.flush();
    await this.askNext(tx, alarm, request);
  }

  /** Takes the step that is due: asks the next person, or ends the search. Does nothing if another process was faster. */
  async step(tx: Tx, requestId: string): Promise<void> {
    const alarm = await lockAlarm(tx, requestId);
    const request = await emergencyOf(tx, requestId);
    if (!alarm || !request || (alarm.state !== 'asking' && alarm.state !== 'unanswered')) return;
    tx.about('service_request', requestId, alarm.accountId);
    if (!isWanted(request, alarm)) {
      // A list that was completed without an answer starts from the beginning when the request needs someone again.
      if (alarm.state === 'unanswered') Object.assign(alarm, FIRST_TURN, { tries: 0 });
      await this.end(tx, alarm, 'stopped', 'ended');
      this.touch(tx, request);
    } else if (alarm.nextAt && alarm.nextAt <= this.clock.now()) {
      if (alarm.state === 'unanswered') Object.assign(alarm, FIRST_TURN, { state: 'asking', endedAt: null });
      await this.askNext(tx, alarm, request);
    }
  }

  /**
   * Records that someone takes care of it. Returns the resulting state: someone else may have been first, or the request may need
   * no one any more.
   */
  async acknowledge(
    tx: Tx,
    requestId: string,
    by: { kind: OnCallKind; askId: string | null },
  ): Promise<OnCallState | null> {
    const alarm = await lockAlarm(tx, requestId);
    const request = await emergencyOf(tx, requestId);
    if (!alarm || !request) return null;
    tx.about('service_request', requestId, alarm.accountId);
    if (alarm.state !== 'asking' && alarm.state !== 'unanswered') return alarm.state;
    if (!isWanted(request, alarm)) return 'stopped';
    const now = this.clock.now();
    if (by.askId) await tx.em.nativeUpdate(OnCallAsk, { id: by.askId }, { outcome: 'acknowledged', outcomeAt: now });
    Object.assign(alarm, { answeredKind: by.kind, answeredAskId: by.askId });
    await this.end(tx, alarm, 'acknowledged', 'ended');
    addStep(tx, request, { happening: 'acknowledged', ...by }, now);
    this.touch(tx, request);
    return 'acknowledged';
  }

  private async askNext(tx: Tx, alarm: OnCallAlarm, request: Emergency): Promise<void> {
    const now = this.clock.now();
    await this.giveUpWaiting(tx, alarm, request);
    const people = await reachable(tx, request, this.alerts.means(tx, now));
    const wall = wallOf(now, request.timeZone);
    const at = { ...wall, holiday: isHoliday(request.holidayRegion, wall.day) };
    const next = nextTurn(people, alarm, { at, rounds: ON_CALL.rounds });
    const turn = (await hasList(tx, request.accountId))
      ? next && { people: [next.person], round: next.round }
      : turnOfAll(isNew(alarm) ? people.map(besideTheMail) : people, alarm, ON_CALL.rounds);
    if (turn) for (const person of turn.people) await this.ask(tx, alarm, request, { person, round: turn.round });
    else await this.pause(tx, alarm, request);
    this.touch(tx, request);
  }

  /** No one has answered: notifies the landlord's people, and schedules the next run through the list. */
  private async pause(tx: Tx, alarm: OnCallAlarm, request: Emergency): Promise<void> {
    const now = this.clock.now();
    const tries = alarm.tries + 1;
    await this.end(tx, alarm, 'unanswered', 'no_answer');
    Object.assign(alarm, { tries, nextAt: againAt(now, { tries, timeZone: request.timeZone }) });
    addStep(tx, request, { happening: 'no_one' }, now);
    await this.alerts.noOne(tx, request, now);
  }

  private async ask(
    tx: Tx,
    alarm: OnCallAlarm,
    request: Emergency,
    { person, round }: { person: Reachable; round: number },
  ): Promise<void> {
    const now = this.clock.now();
    const { accountId, demo } = request;
    const { kind, supplierAccountId, userId, name, channels, position } = person;
    const ask = tx.em.create(OnCallAsk, {
      id: v7(),
      accountId,
      demo,
      alarmId: alarm.id,
      requestId: request.id,
      kind,
      supplierAccountId,
      userId,
      name,
      round,
      channels,
      outcome: 'waiting',
      createdAt: now,
    });
    const minutes = request.stepMinutes ?? ON_CALL.minutesUsual;
    Object.assign(alarm, { round, position, nextAt: new Date(now.getTime() + minutes * MINUTE_MS) });
    addStep(tx, request, { happening: 'asked', kind, askId: ask.id }, now);
    await this.alerts.ask(tx, request, ask, person);
  }

  /** The people who were asked haven't answered in time. They still can, until someone else does. */
  private async giveUpWaiting(tx: Tx, { id }: OnCallAlarm, request: Emergency): Promise<void> {
    const now = this.clock.now();
    for (const ask of await tx.em.find(OnCallAsk, { alarmId: id, outcome: 'waiting' })) {
      Object.assign(ask, { outcome: 'no_answer', outcomeAt: now });
      addStep(tx, request, { happening: 'no_answer', kind: ask.kind, askId: ask.id }, now);
    }
  }

  private async end(tx: Tx, alarm: OnCallAlarm, state: OnCallState, outcome: OnCallOutcome): Promise<void> {
    const now = this.clock.now();
    await tx.em.nativeUpdate(OnCallAsk, { alarmId: alarm.id, outcome: 'waiting' }, { outcome, outcomeAt: now });
    Object.assign(alarm, { state, nextAt: null, endedAt: now });
    if (state === 'stopped') alarm.despiteAppointment = false;
  }

  private touch(tx: Tx, { id, accountId, supplierAccountId, reporterId }: Emergency): void {
    tx.changed(['service-requests', 'on-call'], [id], {
      accounts: [accountId, supplierAccountId],
      users: [reporterId],
    });
  }
}

const isNew = ({ tries, round, position }: OnCallAlarm) =>
  tries === 0 && round === FIRST_TURN.round && position === FIRST_TURN.position;

/** Owners have just received the email about the emergency, so a second email at the same time would add nothing. */
const besideTheMail = (person: Reachable): Reachable => ({
  ...person,
  email: null,
  channels: person.channels.filter((channel) => channel !== 'email'),
});

function mayStartAgain({ state, endedAt }: OnCallAlarm, now: Date): boolean {
  if (state === 'asking') return false;
  if (state === 'stopped' || !endedAt) return true;
  return now.getTime() - endedAt.getTime() >= ON_CALL.restMinutes * MINUTE_MS;
}
