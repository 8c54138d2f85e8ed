import { IsEmail, IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LISTING_LIMITS } from '../../contract/listing-options.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import type { ListingQuestion } from './listing-question.entity.js';

const CODES = LANGUAGES.map(({ code }) => code);

/** "Ask about this home". */
export class NewListingQuestion {
  @trimmed @IsString() @Length(1, 80) @nameLine name: string;
  @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email: string;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @trimmed @IsString() @Length(1, LISTING_LIMITS.question) message: string;
  /** Language of the page; the answer comes in it. */
  @IsOptional() @IsIn(CODES) language?: Language;
  /** A honeypot that only programs see. A question that fills it in is discarded. */
  @IsOptional() @IsString() @MaxLength(500) website?: string;
}

export class QuestionReceived {
  received: boolean;
}

export class ListingAnswer {
  @trimmed @IsString() @Length(1, LISTING_LIMITS.answer) answer: string;
}

/** A question as the landlord reads it. */
export class ListingQuestionResponse {
  id: string;
  listingId: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  @IsIn(CODES) language: string;
  answer: string | null;
  answeredAt: string | null;
  createdAt: string;
  version: number;
}

export function toQuestion(question: ListingQuestion): ListingQuestionResponse {
  const {
    id,
    listingId,
    name,
    email,
    phone = null,
    message,
    language,
    answer = null,
    answeredAt,
    createdAt,
    version,
  } = question;
  return {
    id,
    listingId,
    name,
    email,
    phone,
    message,
    language,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version,
  };
}
