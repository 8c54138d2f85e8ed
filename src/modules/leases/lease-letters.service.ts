import { Injectable } from '@nestjs/common';
import { languageOf, type Language } from '../../contract/languages.js';
import type { LetterKind } from '../../contract/letter-kinds.js';
import { asOneLine } from '../../contract/one-line.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { fileName } from '../../platform/http/attachment.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { homeAddress } from '../../platform/i18n/written.js';
import { drawFacts, drawHead, drawNotes, drawPdf } from '../../platform/pdf/pdf.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { letterhead } from '../accounts/rules/account-address.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';
import {
  canceledRentLetter,
  CHANGE,
  correctionLetter,
  endLetter,
  endUndoneLetter,
  recordedEndLetter,
  type ChangeRow,
} from './change-letters.js';
import { DEPOSIT, depositFacts, type DepositRow } from './deposit-letter.js';
import { ENTRY, entryLetter, type EntryLetterKind, type EntryRow } from './entry-letter.js';
import { letterPen, type Fact, type LetterPen, type LetterText } from './letter-pen.js';
import { OFFER, offerLetter, type OfferRow } from './offer-letter.js';
import { TenantsService } from './tenants.service.js';
import { LETTER, noticeLetter, rentLetter, type LetterRow } from './terms-letters.js';

export interface AskedLetter {
  language?: Language;
  /** The entry of the ledger that the letter is about; without it the latest that has such a letter. */
  entry?: string;
}

const OF_READER: readonly LetterKind[] = ['notice', 'rent', 'rent_canceled'];

interface Source {
  query: Query;
  leaseId: string;
  pen: LetterPen;
  entry: string | undefined;
}

/** Letters about a lease as PDF, for tenants without an email address and for everyone who wants it on paper. */
@Injectable()
export class LeaseLetters {
  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
    private readonly tenants: TenantsService,
  ) {}

  /**
   * In the requested language. Otherwise tenants read a notice and a change of rent in their language of the moment; every
   * other letter is in the tenant's. The file is named in the language of the reader. 404 for a lease that the actor does not see, and where there is nothing to write about.
   */
  async pdf(leaseId: string, kind: LetterKind, asked: AskedLetter): Promise<{ name: string; bytes: Buffer }> {
    const { row, text, pen } = await this.scope.read(async (query) => {
      const row = orNotFound((await query<LetterRow>(LETTER, [leaseId, this.scope.clock.now()]))[0]);
      const ofReader = (OF_READER.includes(kind) && this.scope.actor.role === 'tenant') || row.language === null;
      const pen = letterPen(
        this.words,
        asked.language ?? languageOf(ofReader ? currentContext().language : row.language),
      );
      return { row, pen, text: await this.text(kind, row, { query, leaseId, pen, entry: asked.entry }) };
    });
    const { say, language } = pen;
    const titled = text.title ?? `${kind}.title`;
    const title = say(titled);
    const forReader = letterPen(this.words, languageOf(currentContext().language));
    const bytes = await drawPdf({ title, language }, (pdf) => {
      drawHead(pdf, title, '');
      drawFacts(pdf, [
        [say('from'), letterhead(row, language)],
        [say('to'), asOneLine(row.tenants ?? '')],
        [say('home'), homeAddress(language, row)],
        ...text.facts,
      ]);
      drawNotes(pdf, text.notes);
    });
    return { name: fileName([forReader.say(titled), homeAddress(forReader.language, row)], 'pdf'), bytes };
  }

  private async text(kind: LetterKind, row: LetterRow, source: Source): Promise<LetterText> {
    const { query, leaseId, pen } = source;
    switch (kind) {
      case 'notice':
        return noticeLetter(row, pen);
      case 'rent':
        return rentLetter(row, pen);
      case 'deposit':
        return this.deposit(source);
      case 'offer':
        return offerLetter(orNotFound((await query<OfferRow>(OFFER, [leaseId]))[0]), pen);
      case 'rent_canceled':
        return canceledRentLetter(orNotFound((await query<ChangeRow>(CHANGE, [leaseId, kind]))[0]), pen);
      case 'end':
        return this.end(row, source);
      case 'end_undone':
        return this.withBalance(
          endUndoneLetter(orNotFound((await query<ChangeRow>(CHANGE, [leaseId, kind]))[0]), pen),
          source,
        );
      case 'correction':
        return this.correction(source);
      default:
        return this.withBalance(await this.aboutEntry(kind, source), source);
    }
  }

  /**
   * The return that the entry is a part of, or the latest. The deposit and its interest equal the sum of what was kept, what was returned and what is still
   * held.
   */
  private async deposit({ query, leaseId, pen, entry }: Source): Promise<LetterText> {
    const row = orNotFound((await query<DepositRow>(DEPOSIT, [leaseId, entry ?? null]))[0]);
    const say: LetterPen['say'] = (id, values) => pen.say(`deposit.${id}`, values);
    // Tenants of one lease don't read where another of them has moved; the landlord prints it for the envelope.
    const sentTo: Fact[] = row.sentTo && this.scope.actor.role === 'landlord' ? [[say('sentTo'), row.sentTo]] : [];
    return { facts: [...sentTo, ...depositFacts(row, { say, language: pen.language })], notes: [say('note')] };
  }

  /** A change of the terms, or of the day that a notice said, tells more than the end itself. */
  private async end(row: LetterRow, source: Source): Promise<LetterText> {
    const { query, leaseId, pen } = source;
    const [change] = await query<ChangeRow>(CHANGE, [leaseId, 'end']);
    const text = change ? endLetter(change, pen) : recordedEndLetter(row, pen);
    return row.state === 'ended' ? this.withBalance(text, source) : text;
  }

  /** A reversed entry, or a change of the lease's terms: the later of the two unless an entry is named. */
  private async correction(source: Source): Promise<LetterText> {
    const { query, leaseId, pen, entry } = source;
    const [change] = entry ? [] : await query<ChangeRow>(CHANGE, [leaseId, 'correction']);
    const [taken] = await query<EntryRow>(ENTRY, [leaseId, 'correction', entry ?? null]);
    // A correction reverses rents and is written after them, so its letter mentions them.
    const text =
      change && !(taken && taken.writtenAt > change.writtenAt)
        ? correctionLetter(change, pen)
        : entryLetter('correction', orNotFound(taken), pen);
    return this.withBalance(text, source);
  }

  private async aboutEntry(kind: EntryLetterKind, { query, leaseId, pen, entry }: Source): Promise<LetterText> {
    return entryLetter(kind, orNotFound((await query<EntryRow>(ENTRY, [leaseId, kind, entry ?? null]))[0]), pen);
  }

  /** What the tenants owe today; a tenant who has left while the others stay sees what they owe themselves. */
  private async withBalance(text: LetterText, { query, leaseId, pen }: Source): Promise<LetterText> {
    const { standing } = await this.tenants.ownStanding(query, leaseId);
    return { ...text, facts: [...text.facts, balanceOf(standing, pen)] };
  }
}

function balanceOf({ balance: { balanceCents }, today, lease }: LeaseStanding, { say, day, money }: LetterPen): Fact {
  const side = balanceCents > 0 ? 'owed' : balanceCents < 0 ? 'credit' : 'even';
  const amount = money(Math.abs(balanceCents), lease.currency);
  return [say('balance.on', { day: day(today) }), say(`balance.${side}`, { amount })];
}
