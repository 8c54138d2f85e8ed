import { expect, it } from '@jest/globals';
import { NEWS } from './live-resources.js';
import { newsForStaff } from './staff-news.js';

const LIVE_RESOURCES = Object.keys(NEWS);

const of = (...resources: string[]) => ({ resources, ids: ['1'] });

it('a manager gets all news', () => {
  expect(newsForStaff('manager', of('leases', 'crm-leads', 'chat-typing'))).toEqual(
    of('leases', 'crm-leads', 'chat-typing'),
  );
});

it('sales hears of leads, and nothing of leases and tickets', () => {
  expect(newsForStaff('sales', of('crm-leads'))).toEqual(of('crm-leads'));
  for (const name of ['leases', 'payments', 'support-tickets']) expect(newsForStaff('sales', of(name))).toBeNull();
});

it('what the table doesn’t name is for managers alone: news of another version, and names that every object has', () => {
  for (const name of ['something-new', 'constructor', 'toString', '__proto__']) {
    for (const role of ['support', 'sales'] as const) expect(newsForStaff(role, of(name))).toBeNull();
    expect(newsForStaff('manager', of(name))).toEqual(of(name));
  }
});

it('ROLE-09 what support and sales are told of is listed here, so that a new name is a decision', () => {
  const told = (role: 'support' | 'sales') => LIVE_RESOURCES.filter((name) => newsForStaff(role, of(name)) !== null);
  const words = (list: string) => list.trim().split(/\s+/);
  expect(told('sales').toSorted()).toEqual(
    words(`announcements chat-answering chat-answers chat-messages chat-notes chat-page chat-sessions chat-team chat-typing
      chat-visitors crm-leads email-templates form-submissions newsletter people`),
  );
  const kept = LIVE_RESOURCES.filter((name) => !told('support').includes(name));
  expect(kept.toSorted()).toEqual(
    words(`admin-overview api-keys audit-log backups calendar-feed colleagues crm-leads failed-jobs imports job-board
      message-templates my-jobs newsletter notifications outbox payment-instructions plans push schedules settings technician
      two-factor users webhooks`),
  );
});

it('ROLE-09 sales hears which chat it is where the news says that it was handed to sales, and of nothing else by that', () => {
  const ofSales = { ...of('chat-typing'), ofSales: true };
  expect(newsForStaff('sales', ofSales)).toEqual(of('chat-typing'));
  const told = { resources: ['chat-typing'], ids: [] };
  expect(newsForStaff('sales', { ...of('chat-typing'), ofSales: false })).toEqual(told);
  expect(newsForStaff('sales', { ...of('people'), ofSales: true })).toEqual({ resources: ['people'], ids: [] });
  expect(newsForStaff('sales', { ...of('leases'), ofSales: true })).toBeNull();
});

it('everyone hears that a list of colleagues changed, and sales not who', () => {
  expect(newsForStaff('support', of('people'))).toEqual(of('people'));
  expect(newsForStaff('sales', of('people', 'chat-team'))).toEqual({ resources: ['people', 'chat-team'], ids: [] });
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
