import { expect, it } from '@jest/globals';
import { newsForStaff } from './staff-news.js';

const of = (...resources: string[]) => ({ resources, ids: ['1'] });

it('a manager gets all news', () => {
  expect(newsForStaff('manager', of('leases', 'crm-leads', 'chat-typing'))).toEqual(
    of('leases', 'crm-leads', 'chat-typing'),
  );
});

it('sales gets news of leads, but not of leases, tickets and new features', () => {
  expect(newsForStaff('sales', of('crm-leads'))).toEqual(of('crm-leads'));
  for (const name of ['leases', 'payments', 'support-tickets', 'something-new'])
    expect(newsForStaff('sales', of(name))).toBeNull();
});

it('sales learns that a chat changed, but not which one', () => {
  expect(newsForStaff('sales', of('chat-sessions', 'chat-messages'))).toEqual({
    resources: ['chat-sessions', 'chat-messages'],
    ids: [],
  });
  expect(newsForStaff('support', of('chat-sessions'))).toEqual(of('chat-sessions'));
});

it('support gets no news of leads, and doesn’t learn which form changed', () => {
  expect(newsForStaff('support', of('crm-leads'))).toBeNull();
  expect(newsForStaff('support', of('form-submissions', 'crm-leads'))).toEqual({
    resources: ['form-submissions'],
    ids: [],
  });
});

it('someone without a role gets no news', () => {
  expect(newsForStaff(null, of('announcements'))).toBeNull();
});
