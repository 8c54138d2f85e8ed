import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import pg from 'pg';
import { INVOICE_LINES_MAX, LINE_TAXES_MAX } from '../../src/contract/invoices.js';
import { InvoiceLineBody, LineTaxBody, SaveInvoiceRequest } from '../../src/modules/invoices/invoice.dto.js';
import { LateFeeTerms } from '../../src/modules/leases/lease.dto.js';
import { DepositDeduction } from '../../src/modules/ledger/ledger.dto.js';
import { NewListingRequest } from '../../src/modules/listings/own-listing.dto.js';
import { ListingAnswer, NewListingQuestion } from '../../src/modules/listings/question.dto.js';
import { MaintenanceScheduleBody } from '../../src/modules/maintenance/maintenance-schedule.dto.js';
import { NewLeaseMessage } from '../../src/modules/messages/message.dto.js';
import { movingTables, type Moving } from '../../src/modules/moving/moved-sql.js';
import { rulesOf } from '../../src/modules/moving/values/column-rules.js';
import { SaveOnCallRequest } from '../../src/modules/on-call/on-call.dto.js';
import { CreatePropertyRequest } from '../../src/modules/portfolio/property.dto.js';
import { CreateUnitRequest } from '../../src/modules/portfolio/unit.dto.js';
import { UpdateProfileRequest } from '../../src/modules/profiles/profile.dto.js';
import { BoardPostChange, NewBoardInterest } from '../../src/modules/service-requests/board/board.dto.js';
import { NewRepairQuote } from '../../src/modules/service-requests/quote.dto.js';
import { ChangeOwnRating } from '../../src/modules/service-requests/ratings/own-rating.dto.js';
import {
  NewOffer,
  NewServiceRequest,
  OfferAnswer,
  ServiceRequestChange,
} from '../../src/modules/service-requests/request.dto.js';
import { NewRequestLine } from '../../src/modules/service-requests/talk/talk.dto.js';
import { NewSupplierMessage } from '../../src/modules/suppliers/chat.dto.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

type Dto = new () => object;

/** What people enter, and the column that keeps it. */
const ENTERED: readonly [column: string, dto: Dto, field: string][] = [
  ['app_user.additional_notes', UpdateProfileRequest, 'additionalNotes'],
  ['property.year_built', CreatePropertyRequest, 'yearBuilt'],
  ['unit.bedrooms', CreateUnitRequest, 'bedrooms'],
  ['unit.square_feet', CreateUnitRequest, 'squareFeet'],
  ['unit.market_rent_cents', CreateUnitRequest, 'marketRentCents'],
  ['lease.late_fee_value', LateFeeTerms, 'lateFeeValue'],
  ['lease.late_fee_after_days', LateFeeTerms, 'lateFeeAfterDays'],
  ['service_request.description', NewServiceRequest, 'description'],
  ['service_request.cost_cents', ServiceRequestChange, 'costCents'],
  ['service_request.rating_note', ServiceRequestChange, 'ratingNote'],
  ['service_request.rating_note', ChangeOwnRating, 'note'],
  ['request_event.note', ServiceRequestChange, 'note'],
  ['request_event.note', NewRequestLine, 'message'],
  ['offer.note', NewOffer, 'note'],
  ['offer.budget_cents', NewOffer, 'budgetCents'],
  ['offer.answer_minutes', NewOffer, 'answerMinutes'],
  ['offer.price_cents', OfferAnswer, 'amountCents'],
  ['offer.decline_reason', OfferAnswer, 'reason'],
  ['quote.note', NewRepairQuote, 'note'],
  ['board_post.description', BoardPostChange, 'description'],
  ['board_post.budget_cents', BoardPostChange, 'budgetCents'],
  ['board_interest.note', NewBoardInterest, 'note'],
  ['supplier_message.message', NewSupplierMessage, 'message'],
  ['lease_message.message', NewLeaseMessage, 'message'],
  ['listing.description', NewListingRequest, 'description'],
  ['listing_question.message', NewListingQuestion, 'message'],
  ['listing_question.answer', ListingAnswer, 'answer'],
  ['invoice.due_days', SaveInvoiceRequest, 'dueDays'],
  ['maintenance_schedule.every_months', MaintenanceScheduleBody, 'everyMonths'],
  ['maintenance_schedule.lead_days', MaintenanceScheduleBody, 'leadDays'],
  ['on_call_list.step_minutes', SaveOnCallRequest, 'stepMinutes'],
];

const limitsOf = (dto: Dto, field: string) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(dto, '', true, false)
    .filter(({ propertyName }) => propertyName === field)
    .map(({ name, constraints }) => [name, constraints ?? []] as [string | undefined, number[]]);

/** The longest text that a DTO takes, of letters, of emojis and with marks of other programs; or its smallest and largest number. */
function widestOf(dto: Dto, field: string): (string | number)[] {
  return limitsOf(dto, field).flatMap<string | number>(([name, [first = 0, second = 0]]) => {
    if (name === 'max' || name === 'min') return [first];
    const most = name === 'maxLength' ? first : name === 'isLength' ? second : 0;
    return most === 0
      ? []
      : ['x'.repeat(most), '❤️'.repeat(most), '👷🏽'.repeat(most >> 1), `${'\u000b'.repeat(most - 2)}\r\n`];
  });
}

describe('the values of an account that moves', () => {
  let database: TestDatabase;
  let tables: Moving[];
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    tables = await movingTables(async (text, values) => (await client.query(text, values)).rows);
    await client.end();
  });
  afterAll(() => database.drop());

  const accepts = (column: string, value: unknown): boolean => {
    const [name, of] = column.split('.');
    const table = tables.find((one) => one.name === name);
    const rule = table && rulesOf(table).get(of ?? '');
    if (!rule) throw new Error(`no rule for ${column}`);
    return rule(value, Date.parse('2026-11-30T12:00:00Z'));
  };

  it('are never refused by a narrower limit than that of the form', () => {
    const refused = ENTERED.flatMap(([column, dto, field]) => {
      const widest = widestOf(dto, field);
      expect([column, widest.length]).not.toEqual([column, 0]);
      return widest
        .filter((value) => !accepts(column, value))
        .map((value) => `${column}: ${String(value).slice(0, 20)}`);
    });
    expect(refused).toEqual([]);
  });

  it('in JSON are as long as forms take them', () => {
    const [taxName = ''] = widestOf(LineTaxBody, 'name') as string[];
    for (const description of widestOf(InvoiceLineBody, 'description')) {
      const taxes = Array.from({ length: LINE_TAXES_MAX }, () => ({ name: taxName, rateThousandths: 9975 }));
      const line = { description, quantityThousandths: 1000, unitCents: 0, taxes };
      expect(
        accepts(
          'invoice.lines',
          Array.from({ length: INVOICE_LINES_MAX }, () => line),
        ),
      ).toBe(true);
    }
    for (const label of widestOf(DepositDeduction, 'label'))
      expect(accepts('deposit_return.deductions', [{ label, amountCents: 1, documents: [] }])).toBe(true);
    for (const step of widestOf(MaintenanceScheduleBody, 'checklist').filter((one) => typeof one === 'string'))
      expect(accepts('maintenance_schedule.checklist', [step])).toBe(true);
    expect(accepts('lease_change.before', { endsOn: '2027-01-31' })).toBe(true);
    expect(accepts('lease_change.after', { endsOn: null })).toBe(true);
  });

  it('are as far ahead as the product takes appointments, and addresses as files have them', () => {
    for (const column of [
      'service_request.scheduled_for',
      'offer.proposed_for',
      'appointment_reminder.scheduled_for',
    ]) {
      expect(accepts(column, '2200-01-01T13:59:00+00:00')).toBe(true);
      expect(accepts(column, '2201-01-01T00:00:00+00:00')).toBe(false);
    }
    expect(accepts('lease_tenant.email', 'ana..b@my_home.example')).toBe(true);
    expect(accepts('lease_tenant.email', 'no address')).toBe(false);
    expect(accepts('listing.search_text', '½ 한국어 '.normalize('NFKD').repeat(1000))).toBe(true);
  });

  it('are phone numbers as long as forms take them, and no longer', () => {
    const phones = tables.flatMap(({ name, all }) =>
      all.filter((column) => column.endsWith('phone')).map((column) => `${name}.${column}`),
    );
    expect(phones.length).toBeGreaterThan(7);
    const most = `+1 514 555 0199 poste ${'9'.repeat(18)}`;
    expect(most).toHaveLength(40);
    expect(phones.filter((column) => !accepts(column, most))).toEqual([]);
    expect(phones.filter((column) => accepts(column, `${most}9`))).toEqual([]);
  });

  it('that papers print between other lines have no lines of their own', () => {
    const sender = {
      address: null,
      phone: null,
      email: null,
      eTransfer: null,
      checkPayableTo: 'Äpfel & Söhne',
      bankDetails: '1 2 3\n4',
    };
    expect(accepts('invoice.sender', sender)).toBe(true);
    expect(accepts('invoice.sender', { ...sender, checkPayableTo: 'Äpfel\nPay to: 9' })).toBe(false);
  });
});
