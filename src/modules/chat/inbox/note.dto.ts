import { IsString, MaxLength, MinLength } from 'class-validator';
import { CHAT_NOTE_MAX } from '../../../contract/chat-inbox.js';
import { iso } from '../../../platform/database/iso.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class NewNote {
  @trimmed
  @IsString()
  @MinLength(1, { message: 'text must not be blank' })
  @MaxLength(CHAT_NOTE_MAX)
  text: string;
}

export class NoteResponse {
  id: string;
  /** Empty where a conversation was handed over or left without words. */
  text: string;
  authorId: string;
  authorName: string | null;
  /** To whom the conversation was handed over with it. */
  handedToName: string | null;
  /** Who had the conversation and may no longer see it: it went back into the queue. */
  leftByName: string | null;
  createdAt: string;
}

export type NoteRow = Omit<NoteResponse, 'createdAt'> & { createdAt: Date | string };

export function toNote({ id, text, authorId, authorName, handedToName, leftByName, createdAt }: NoteRow): NoteResponse {
  return { id, text, authorId, authorName, handedToName, leftByName, createdAt: iso(createdAt) };
}
