import { IsIn, IsString, Length } from 'class-validator';
import { trimmed } from '../../platform/http/trimmed.js';

export const SEARCH_KINDS = [
  'property',
  'unit',
  'tenant',
  'lease',
  'request',
  'payment',
  'document',
  'ticket',
  'person',
  'lead',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export class SearchQuery {
  /** Words that must all occur, in any order; an amount or a receipt number finds payments, #1042 a ticket. */
  @trimmed
  @IsString()
  @Length(2, 100)
  q: string;
}

/** Something that was found. What a kind doesn't have is null. */
export class SearchHitResponse {
  @IsIn(SEARCH_KINDS) kind: SearchKind;
  id: string;
  /** A name: of the property, the people, the request, the payer, the document, the subject of a ticket, the person, the lead; the label of a unit. */
  title: string | null;
  streetNumber: string | null;
  street: string | null;
  unitLabel: string | null;
  city: string | null;
  /** Of leases (also those of tenants), requests, payments, tickets and leads; the role of a person. */
  state: string | null;
  amountCents: number | null;
  currency: string | null;
  /** When it was paid, or the request, ticket or lead was made. */
  day: string | null;
  /** The lease of a payment, the unit of a document; for staff and admins, the account of a property, unit or lease. */
  parentId: string | null;
  /** Of a ticket. */
  number: string | null;
  /** Who asks in a ticket; the company or address of a lead, the address of a person; for staff and admins, the name of the account of a property, unit or lease. */
  person: string | null;
}
