import { ArrayMaxSize, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { NOTE_MENTIONS_MAX } from '../../../contract/note-mentions.js';
import { TICKET_NOTE_MAX, TICKET_TEXT_MAX } from '../../../contract/tickets.js';
import { iso } from '../../../platform/database/iso.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class NewTicketNote {
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_NOTE_MAX) text: string;
  /** Colleagues who are named in the text as `@` and their name. They are notified. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(NOTE_MENTIONS_MAX) mentions?: string[];
}

export class TicketNoteResponse {
  id: string;
  text: string;
  authorId: string;
  authorName: string | null;
  /** The previous assignee, who may no longer see the ticket, so it became unassigned. The text is empty then. */
  leftByName: string | null;
  /** The names of the colleagues whom the text mentions. */
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

/** Fields that are left out don’t change. */
export class TicketDeskChange {
  /** The draft of an answer; empty for none. Colleagues see that it is being written. */
  @IsOptional() @IsString() @MaxLength(TICKET_TEXT_MAX) draft?: string;
  /** The draft of a note for the team; empty for none. */
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
