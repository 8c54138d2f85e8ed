/** How each message begins in a ticket or a lead made from a chat: the time in UTC, then who wrote it. */
export const storyLine = (at: string, who: string, message: string): string =>
  `${at.slice(0, 16).replace('T', ' ')} UTC, ${who}:\n${message}`;

const STORY_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) UTC, /gm;

/** The text with these times as the reader's clock shows them. People can type such a line themselves, also with a day that doesn't exist. */
export function inReadersTime(text: string, show: (at: string) => string): string {
  return text.replace(STORY_TIME, (written: string, day: string, time: string) => {
    const at = `${day}T${time}:00Z`;
    return Number.isNaN(Date.parse(at)) ? written : `${show(at)}, `;
  });
}
