import type { Line } from '../lines';

/** The message that names who said a line, as the visitor sees it. */
export function speakerOf({ sender_type }: Pick<Line, 'sender_type'>): string {
  return { visitor: 'chat.speaker.visitor', agent: 'chat.speaker.agent', system: 'chat.speaker.system' }[sender_type];
}
