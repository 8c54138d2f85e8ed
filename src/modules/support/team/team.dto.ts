import { ArrayMaxSize, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { NOTE_MENTIONS_MAX } from '../../../contract/note-mentions.js';
import { TICKET_NOTE_MAX, TICKET_TEXT_MAX } from '../../../contract/tickets.js';
import { iso } from '../../../platform/database/iso.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class NewTicketNote {
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_NOTE_MAX) text: string;
  /** Colleagues who are named in the text as `@` and their name: they are notified. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(NOTE_MENTIONS_MAX) mentions?: string[];
}

export class TicketNoteResponse {
  id: string;
  text: string;
  authorId: string;
  authorName: string | null;
  /** Who had the ticket and may no longer see it: it became unassigned. The text is empty then. */
  leftByName: string | null;
  /** The names of those whom the text mentions. */
  mentions: string[];
  createdAt: string;
}

export type TicketNoteRow = Omit<TicketNoteResponse, 'createdAt'> & { createdAt: Date | string };

export function toTicketNote({
  id,
  text,
  authorId,
  authorName,
  leftByName,
  mentions,
  createdAt,
}: TicketNoteRow): TicketNoteResponse {
  return { id, text, authorId, authorName, leftByName, mentions, createdAt: iso(createdAt) };
}

/** What is left out stays as it is. */
export class TicketDeskChange {
  /** The answer that is being written; an empty one is none. Colleagues see that it is being written. */
  @IsOptional() @IsString() @MaxLength(TICKET_TEXT_MAX) draft?: string;
  /** The note for the team that is being written; an empty one is none. */
  @IsOptional() @IsString() @MaxLength(TICKET_NOTE_MAX) noteDraft?: string;
}

export class TicketDeskResponse {
  draft: string | null;
  noteDraft: string | null;
}

/** A colleague who is writing an answer at this moment. */
export class TicketWriterResponse {
  id: string;
  name: string;
}
