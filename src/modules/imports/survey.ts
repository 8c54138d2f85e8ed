import { importValueOf, IMPORT_VALUES } from '../../contract/import-values.js';
import { DEFAULTED, type DefaultedColumn, type ImportField } from '../../contract/import/fields.js';
import {
  BALANCE_AGES,
  dayOrderAnswered,
  DEPOSITS_HELD,
  LEAVE_LINE_OUT,
  VALUES_ASKED,
  type ImportMapping,
  type ImportQuestion,
  type ImportQuestionKind,
  WITHOUT_EMAIL,
} from '../../contract/import/questions.js';
import { splitAddress } from '../../contract/import/split-address.js';
import { splitEmails } from '../../contract/import/split-contacts.js';
import { splitNames } from '../../contract/import/split-names.js';
import { splitStreet } from '../../contract/import/split-street.js';
import { todayIn } from '../../contract/time-zones.js';
import { CellReader } from './cell-reader.js';
import { completed, headIsUnit, isLeftOut, type Reading } from './complete-row.js';
import { countryOf } from './country-of-row.js';
import { decimalMarkOf } from './read-cell.js';
import { dayOrderOf, readDate } from './read-date.js';
import type { TableRow } from './read-table.js';

const AMOUNTS = [
  'marketRent',
  'rent',
  'deposit',
  'depositHeld',
  'openingBalance',
  'prepayment',
  'lateFee',
  'lateFeePercent',
] as const;
const DATES = ['leaseStart', 'leaseEnd', 'owedSince'] as const;
/** Where a day begins first. */
const EARLIEST_ZONE = 'Pacific/Kiritimati';
/** Unknown values of a column that are asked; a column with more is another column. */
const VALUES_MAX = 12;
const SHOWN_MAX = 60;
/** What is assumed where the file does not say. It is suggested, so that one click answers the question. */
const USUAL: Partial<Record<DefaultedColumn, string>> = { propertyType: 'apartment', dueDay: '1', unit: '1' };

/** A count, with the first line and value that it is about. */
class Tally {
  count = 0;
  line = 0;
  readonly examples: string[] = [];

  add(line: number, example: string): void {
    if (this.count === 0) this.line = line;
    this.count += 1;
    const shown = example.slice(0, SHOWN_MAX);
    if (
      this.examples.length < VALUES_MAX &&
      !this.examples.some((known) => known.toLowerCase() === shown.toLowerCase())
    )
      this.examples.push(shown);
  }
}

/** Reads all lines to find the open questions of the whole file. Questions that its values answer aren't asked. */
export class Survey {
  private readonly tallies = new Map<string, Tally>();
  private readonly places = new Map<string, number>();
  /** Of the lines with dates in which day and month could change places. */
  private readonly countries = new Set<string>();

  constructor(
    rows: readonly TableRow[],
    private readonly mapping: ImportMapping,
    private readonly reading: Reading,
  ) {
    for (const row of rows) if (!isLeftOut(row, reading)) this.look(row);
  }

  /** How the lines are read, with what the values themselves decide. */
  settled(): Reading {
    const { decimalMark } = this.reading;
    const [point, comma] = [this.has('point'), this.has('comma')];
    const mark = decimalMark ?? (point === comma ? undefined : point ? 'point' : 'comma');
    const dayFirstIn = [...this.countries].flatMap((country) => {
      const dayFirst = dayOrderAnswered(this.reading, country) ?? this.dayFirstShown(country);
      return dayFirst === undefined ? [] : [{ country, dayFirst }];
    });
    return { ...this.reading, dayFirstIn, ...(mark && { decimalMark: mark }) };
  }

  /** What is still to be asked, each kind once. */
  questions(): ImportQuestion[] {
    const settled = this.settled();
    return [
      ...this.dayOrders(),
      ...(settled.decimalMark === undefined && this.has('point') && this.has('comma')
        ? this.ask('decimal_mark', null, 'comma', () => ['point', 'comma'])
        : []),
      ...(this.reading.unitFirst === undefined
        ? this.ask(
            'unit_first',
            this.field('address') ?? 'street',
            'unclear',
            () => ['unit', 'number'],
            this.mostly() === 'CA' ? 'unit' : null,
          )
        : []),
      ...(this.reading.negativeBalance === undefined && !this.has('positive')
        ? this.ask('negative_balance', 'openingBalance', 'negative', () => ['paid_ahead', 'owed'])
        : []),
      ...(this.reading.balanceAge === undefined
        ? this.ask('balance_age', 'openingBalance', 'without age', () => [...BALANCE_AGES])
        : []),
      ...(this.reading.depositsHeld === undefined
        ? this.ask('deposits_held', 'deposit', 'deposit', () => [...DEPOSITS_HELD])
        : []),
      ...DEFAULTED.filter((column) => !this.reading.defaults?.[column]).flatMap((column) =>
        this.ask(
          'missing',
          column,
          `missing ${column}`,
          () => choicesOf(column),
          column === 'country' ? this.mostly() : (USUAL[column] ?? null),
        ),
      ),
      ...VALUES_ASKED.flatMap((column) =>
        this.ask('values', column, `value ${column}`, () => [
          ...choicesOf(column),
          ...(column === 'status' ? [LEAVE_LINE_OUT] : []),
        ]),
      ),
      ...(this.reading.withoutEmail === undefined
        ? this.ask('no_email', 'email', 'no email', () => [...WITHOUT_EMAIL], 'on_paper')
        : []),
    ];
  }

  /**
   * Which of day and month comes first: once for the whole file, unless its dates show it. Dates of several countries are asked
   * about country by country, as each usually has an order of its own.
   */
  private dayOrders(): ImportQuestion[] {
    const several = this.countries.size > 1;
    return [...this.countries].flatMap((country) => {
      const shown = this.dayFirstShown(country);
      if (dayOrderAnswered(this.reading, country) !== undefined || (!several && shown !== undefined)) return [];
      const suggested = shown === undefined ? null : shown ? 'day' : 'month';
      const asked = this.ask('day_order', 'leaseStart', `either ${country}`, (example) => orders(example), suggested);
      return asked.map((question) => ({ ...question, country: several ? country : null }));
    });
  }

  /** The order that all dates of a country show that can be read in one order only. */
  private dayFirstShown(country: string): boolean | undefined {
    const [day, month] = [this.has(`day ${country}`), this.has(`month ${country}`)];
    return day === month ? undefined : day;
  }

  private look(row: TableRow): void {
    const reader = new CellReader(row.line, row.cells, []);
    this.lookAtAddress(reader, row.line);
    const country = completed(reader, { ...this.reading, defaults: {} });
    for (const column of DATES) this.noteOrder(country, row.line, reader.text(column));
    for (const column of AMOUNTS) this.note(decimalMarkOf(reader.text(column)), row.line, reader.text(column));
    const balance = reader.text('openingBalance');
    if (/[1-9]/.test(balance)) this.note(/[-−(]/.test(balance) ? 'negative' : 'positive', row.line, balance);
    const isOwed = /[-−(]/.test(balance) === (this.reading.negativeBalance === 'owed');
    if (/[1-9]/.test(balance) && isOwed && !reader.has('owedSince')) this.note('without age', row.line, balance);
    const deposit = reader.text('deposit');
    if (/[1-9]/.test(deposit) && !reader.has('depositHeld') && this.mayHaveBegun(reader.text('leaseStart')))
      this.note('deposit', row.line, deposit);
    for (const column of VALUES_ASKED)
      if (reader.text(column) && importValueOf(column, reader.text(column)) === null)
        this.note(`value ${column}`, row.line, reader.text(column));
    this.lookForMissing(reader, row.line);
  }

  private lookAtAddress(reader: CellReader, line: number): void {
    const [address, street] = [reader.text('address'), reader.text('street')];
    const text = address || street;
    if (!text || this.mapping.splitAddress === false || headIsUnit(text, reader.text('unit'))) return;
    const { unclear } = address ? splitAddress(address) : splitStreet(street);
    if (unclear) this.note('unclear', line, text);
  }

  private lookForMissing(reader: CellReader, line: number): void {
    const has = (column: ImportField) => reader.has(column);
    for (const column of DEFAULTED) {
      const needed = column !== 'dueDay' || has('leaseStart');
      if (needed && !has(column))
        this.note(`missing ${column}`, line, reader.text('propertyName') || reader.text('street'));
    }
    const country = countryOf(reader.text('region'), reader.text('postalCode'));
    if (country) this.places.set(country, (this.places.get(country) ?? 0) + 1);
    const people = has('tenantName')
      ? splitNames(reader.text('tenantName')).slice(0, this.mapping.splitNames === false ? 1 : undefined).length
      : Number(has('lastName'));
    if (people > splitEmails(reader.text('email')).length)
      this.note(
        'no email',
        line,
        reader.text('tenantName') || `${reader.text('firstName')} ${reader.text('lastName')}`,
      );
  }

  /** By either reading of its first day, wherever the home is. */
  private mayHaveBegun(start: string): boolean {
    const { now } = this.reading;
    return [true, false].some((dayFirst) => {
      const read = readDate(start, dayFirst);
      return !now || (read.ok && read.value <= todayIn(EARLIEST_ZONE, now));
    });
  }

  private noteOrder(country: string, line: number, text: string): void {
    const order = dayOrderOf(text);
    if (order === null) return;
    this.countries.add(country);
    this.note(`${order} ${country}`, line, text);
  }

  private note(kind: string | null, line: number, example: string): void {
    if (kind === null) return;
    const tally = this.tallies.get(kind) ?? new Tally();
    this.tallies.set(kind, tally);
    tally.add(line, example);
  }

  private ask(
    kind: ImportQuestionKind,
    column: ImportField | null,
    about: string,
    choices: (example: string) => string[],
    suggested: string | null = null,
  ): ImportQuestion[] {
    const tally = this.tallies.get(about);
    if (!tally) return [];
    return [
      {
        kind,
        column,
        country: null,
        count: tally.count,
        line: tally.line,
        examples: kind === 'values' ? tally.examples : tally.examples.slice(0, 3),
        choices: choices(tally.examples[0] ?? ''),
        suggested,
      },
    ];
  }

  private has(kind: string): boolean {
    return this.tallies.has(kind);
  }

  private field(field: ImportField): ImportField | null {
    return this.mapping.columns.some((column) => column.field === field) ? field : null;
  }

  /** The country to which the regions and postal codes point. */
  private mostly(): string | null {
    return [...this.places].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
  }
}

/** The day that an example is in either order. */
function orders(example: string): string[] {
  return [true, false].flatMap((dayFirst) => {
    const read = readDate(example, dayFirst);
    return read.ok ? [read.value] : [];
  });
}

function choicesOf(column: ImportField): string[] {
  return column in IMPORT_VALUES ? IMPORT_VALUES[column as keyof typeof IMPORT_VALUES].map(({ value }) => value) : [];
}
