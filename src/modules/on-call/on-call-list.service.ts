import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays, day } from '../../contract/days.js';
import { wallOf } from '../../contract/hours.js';
import { ON_CALL } from '../../contract/on-call.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../platform/errors/refusals.js';
import { Channels } from '../../platform/outbox/channels.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { OnCallAlerts } from './alerts.js';
import { onCallAt, type Duty } from './duty.js';
import { holidaysBetween } from './holidays.js';
import { checkPeople, entryRow } from './list-people.js';
import { OnCallEntry } from './on-call-entry.entity.js';
import type {
  OnCallDuty,
  OnCallDutyQuery,
  OnCallMember,
  OnCallPerson,
  OnCallResponse,
  OnCallSupplier,
  OnCallTestResponse,
  SaveOnCallRequest,
} from './on-call.dto.js';
import { STATED_DAYS } from './stated-days.js';

const LIST = `select coalesce(l.step_minutes, ${ON_CALL.minutesUsual}) as "stepMinutes", coalesce(l.version, 0) as version,
    coalesce(l.holiday_region, (select p.country || '-' || p.region from property p where p.account_id = $1 order by p.archived_at nulls first, p.created_at, p.id limit 1)) as "holidayRegion",
    coalesce(l.time_zone, (select p.time_zone from property p where p.account_id = $1 order by p.archived_at nulls first, p.created_at, p.id limit 1), 'UTC') as "timeZone"
  from (select $1::uuid as account_id) me left join on_call_list l on l.account_id = me.account_id`;
/** Suppliers of the landlord's own list, and those who have accepted a job from the landlord. */
const OWN = `s.closed_at is null and (s.account_id in (select x.supplier_account_id from preferred_supplier x where x.account_id = $1)
    or s.account_id in (select o.supplier_account_id from offer o where o.account_id = $1 and o.state = 'accepted'))`;
const PEOPLE = `select e.id, e.position, e.kind, s.id as "supplierId", e.user_id as "userId", coalesce(e.name, s.company_name) as name, e.email, e.phone, e.language, e.texts, e.hours, e.days_off as "daysOff", e.holidays,
    e.kind = 'supplier' and (${OWN}) is not true as former, e.kind = 'supplier' and (s.closed_at is null and s.id is not null) is not true as closed
  from on_call_entry e left join supplier s on s.account_id = e.supplier_account_id where e.account_id = $1 order by e.position`;
const STATED = `select e.id, ${STATED_DAYS} as "daysOff" from on_call_entry e join supplier_hours h on h.account_id = e.supplier_account_id where e.account_id = $1`;
const SUPPLIERS = `select s.id, s.company_name as "companyName" from supplier s where ${OWN} order by lower(s.company_name), s.id`;
/** Suppliers who can be on the list: those who can be added, and those who are already on it. */
const LISTABLE = `select s.id, s.account_id as "accountId" from supplier s
  where (${OWN}) or s.account_id in (select e.supplier_account_id from on_call_entry e where e.account_id = $1)`;
/** People who work in the account. `first` is the earliest owner who can sign in, whom an entry of the kind `landlord` means. */
const MEMBERS = `select u.id as "userId", u.first_name || ' ' || u.last_name as name, m.role = 'owner' as owner,
    u.id = (select x.id from membership y join app_user x on x.id = y.user_id where y.account_id = $1 and y.role = 'owner' and x.suspended_at is null and x.deleted_at is null order by y.created_at, x.id limit 1) is true as first
  from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.deleted_at is null order by m.created_at, u.id`;
const PHONES = 'select phone from on_call_entry where account_id = $1';
const COUNTRIES = 'select distinct country from property where account_id = $1';
/** Deletes the links of people who are no longer on the list. */
const DROPPED = `delete from on_call_link l using on_call_ask k where k.id = l.ask_id and l.account_id = $1 and not exists (
  select from on_call_entry e where e.account_id = $1 and e.kind = k.kind
    and case when k.kind = 'supplier' then e.supplier_account_id = k.supplier_account_id
      else encode(sha256(convert_to(lower(e.email), 'UTF8')), 'hex') = l.email_hash end)`;
const SAVE = `insert into on_call_list (id, account_id, demo, created_at, step_minutes, time_zone, holiday_region, version) values ($1, $2, $3, $4, $5, $6, $7, 1)
  on conflict (account_id) do update set step_minutes = excluded.step_minutes, time_zone = excluded.time_zone, holiday_region = coalesce(excluded.holiday_region, on_call_list.holiday_region), version = on_call_list.version + 1`;
const VERIFIED = 'select 1 from app_user where id = $1 and email_verified_at is not null';

type Listable = { id: string; accountId: string };
type Person = OnCallPerson & Duty;
type Stated = Pick<Person, 'id' | 'daysOff'>;
type Member = Omit<OnCallMember, 'you'>;
type Stored = Pick<OnCallResponse, 'stepMinutes' | 'timeZone' | 'holidayRegion' | 'version'>;

/** Days of public holidays that the list shows. */
const A_YEAR = 365;

/** A landlord's on-call list: who is asked about emergencies, in which order, and when. */
@Injectable()
export class OnCallLists {
  constructor(
    private readonly scope: Scope,
    private readonly channels: Channels,
    private readonly alerts: OnCallAlerts,
  ) {}

  async read(): Promise<OnCallResponse> {
    const members = await this.members();
    return this.scope.read((query) => this.of(query, members));
  }

  /**
   * Replaces the list. Links of people who were removed stop working. 400 for a person without the data that their kind needs and
   * for a number that can't be called, 404 for a supplier who can't be named, 403 `email_unverified` for people outside the
   * product while the landlord's own address isn't verified, 409 `stale_version`.
   */
  async save(body: SaveOnCallRequest): Promise<OnCallResponse> {
    const members = await this.members();
    return this.scope.write('on_call.save', async (tx) => {
      const accountId = orNotFound(tx.actor.accountId);
      const query: Query = (text, values) => tx.rows(text, values);
      // There may be no row to lock yet.
      await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`on_call:${accountId}`]);
      checkVersion(await this.of(query, members), body.version);
      await this.replacePeople(tx, accountId, { ...body, members });
      const id = v7();
      const { demo } = tx.actor;
      const { stepMinutes, timeZone, holidayRegion = null } = body;
      await tx.rows(SAVE, [id, accountId, demo, this.scope.clock.now(), stepMinutes, timeZone, holidayRegion]);
      tx.about('on_call_list', accountId, accountId);
      tx.changed(['on-call'], [accountId], { accounts: [accountId] });
      await tx.em.flush();
      tx.beforeCommitAsSystem(async () => void (await tx.rows(DROPPED, [accountId])));
      return this.of(query, members);
    });
  }

  /** Returns who would be asked now, or on a given day and time in the list's time zone. */
  async duty({ day: on, time }: OnCallDutyQuery): Promise<OnCallDuty> {
    if ((on === undefined) !== (time === undefined))
      throw invalidField(on === undefined ? 'day' : 'time', 'day and time are asked for together', 'required');
    return this.scope.read(async (query) => {
      const { people, timeZone, holidayRegion } = await this.of(query, []);
      const now = wallOf(this.scope.clock.now(), timeZone);
      const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
      const at = on === undefined ? now : { day: day(on), minutes: hours * 60 + minutes };
      const [holiday] = holidaysBetween(holidayRegion, at.day, at.day);
      const stated = await query<Stated>(STATED, [this.scope.actor.accountId]);
      const found = onCallAt(
        (people as Person[]).filter(({ closed }) => !closed).map((person) => withStated(person, stated)),
        { ...at, holiday: holiday !== undefined },
      );
      return {
        day: at.day,
        time: `${two(Math.floor(at.minutes / 60))}:${two(at.minutes % 60)}`,
        onDuty: found.onDuty,
        people: found.people.map(({ id }) => id),
        holiday: holiday?.id ?? null,
      };
    });
  }

  /** Sends a test only to the person who requests it. */
  async test(): Promise<OnCallTestResponse> {
    let channels: OnCallTestResponse['channels'] = [];
    await this.scope.write('on_call.test', async (tx) => {
      tx.about('user', tx.actor.userId ?? '');
      channels = await this.alerts.test(tx);
    });
    return { channels };
  }

  private async replacePeople(
    tx: Tx,
    accountId: string,
    { people, members }: SaveOnCallRequest & { members: Member[] },
  ): Promise<void> {
    const suppliers = await tx.rows<Listable>(LISTABLE, [accountId]);
    const phones = await tx.rows<{ phone: string | null }>(PHONES, [accountId]);
    const countries = await tx.rows<{ country: string }>(COUNTRIES, [accountId]);
    checkPeople(people, {
      suppliers,
      members,
      phones: phones.map(({ phone }) => phone),
      countries: countries.map(({ country }) => country),
    });
    const strangers = people.some(({ kind }) => kind === 'outside');
    if (strangers && (await tx.rows(VERIFIED, [tx.actor.userId])).length === 0) throw new Problem('email_unverified');
    await tx.rows('delete from on_call_entry where account_id = $1', [accountId]);
    people.forEach((person, position) => {
      const supplier = suppliers.find(({ id }) => id === person.supplierId);
      const member = members.find(({ userId }) => userId === person.userId) ?? null;
      const createdAt = this.scope.clock.now();
      const owner = { id: v7(), accountId, demo: tx.actor.demo, createdAt };
      tx.em.create(OnCallEntry, {
        ...owner,
        position,
        ...entryRow(person, { supplierAccountId: supplier?.accountId ?? null, member }),
      });
    });
  }

  /** People can read no account but their own, so the system reads the names of the others. */
  private members(): Promise<Member[]> {
    const { accountId, demo } = this.scope.actor;
    return this.scope.asSystem('names of colleagues', () => this.scope.rows<Member>(MEMBERS, [accountId]), {
      demo,
    });
  }

  private async of(query: Query, all: Member[]): Promise<OnCallResponse> {
    const { accountId, userId: asker } = this.scope.actor;
    const landlord = all.find(({ first }) => first);
    const landlordName = landlord && landlord.userId !== asker ? landlord.name : null;
    const members = all.map(({ userId, name, owner, first }) => ({
      userId,
      name,
      owner,
      first,
      you: userId === asker,
    }));
    const [found] = await query<Stored>(LIST, [accountId]);
    const list = orNotFound(found);
    const { day: today } = wallOf(this.scope.clock.now(), list.timeZone);
    const people = await query<Person>(PEOPLE, [accountId]);
    const suppliers = await query<OnCallSupplier>(SUPPLIERS, [accountId]);
    return {
      ...list,
      holidays: holidaysBetween(list.holidayRegion, today, addDays(today, A_YEAR)),
      people: people.map((one) => ({ ...one, name: nameOf(one, { landlordName, asker }) })),
      landlordName,
      suppliers,
      members,
      textsReady: this.channels.delivers('sms'),
    };
  }
}

/** The reader is told that it is they, in their language, so their name is left out. */
function nameOf(
  { kind, userId, name }: Person,
  { landlordName, asker }: { landlordName: string | null; asker: string | null },
) {
  if (kind === 'landlord') return landlordName;
  return kind === 'colleague' && userId === asker ? null : name;
}

const two = (figure: number) => String(figure).padStart(2, '0');

function withStated(person: Person, stated: readonly Stated[]): Person {
  const more = stated.find(({ id }) => id === person.id)?.daysOff ?? [];
  return { ...person, daysOff: [...person.daysOff, ...more] };
}
