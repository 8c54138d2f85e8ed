import type { Currency } from '../../contract/currencies.js';
import type { Day } from '../../contract/days.js';
import type { ImportField } from '../../contract/import/fields.js';
import { dayOrderAnswered } from '../../contract/import/questions.js';
import { EMAIL_IN_FILE, splitEmails, splitPhones } from '../../contract/import/split-contacts.js';
import { splitNames } from '../../contract/import/split-names.js';
import { isLanguage, type Language } from '../../contract/languages.js';
import { todayIn } from '../../contract/time-zones.js';
import { isPhone } from '../../platform/phones/phone-number.js';
import { usualLanguage } from '../portfolio/rules/place.js';
import type { LateFeeKind } from '../regions/rules/agreed-terms.js';
import { CellReader, type ImportProblem } from './cell-reader.js';
import { completed, readsLease, type Reading } from './complete-row.js';
import { oldestRentOwed } from './owed-since.js';
import { addressKey, type Portfolio } from './present-portfolio.js';
import { PropertyReader, type PropertyPart } from './property-of-row.js';
import { readAmount, readDueDay, readGraceDays, readHalves, readPercentage, readWhole } from './read-cell.js';
import { dayOrderOf, isOpenEnd, readDate } from './read-date.js';
import type { TableRow } from './read-table.js';

export interface UnitPart {
  label: string;
  bedrooms: number;
  halfBathrooms: number;
  squareFeet: number | null;
  marketRentCents: number | null;
  offline: boolean;
}
export interface LeasePart {
  startsOn: string;
  termEndsOn: string | null;
  rentCents: number;
  dueDay: number;
  lateFeeKind: LateFeeKind;
  lateFeeValue: number;
  lateFeeAfterDays: number;
  /** The column that says what the late fee is. */
  lateFeeIn: 'lateFee' | 'lateFeePercent';
  depositCents: number;
  openingDepositCents: number;
  openingBalanceCents: number;
  /** When the oldest part of it was due; null where no one said, or nothing is owed. */
  openingOwedSince: string | null;
  /** What of the opening balance was paid ahead. */
  prepaymentCents: number;
}
export interface TenantPart {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  language: string;
}
/** A line as far as it was understood. */
export interface CheckedRow {
  line: number;
  property: PropertyPart;
  unit: UnitPart;
  lease: LeasePart | null;
  tenants: TenantPart[];
  /** Columns with a mistake. Their values say nothing about other lines. */
  wrong: ReadonlySet<ImportField | null>;
}

/** A date that has two readings, and how it was read. */
export interface DateRead {
  /** Of the line; empty if it doesn't say. */
  country: string;
  line: number;
  text: string;
  day: string;
}

export const LEASE_COLUMNS = [
  'leaseStart',
  'leaseEnd',
  'rent',
  'dueDay',
  'lateFee',
  'lateFeePercent',
  'graceDays',
  'deposit',
  'depositHeld',
  'openingBalance',
  'owedSince',
  'prepayment',
] as const;
export const TENANT_COLUMNS = ['tenantName', 'firstName', 'lastName', 'email', 'phone'] as const;
const DATES = ['leaseStart', 'leaseEnd', 'owedSince'] as const;
/** Dates of a country that are shown as they were read. */
const DATES_SHOWN = 3;
const PLACED = ['streetNumber', 'street', 'city', 'country', 'region', 'unit'] as const;
const EMAIL_MAX = 254;
const PHONE_MAX = 40;
const NAME_MAX = 80;
/** As many as a lease takes from its form. */
const MOST_TENANTS = 20;
const STATUSES = ['available', 'occupied', 'offline'] as const;

/** Reads the lines of a file one by one. */
export class RowChecker {
  readonly problems: ImportProblem[] = [];
  /** The line of each tenant who was left out because they have no email address. */
  readonly withoutEmail: number[] = [];
  /** The line of each tenant whose language it doesn't say. */
  readonly withoutLanguage: number[] = [];
  /** The first dates of each country that have two readings. */
  readonly dates: DateRead[] = [];
  private readonly properties = new PropertyReader();

  constructor(
    private readonly ownLanguage: Language,
    private readonly reading: Reading,
    private readonly present: Pick<Portfolio, 'properties'>,
  ) {}

  /**
   * The line as far as it was understood, with its mistakes recorded. Null when it names no unit, because other lines
   * can't be compared with it then.
   */
  check(row: TableRow): CheckedRow | null {
    const reader = new CellReader(row.line, row.cells, this.problems);
    const shown = completed(reader, this.reading);
    if (row.tooMany) reader.complain(null, 'too_many_cells');
    const property = this.properties.read(reader);
    const unit = readUnit(reader, property.currency, this.reading);
    const lease = readsLease(reader) ? this.lease(reader, property, shown) : null;
    const tenants = TENANT_COLUMNS.some((column) => reader.has(column)) ? this.tenants(reader, property) : [];
    if (!reader.hasWhole(PLACED)) return null;
    return { line: row.line, property, unit, lease, tenants, wrong: reader.wrong };
  }

  private lease(reader: CellReader, property: PropertyPart, country: string): LeasePart | null {
    const dayFirst = dayOrderAnswered(this.reading, country);
    for (const column of DATES) this.noteDate(country, reader.line, reader.text(column), dayFirst);
    return readLease(reader, property.currency, { ...this.reading, dayFirst, today: this.todayAt(property) });
  }

  /** The day where a home is. A property that is here already may have a time zone of its own. */
  private todayAt(property: PropertyPart): Day | null {
    const { now } = this.reading;
    const { timeZone } = this.present.properties.get(addressKey(property)) ?? property;
    return now ? todayIn(timeZone, now) : null;
  }

  private noteDate(country: string, line: number, text: string, dayFirst: boolean | undefined): void {
    if (dayOrderOf(text) !== 'either') return;
    const read = readDate(text, dayFirst);
    const known = this.dates.filter((date) => date.country === country);
    if (read.ok && known.length < DATES_SHOWN && known.every((date) => date.text !== text))
      this.dates.push({ country, line, text, day: read.value });
  }

  /** One tenant by their own columns, or as many as a cell names, with addresses and numbers in their order. */
  private tenants(reader: CellReader, { country, region }: PropertyPart): TenantPart[] {
    const said = reader.oneOf('language', isLanguage);
    const language = said ?? this.reading.language ?? usualLanguage(country, region) ?? this.ownLanguage;
    const tenants = this.named(reader, country, language);
    if (!said) this.withoutLanguage.push(...tenants.map(() => reader.line));
    return tenants;
  }

  private named(reader: CellReader, country: string, language: string): TenantPart[] {
    if (reader.has('firstName') || reader.has('lastName') || !reader.has('tenantName')) {
      const name = { firstName: reader.text('firstName'), lastName: reader.text('lastName') };
      return this.tenant(reader, name, { email: reader.text('email'), phone: reader.text('phone'), country, language });
    }
    const people =
      this.reading.splitNames === false
        ? splitNames(reader.text('tenantName')).slice(0, 1)
        : splitNames(reader.text('tenantName'));
    if (people.length > MOST_TENANTS) {
      reader.complain('tenantName', 'too_long');
      return [];
    }
    const [emails, phones] = [splitEmails(reader.text('email')), splitPhones(reader.text('phone'), people.length)];
    return people.flatMap((name, at) =>
      this.tenant(reader, name, { email: emails[at] ?? '', phone: phones[at] ?? '', country, language }),
    );
  }

  /** One tenant, or null when something is missing or wrong. A wrong phone number alone does not remove the tenant. */
  private tenant(
    reader: CellReader,
    name: { firstName: string; lastName: string },
    { email, phone, country, language }: Contact,
  ): TenantPart[] {
    const inOne = reader.has('tenantName');
    if (!email && this.reading.withoutEmail === 'leave_out' && (inOne || !reader.has('email'))) {
      this.withoutEmail.push(reader.line);
      return [];
    }
    const needed = this.reading.withoutEmail === 'complain' ? { ...name, email } : name;
    const missing = Object.entries(needed)
      .filter(([, text]) => !text)
      .map(([column]) => column as ImportField);
    const at = (column: ImportField) => (inOne && column !== 'email' ? 'tenantName' : column);
    for (const column of missing)
      reader.complain(at(column), 'tenant_incomplete', inOne ? reader.text('tenantName') : undefined);
    const long = name.firstName.length > NAME_MAX || name.lastName.length > NAME_MAX;
    if (long) reader.complain('tenantName', 'too_long');
    const { reachable, callable } = readContact(reader, email, phone, country);
    if (missing.length > 0 || long || !reachable) return [];
    return [{ ...name, email: email || null, phone: callable ? phone : null, language }];
  }
}

/** Whether the email address and the phone number are valid or empty. Records a mistake for one that is neither. */
function readContact(
  reader: CellReader,
  email: string,
  phone: string,
  country: string,
): { reachable: boolean; callable: boolean } {
  const reachable = email === '' || (email.length <= EMAIL_MAX && EMAIL_IN_FILE.test(email));
  if (!reachable) reader.complain('email', 'email', email);
  const callable = phone !== '' && phone.length <= PHONE_MAX && isPhone(phone, country);
  if (phone && !callable) reader.complain('phone', 'phone', phone);
  return { reachable, callable };
}

interface Contact {
  email: string;
  phone: string;
  country: string;
  language: string;
}

function readUnit(reader: CellReader, money: Currency, { decimalMark: mark }: Reading): UnitPart {
  return {
    label: reader.required('unit'),
    bedrooms: reader.optional('bedrooms', (text) => readWhole(text, 0, 50)) ?? 0,
    halfBathrooms: reader.optional('bathrooms', readHalves) ?? 2,
    squareFeet: reader.optional('squareFeet', (text) => readWhole(text, 1, 1_000_000)),
    marketRentCents: reader.optional('marketRent', (text) => readAmount(text, money, { mark })),
    offline: reader.oneOf('status', isStatus) === 'offline',
  };
}

/** How the lease of one line is read. */
interface LeaseReading extends Pick<Reading, 'decimalMark' | 'negativeBalance' | 'balanceAge' | 'depositsHeld'> {
  dayFirst: boolean | undefined;
  today: Day | null;
}

function readLease(reader: CellReader, money: Currency, reading: LeaseReading): LeasePart | null {
  const { decimalMark: mark, dayFirst, negativeBalance, today } = reading;
  const amount = (column: ImportField, signed = false) =>
    reader.optional(column, (text) => readAmount(text, money, { signed, mark }));
  const date = (column: ImportField) => reader.optional(column, (text) => readDate(text, dayFirst));
  for (const column of ['leaseStart', 'rent'] as const)
    if (!reader.text(column)) reader.complain(column, 'lease_incomplete');
  const [startsOn, termEndsOn, rentCents] = [
    date('leaseStart'),
    isOpenEnd(reader.text('leaseEnd')) ? null : date('leaseEnd'),
    amount('rent'),
  ];
  if (rentCents === 0) reader.complain('rent', 'zero_rent');
  const mixed = mixedOrder(reader, dayFirst);
  if (mixed) reader.complain(mixed, 'mixed_day_orders');
  else if (startsOn && termEndsOn && termEndsOn < startsOn) reader.complain('leaseEnd', 'end_before_start');
  const prepaymentCents = Math.abs(amount('prepayment', true) ?? 0);
  const rest = {
    prepaymentCents,
    dueDay: reader.optional('dueDay', readDueDay) ?? 1,
    ...readLateFee(reader, amount),
    depositCents: amount('deposit') ?? 0,
    openingDepositCents: amount('depositHeld') ?? 0,
    openingBalanceCents:
      (amount('openingBalance', true) ?? 0) * (negativeBalance === 'owed' ? -1 : 1) - prepaymentCents,
  };
  const since = date('owedSince');
  if (since && today && since > today) reader.complain('owedSince', 'owed_in_future');
  return startsOn && rentCents
    ? withAnswers(reader, { startsOn, termEndsOn, rentCents, ...rest }, since, reading)
    : null;
}

/** An amount, or a share of the rent where the cell has a percent sign or the column is for shares. */
function readLateFee(
  reader: CellReader,
  amount: (column: ImportField) => number | null,
): Pick<LeasePart, 'lateFeeKind' | 'lateFeeValue' | 'lateFeeAfterDays' | 'lateFeeIn'> {
  const shared = reader.text('lateFee').includes('%');
  const flat = (shared ? reader.optional('lateFee', readPercentage) : amount('lateFee')) ?? 0;
  const share = reader.optional('lateFeePercent', readPercentage) ?? 0;
  const days = reader.optional('graceDays', readGraceDays) ?? 0;
  if (flat > 0 && share > 0) reader.complain('lateFeePercent', 'two_late_fees');
  const lateFeeIn = flat > 0 ? 'lateFee' : 'lateFeePercent';
  if (flat === 0 && share === 0) return { lateFeeKind: 'none', lateFeeValue: 0, lateFeeAfterDays: 0, lateFeeIn };
  const lateFeeKind = flat > 0 && !shared ? 'fixed' : 'percent';
  return { lateFeeKind, lateFeeValue: flat || share, lateFeeAfterDays: days, lateFeeIn };
}

/** What the line doesn't say itself about the deposit and the age of the balance, by the answers for the whole file. */
function withAnswers(
  reader: CellReader,
  lease: Omit<LeasePart, 'openingOwedSince'>,
  since: string | null,
  { balanceAge, depositsHeld, today }: LeaseReading,
): LeasePart {
  const held = depositsHeld === 'held' && !reader.has('depositHeld') && today !== null && lease.startsOn <= today;
  const byRents = balanceAge === 'rents' && today ? oldestRentOwed(lease, today) : null;
  return {
    ...lease,
    ...(held && { openingDepositCents: lease.depositCents }),
    openingOwedSince: lease.openingBalanceCents > 0 ? (since ?? byRents) : null,
  };
}

/**
 * A line has one order of day and month. If its dates are read in two, the one that has another reading is most likely read
 * wrong: that column, or null.
 */
function mixedOrder(reader: CellReader, dayFirst: boolean | undefined): (typeof DATES)[number] | null {
  const usual = dayFirst === undefined ? null : dayFirst ? 'day' : 'month';
  const dates = DATES.map((column) => ({ column, order: dayOrderOf(reader.text(column)) }));
  const read = new Set(dates.map(({ order }) => (order === 'either' ? usual : order)).filter(Boolean));
  if (read.size < 2) return null;
  const last = dates.findLast(({ order }) => order !== null);
  return (dates.find(({ order }) => order === 'either') ?? last)?.column ?? null;
}

function isStatus(value: string): value is (typeof STATUSES)[number] {
  return STATUSES.some((status) => status === value);
}
