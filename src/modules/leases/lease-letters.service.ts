import { Injectable } from '@nestjs/common';
import { day } from '../../contract/days.js';
import { languageOf, type Language } from '../../contract/languages.js';
import { NOTICE_REASONS } from '../../contract/notice-reasons.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { drawFacts, drawHead, drawNotes, drawPdf } from '../../platform/pdf/pdf.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { landlordForm } from '../regions/rules/notice-form.js';
import { regionLawAt, type Place } from '../regions/rules/region-law.js';
import { DEPOSIT, depositFacts, type DepositRow } from './deposit-letter.js';
import type { LetterKind } from './letter-kinds.js';

interface LetterRow extends Place {
  landlord: string;
  tenants: string;
  language: string | null;
  home: string;
  currency: string;
  rentCents: number;
  noticeBy: string | null;
  noticeReason: string | null;
  noticeGivenOn: string | null;
  endsOn: string | null;
  next: { startsOn: string; rentCents: number; noticeOn: string | null } | null;
}

/** `$2` is now: a change of rent has a letter until it starts, and for a year after that. */
const LETTER = `select a.name as landlord, string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at) as tenants,
    (array_agg(t.language order by t.created_at))[1] as language, p.country, p.region, p.city,
    concat_ws(', ', p.street_number || ' ' || p.street, u.label, p.city, p.region || ' ' || p.postal_code) as home,
    l.currency, coalesce((select b.rent_cents from lease_term b where b.lease_id = l.id and b.starts_on < n.starts_on order by b.starts_on desc limit 1), l.rent_cents)::bigint as "rentCents",
    l.notice_by as "noticeBy", l.notice_reason as "noticeReason", l.notice_given_on as "noticeGivenOn", l.ends_on as "endsOn",
    case when n.id is not null then json_build_object('startsOn', n.starts_on, 'rentCents', n.rent_cents, 'noticeOn', n.notice_on) end as next
  from lease l join account a on a.id = l.account_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  left join lease_tenant t on t.lease_id = l.id
  left join lateral (select * from lease_term where lease_id = l.id and not tenant_accepted and notice_on is not null
    and starts_on > ($2::timestamptz at time zone p.time_zone)::date - 365 order by starts_on desc limit 1) n on true
  where l.id = $1 group by a.name, l.id, p.id, u.id, n.id, n.starts_on, n.rent_cents, n.notice_on`;

/** Letters about a lease as PDF: the landlord's notice to leave, a change of rent, the return of the deposit. */
@Injectable()
export class LeaseLetters {
  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
  ) {}

  /** In the language that is asked for; else that of the reader, and of the tenant for what goes to them with money. 404 for a lease that the actor does not see, and where there is nothing to write about. */
  async pdf(leaseId: string, kind: LetterKind, asked?: Language): Promise<{ name: string; bytes: Buffer }> {
    const row = orNotFound((await this.scope.rows<LetterRow>(LETTER, [leaseId, this.scope.clock.now()]))[0]);
    const language = asked ?? languageOf(kind === 'deposit' ? row.language : currentContext().language);
    const facts =
      kind === 'notice'
        ? this.notice(row, language)
        : kind === 'rent'
          ? this.rent(row, language)
          : await this.deposit(leaseId, language);
    const say = (id: string) => this.words.text(language, `landlords.letters.${id}`);
    const bytes = await drawPdf({ title: say(`${kind}.title`), language }, (pdf) => {
      drawHead(pdf, say(`${kind}.title`), '');
      drawFacts(pdf, [[say('from'), row.landlord], [say('to'), row.tenants ?? ''], [say('home'), row.home], ...facts]);
      drawNotes(pdf, [say(`${kind}.note`)]);
    });
    return { name: `${kind}-letter.pdf`, bytes };
  }

  /** The latest return. Held and interest are what was kept, what went back and what is still held. */
  private async deposit(leaseId: string, language: Language): Promise<[string, string][]> {
    const [row] = await this.scope.rows<DepositRow>(DEPOSIT, [leaseId]);
    if (!row) throw notThere();
    return depositFacts(row, {
      say: (id, values) => this.words.text(language, `landlords.letters.deposit.${id}`, values),
      language,
    });
  }

  private notice(row: LetterRow, language: Language): [string, string][] {
    const { noticeBy, noticeReason, noticeGivenOn, endsOn } = row;
    if (noticeBy !== 'landlord') throw notThere();
    const say = (id: string) => this.words.text(language, `landlords.letters.${id}`);
    return [
      [say('notice.givenOn'), dayText(language, noticeGivenOn ?? '')],
      [say('notice.lastDay'), dayText(language, endsOn ?? '')],
      [say('notice.reason'), say(`notice.reasons.${noticeReason ?? 'other'}`)],
      ...this.form(row, language),
    ];
  }

  /** The form that the region asks for, and where it is: the letter doesn't replace it. */
  private form({ noticeReason, endsOn, ...place }: LetterRow, language: Language): [string, string][] {
    const reason = NOTICE_REASONS.find((known) => known === noticeReason) ?? 'other';
    const form = endsOn ? landlordForm(regionLawAt(place), reason, day(endsOn)) : null;
    if (!form) return [];
    const say = (id: string) => this.words.text(language, `landlords.letters.notice.${id}`);
    const parts = [form.name ?? say('formUnnamed'), form.page, form.mustCheck && say('formCheck')];
    return [[say('form'), parts.filter(Boolean).join('\n')]];
  }

  private rent({ rentCents, currency, next }: LetterRow, language: Language): [string, string][] {
    if (!next) throw notThere();
    const say = (id: string) => this.words.text(language, `landlords.letters.${id}`);
    return [
      [say('rent.noticeOn'), dayText(language, next.noticeOn ?? '')],
      [say('rent.present'), amountText(language, rentCents, currency)],
      [say('rent.next'), amountText(language, next.rentCents, currency)],
      [say('rent.from'), dayText(language, next.startsOn)],
    ];
  }
}

const notThere = () => new Problem('not_found');
