import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render } from '@testing-library/react';
import type { ServiceRequest } from './api/types';
import { BoardCard } from './components/BoardCard';

afterEach(cleanup);

const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
function card(more: object): string {
  const request = {
    id: 'r',
    status: 'submitted',
    title: 'Radiator drips',
    issueType: 'HVAC',
    priority: 'High',
    unreadCount: 0,
    quotes: [],
    offers: [],
    place: { streetNumber: '87', unitLabel: '302', timeZone: 'America/Toronto' },
    respondBy: inHours(8),
    ...more,
  } as unknown as ServiceRequest;
  const { container } = render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared']}>
      <BoardCard request={request} />
    </Around>,
  );
  return container.textContent ?? '';
}

it('SR-010 a card says until when an answer is due, and since when one is late', () => {
  expect(card({})).toContain('Answer by ');
  expect(card({ respondBy: inHours(-1) })).toContain('Answer was due ');
});

it('SR-010 an emergency says how much time is left, or that it is late', () => {
  expect(card({ priority: 'Emergency', respondBy: inHours(0.9) })).toMatch(/Emergency, \d+ min/);
  expect(card({ priority: 'Emergency', respondBy: inHours(-1) })).toContain('Emergency, overdue');
});
