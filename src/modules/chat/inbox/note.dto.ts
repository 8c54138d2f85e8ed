import { ArrayMaxSize, IsIn, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { CHAT_NOTE_MAX } from '../../../contract/chat-inbox.js';
import { NOTE_MENTIONS_MAX } from '../../../contract/note-mentions.js';
import { STAFF_ROLES, type StaffRole } from '../../../contract/staff-roles.js';
import { iso } from '../../../platform/database/iso.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class NewNote {
  @trimmed
  @IsString()
  @MinLength(1, { message: 'text must not be blank' })
  @MaxLength(CHAT_NOTE_MAX)
  text: string;
  /** The colleagues who are mentioned in the text as `@` and their name. They are notified. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(NOTE_MENTIONS_MAX) mentions?: string[];
}

export class NoteResponse {
  id: string;
  /** Empty if a conversation was handed over or left without a text. */
  text: string;
  authorId: string;
  authorName: string | null;
  /** The colleague to whom the conversation was handed over with this note. */
  handedToName: string | null;
  /** The team to which the conversation was handed over with this note. */
  @IsIn(STAFF_ROLES) handedTeam: StaffRole | null;
  /** The names of the people whom the text mentions. */
  mentions: string[];
  /** The person who had the conversation and may no longer see it. It went back into the queue. */
  leftByName: string | null;
  createdAt: string;
}

export type NoteRow = Omit<NoteResponse, 'createdAt'> & { createdAt: Date | string };

export function toNote(row: NoteRow): NoteResponse {
  const { id, text, authorId, authorName, handedToName, handedTeam, mentions, leftByName, createdAt } = row;
  return { id, text, authorId, authorName, handedToName, handedTeam, mentions, leftByName, createdAt: iso(createdAt) };
}
