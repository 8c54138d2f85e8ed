import { describe, expect, it } from '@jest/globals';
import { REQUEST_LINE_MAX } from '../../contract/work-limits.js';
import { REPLY_MARK } from '../service-requests/talk/reply-mark.rows.js';
import { replyText } from './reply-text.js';

const OURS = ['no-reply@homes.example', 'reply+'];
const MARK = `${REPLY_MARK} Write your reply above this line. ${REPLY_MARK}`;

describe('TALK-07 the text of an answer', () => {
  it.each([
    [
      'Gmail, English',
      `Yes, at 9.\n\nOn Mon, Nov 23, 2026 at 10:00 AM Lodgewell\n<no-reply@homes.example> wrote:\n\n> ${MARK}\n> Hello`,
    ],
    [
      'Gmail, Spanish',
      `Yes, at 9.\n\nEl lun, 23 nov 2026 a las 10:00, Lodgewell (<no-reply@homes.example>) escribió:\n\n> ${MARK}\n> Hola`,
    ],
    [
      'Apple Mail, French',
      `Yes, at 9.\n\n> Le 23 nov. 2026 à 10:00, Lodgewell <no-reply@homes.example> a écrit :\n> \n> ${MARK}`,
    ],
    [
      'Outlook',
      `Yes, at 9.\r\n\r\n________________________________\r\nFrom: Lodgewell <no-reply@homes.example>\r\nSent: Monday\r\n\r\n${MARK}\r\nHello`,
    ],
    [
      'no empty line',
      'Yes, at 9.\nOn Mon, Nov 23, 2026 at 10:00 AM Lodgewell\n<no-reply@homes.example> wrote:\n> Hello',
    ],
    [
      'a reply that begins with a day',
      'On Tuesday at 9.\nOn Mon, Nov 23, 2026 at 10:00 AM Lodgewell\n<no-reply@homes.example> wrote:\n> Hello',
      'On Tuesday at 9.',
    ],
    ['a reply that is a line of the same paragraph', `Yes, at 9.\nLodgewell <no-reply@homes.example> :\n\n${MARK}`],
    ['a signature', `Yes, at 9.\n\n-- \nMarc Roy\nPlombex\n\n${MARK}`],
    ['nothing quoted', 'Yes, at 9.'],
    ['no mark, only quotes', 'Yes, at 9.\n\n> Hello\n> there'],
  ])('%s', (_, text, written = 'Yes, at 9.') => {
    expect(replyText(text, OURS)).toBe(written);
  });

  it('keeps paragraphs and quotes between them, and no control characters', () => {
    expect(replyText(`One\u0000\n\n> quoted\n\nTwo\ud800\n${MARK}`, OURS)).toBe('One\n\n> quoted\n\nTwo\ufffd');
  });

  it('is empty where nothing was written, and never longer than a line of the conversation', () => {
    expect(replyText(`\n\n${MARK}\nHello`, OURS)).toBe('');
    const quoted = `On Mon, Nov 23, 2026 at 10:00 AM Lodgewell\n<no-reply@homes.example> wrote:\n\n> ${MARK}\n> Hello`;
    expect(replyText(quoted, OURS)).toBe('');
    expect(replyText('x'.repeat(300_000), OURS)).toHaveLength(REQUEST_LINE_MAX);
  });
});
