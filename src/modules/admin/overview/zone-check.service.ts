import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';

/** The local time that the database computes for an instant in a zone. */
export interface Shown {
  zone: string;
  /** ISO, UTC. */
  at: string;
  /** `YYYY-MM-DD HH:MM` */
  local: string;
}

/**
 * The start of every week from a year ago to two years ahead. That is enough, because a clock change that only one side knows
 * lasts longer than a week.
 */
const SHOWN = `select z.zone, to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, to_char(s.at at time zone z.zone, 'YYYY-MM-DD HH24:MI') as local
  from (select distinct time_zone as zone from property) z
  cross join generate_series(date_trunc('week', $1::timestamptz at time zone 'UTC') at time zone 'UTC' - interval '52 weeks', $1::timestamptz + interval '104 weeks', interval '1 week') s(at)`;

/**
 * The server uses the time zone data of its JavaScript engine, and the database has its own. If only one of them is updated, they
 * disagree about zones whose law has changed: rent, late fees and answers around midnight there are then off by an hour.
 */
@Injectable()
export class ZoneCheck implements OnApplicationBootstrap {
  private readonly log = new Logger('Time zones');
  private readonly formats = new Map<string, Intl.DateTimeFormat>();

  constructor(private readonly scope: Scope) {}

  /** Runs in the background, so that the start doesn't wait for it. */
  onApplicationBootstrap(): void {
    this.scope
      .asSystem('time zone check', () => this.check())
      .catch((error: unknown) => this.log.warn({ err: error }, 'The time zones could not be compared'));
  }

  /** Logs a warning that names all zones in use for which the two sides disagree. */
  @Scheduled('zones.check', '50 2 * * *')
  async check(): Promise<void> {
    const shown = await this.scope.rows<Shown>(SHOWN, [this.scope.clock.now()]);
    const zones = this.firstDifferences(shown);
    if (zones.size > 0)
      this.log.warn(
        { zones: Object.fromEntries(zones) },
        'The server and the database disagree about the time in these zones, from the week of this moment on. Update the time zone data of PostgreSQL or Node.js.',
      );
  }

  /** Returns the zones in use for which the two sides disagree in the years around now. */
  async differing(query: Query, now: Date): Promise<string[]> {
    return this.disagreements(await query<Shown>(SHOWN, [now]));
  }

  disagreements(shown: readonly Shown[]): string[] {
    return [...this.firstDifferences(shown).keys()].sort();
  }

  /** Returns the zones for which the two sides disagree, each with the first moment (ISO, UTC) at which they do. */
  firstDifferences(shown: readonly Shown[]): Map<string, string> {
    const first = new Map<string, string>();
    for (const { zone, at, local } of shown) {
      if (this.localOf(zone, at) === local) continue;
      const known = first.get(zone);
      if (!known || at < known) first.set(zone, at);
    }
    return first;
  }

  private localOf(zone: string, at: string): string | null {
    try {
      return this.formatOf(zone).format(new Date(at)).replace(',', '');
    } catch {
      return null;
    }
  }

  private formatOf(timeZone: string): Intl.DateTimeFormat {
    const known = this.formats.get(timeZone);
    if (known) return known;
    const made = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    this.formats.set(timeZone, made);
    return made;
  }
}
