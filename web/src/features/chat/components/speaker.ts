import type { MessageId } from '@i18n/message-ids';
import type { Line } from '../lines';

/** The id of the text that names the sender of a message, as the visitor sees it. */
export function speakerOf({ sender_type }: Pick<Line, 'sender_type'>): MessageId {
  return `chat.speaker.${sender_type}`;
}
