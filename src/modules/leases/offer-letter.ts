import type { Fact, LetterPen, LetterText } from './letter-pen.js';

export interface OfferRow {
  offeredOn: string;
  startsOn: string;
  endsOn: string | null;
  currentRentCents: number;
  rentCents: number;
  currency: string;
  answerBy: string;
  note: string | null;
}

/** The offer to lease `$1` that hasn't been answered. */
export const OFFER = `select (f.created_at at time zone p.time_zone)::date as "offeredOn", f.starts_on as "startsOn", f.ends_on as "endsOn",
    f.current_rent_cents as "currentRentCents", f.rent_cents as "rentCents", f.currency, f.answer_by as "answerBy", f.note
  from renewal_offer f join lease l on l.id = f.lease_id join property p on p.id = l.property_id
  where f.lease_id = $1 and f.state = 'sent' order by f.created_at desc, f.id desc limit 1`;

/** A renewal offer with lines to answer it by hand: the landlord records such an answer. */
export function offerLetter(row: OfferRow, pen: LetterPen): LetterText {
  const { say, money, day } = pen;
  const answerBy = day(row.answerBy);
  return {
    facts: [
      [say('offer.on'), day(row.offeredOn)],
      [say('rent.present'), money(row.currentRentCents, row.currency)],
      [say('offer.rent'), money(row.rentCents, row.currency)],
      [say('offer.from'), day(row.startsOn)],
      [say('offer.until'), row.endsOn ? day(row.endsOn) : say('monthly')],
      ...(row.note ? [[say('offer.message'), row.note] as Fact] : []),
      [say('offer.answerBy'), answerBy],
      [say('offer.how'), say('offer.howText', { day: answerBy })],
      [say('offer.answer'), say('offer.choices')],
      [say('offer.signature'), `\n${'_'.repeat(44)}`],
    ],
    notes: [say('offer.note', { day: answerBy })],
  };
}
