import { expect, it } from '@jest/globals';
import { byUrgency } from './by-urgency';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const request = (name: string, priority: string, respondBy: string, status = 'submitted', createdAt = '2026-11-19') =>
  ({ name, priority, respondBy, status, createdAt }) as never as Parameters<ReturnType<typeof byUrgency>>[0] & {
    name: string;
  };

it('overdue requests move up, below emergencies', () => {
  const later = '2026-11-21T12:00:00Z';
  const past = '2026-11-20T11:00:00Z';
  const sorted = [
    request('high', 'High', later),
    request('low, answered late', 'Low', past, 'approved'),
    request('low, late', 'Low', past),
    request('medium', 'Medium', later),
    request('emergency', 'Emergency', later),
    request('low, late and older', 'Low', past, 'submitted', '2026-11-18'),
  ].sort(byUrgency(NOW));
  expect(sorted.map(({ name }) => name)).toEqual([
    'emergency',
    'low, late and older',
    'low, late',
    'high',
    'medium',
    'low, answered late',
  ]);
});
