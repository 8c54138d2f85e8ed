import { IsOptional, Matches } from 'class-validator';
import { TICKET_TAG } from '../../../contract/tickets.js';

/** A tag to add, one to remove, or both. */
export class ChatTagChange {
  @IsOptional() @Matches(TICKET_TAG, { context: { fault: 'shape' } }) addTag?: string;
  @IsOptional() @Matches(TICKET_TAG, { context: { fault: 'shape' } }) removeTag?: string;
}
