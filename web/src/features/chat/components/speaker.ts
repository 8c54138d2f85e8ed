import type { MessageId } from '@i18n/message-ids';
import type { Line } from '../lines';

/** The message that names who said a line, as the visitor sees it. */
export function speakerOf({ sender_type }: Pick<Line, 'sender_type'>): MessageId {
  return `chat.speaker.${sender_type}`;
}
