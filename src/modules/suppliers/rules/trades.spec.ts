import { describe, expect, it } from '@jest/globals';
import { changedTrades, firstTrades, type Trades } from './trades.js';

const PLUMBER: Trades = { serviceType: 'Plumber', trade: 'plumbing', trades: ['plumbing', 'hvac'] };

describe('the trades of a supplier', () => {
  it.each([
    ['Plumber', [], 'Plumber', ['plumbing']],
    ['plumber', ['hvac', 'plumbing'], 'Plumber', ['plumbing', 'hvac']],
    [null, ['roofing', 'carpentry'], 'Roofing', ['roofing', 'carpentry']],
    ['Magic', [], 'Other', ['other']],
  ] as const)('begin with what was chosen: %s and %j', (serviceType, others, label, trades) => {
    expect(firstTrades(serviceType, others)).toEqual({ serviceType: label, trade: trades[0], trades });
  });

  it.each([
    ['nothing', {}, 'Plumber', ['plumbing', 'hvac']],
    ['another main one, the old one of which is gone', { serviceType: 'Roofer' }, 'Roofer', ['roofing', 'hvac']],
    ['one of the others as the main one', { serviceType: 'HVAC' }, 'HVAC', ['hvac']],
    ['the list, the main one in it', { trades: ['roofing', 'plumbing'] }, 'Plumber', ['plumbing', 'roofing']],
    ['the list without the main one', { trades: ['locksmith', 'hvac'] }, 'Locksmith', ['locksmith', 'hvac']],
    ['both', { serviceType: 'HVAC', trades: ['plumbing', 'hvac'] }, 'HVAC', ['hvac', 'plumbing']],
    ['both, the list without the main one', { serviceType: 'HVAC', trades: ['roofing'] }, 'HVAC', ['hvac', 'roofing']],
  ] as const)('change by %s', (_what, asked, serviceType, trades) => {
    expect(changedTrades(PLUMBER, asked as never)).toEqual({ serviceType, trade: trades[0], trades });
  });

  it('are never more than the database takes', () => {
    const many = [
      'painting',
      'flooring',
      'roofing',
      'carpentry',
      'locksmith',
      'cleaning',
      'security',
      'legal',
    ] as const;
    expect(firstTrades('HVAC', many).trades).toEqual(['hvac', ...many.slice(0, 7)]);
  });
});
