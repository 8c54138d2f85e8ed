import { expect, it } from '@jest/globals';
import { inReadersTime, storyLine } from './chat-story.js';

const toronto = (at: string) =>
  new Date(at).toLocaleString('en-CA', { timeZone: 'America/Toronto', dateStyle: 'medium', timeStyle: 'short' });

it('the times of a chat in a ticket are those of the reader’s clock, and the messages stay as they are', () => {
  const story = [
    storyLine('2026-11-30T14:27:05.000Z', 'Visitor', 'The train leaves at 2026-11-30 14:27 UTC, I think'),
    storyLine('2026-12-01T02:03:00.000Z', 'Support', 'Thanks'),
  ].join('\n\n');
  expect(story).toContain('2026-12-01 02:03 UTC, Support:\nThanks');
  expect(inReadersTime(story, toronto).replaceAll(/\s(?=[ap]\.m)/gu, ' ')).toBe(
    'Nov 30, 2026, 9:27 a.m., Visitor:\nThe train leaves at 2026-11-30 14:27 UTC, I think\n\nNov 30, 2026, 9:03 p.m., Support:\nThanks',
  );
});

it.each(['2026-99-99 14:27 UTC, x', '2026-11-30 99:27 UTC, x', ' 2026-11-30 14:27 UTC, x', 'Hello'])(
  '“%s” stays as it was typed',
  (text) => expect(inReadersTime(text, toronto)).toBe(text),
);
