import { expect, it } from '@jest/globals';
import { newsForStaff } from './staff-news.js';

const of = (...resources: string[]) => ({ resources, ids: ['1'] });

it('a manager hears everything', () => {
  expect(newsForStaff('manager', of('leases', 'crm-leads', 'chat-typing'))).toEqual(
    of('leases', 'crm-leads', 'chat-typing'),
  );
});

it('sales hears of leads, and nothing of leases, tickets and what is new', () => {
  expect(newsForStaff('sales', of('crm-leads'))).toEqual(of('crm-leads'));
  for (const name of ['leases', 'payments', 'support-tickets', 'something-new'])
    expect(newsForStaff('sales', of(name))).toBeNull();
});

it('sales hears that a chat changed, and not which one', () => {
  expect(newsForStaff('sales', of('chat-sessions', 'chat-messages'))).toEqual({
    resources: ['chat-sessions', 'chat-messages'],
    ids: [],
  });
  expect(newsForStaff('support', of('chat-sessions'))).toEqual(of('chat-sessions'));
});

it('support hears nothing of leads, and of forms not which one', () => {
  expect(newsForStaff('support', of('crm-leads'))).toBeNull();
  expect(newsForStaff('support', of('form-submissions', 'crm-leads'))).toEqual({
    resources: ['form-submissions'],
    ids: [],
  });
});

it('whoever has no role hears nothing', () => {
  expect(newsForStaff(null, of('announcements'))).toBeNull();
});
