import { OmitType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { NewEmailTemplate } from '../email-templates/email-template.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);

/** The texts of a template as they are in the form, whether saved or not. */
export class PreviewedTexts extends OmitType(NewEmailTemplate, ['name', 'category'] as const) {}

export class SampleTexts extends PreviewedTexts {
  /** The language of the reader. */
  @IsIn(CODES) language: Language;
}

/** An email as it would be sent. */
export class TemplatePreviewResponse {
  to: string;
  subject: string;
  text: string;
  /** The HTML that mail programs show. */
  html: string;
  /** The language of subject and text: English if the reader’s language has no complete translation. */
  @IsIn(CODES) language: Language;
  /** Whether COMPANY_ADDRESS is missing, because of which production sends no sales emails. */
  addressMissing: boolean;
}

export class TemplateTestResponse {
  /** The recipient, which is the admin who asked. */
  to: string;
  /** False if there is no mail server, so the email stays in the outbox. */
  leaves: boolean;
}
