import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const en = JSON.parse(readFileSync('web/src/features/service-requests/messages/en.json', 'utf8')) as Record<
  string,
  string
>;

describe('the words of a priority', () => {
  it.each(['low', 'medium', 'high', 'emergency'] as const)(
    'SR-010 %s speaks to tenants and landlords alike: both fill in the form',
    (priority) => {
      const words = en[`service-requests.priority.${priority}.text`];
      expect(words).toContain('first response');
      expect(words).not.toContain('Your landlord');
    },
  );
});
