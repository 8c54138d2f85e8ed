import { expect, it } from '@jest/globals';
import { SourceGate } from './source-gate.js';

function gateAt(perSecond: number) {
  const clock = { ms: 0 };
  const gate = new SourceGate(perSecond, () => clock.ms);
  const passed = (count: number, address: string | ((at: number) => string)) =>
    Array.from({ length: count }, (_, at) => gate.enter(typeof address === 'string' ? address : address(at))).filter(
      (wait) => wait === 0,
    ).length;
  return { clock, gate, passed };
}

it('SEC-05 a source may send a burst of twenty seconds’ worth, then its rate per second; others are not affected', () => {
  const { clock, gate, passed } = gateAt(60);
  expect(passed(2000, '203.0.113.66')).toBe(1200);
  expect(gate.enter('203.0.113.66')).toBeGreaterThanOrEqual(1);
  expect(passed(600, '198.51.100.7')).toBe(600);
  clock.ms += 2000;
  expect(passed(500, '203.0.113.66')).toBe(120);
});

it('SEC-05 fifty people of one office, each with a burst of twenty requests and one a second, are never refused', () => {
  const { clock, passed } = gateAt(60);
  expect(passed(1000, '198.51.100.7')).toBe(1000);
  for (let second = 0; second < 120; second += 1) {
    clock.ms += 1000;
    expect(passed(50, '198.51.100.7')).toBe(50);
  }
});

it('SEC-05 a source that continues after it was refused is blocked sooner', () => {
  const { gate, passed } = gateAt(60);
  for (let at = 0; at < 200; at += 1) {
    gate.enter('203.0.113.66');
    gate.refused('203.0.113.66');
  }
  expect(passed(100, '203.0.113.66')).toBe(0);
});

it('SEC-10 the sources of one /48 share what four of them may', () => {
  const { passed } = gateAt(60);
  expect(passed(6000, (at) => `2001:db8:1:${(at % 5000).toString(16)}::1`)).toBe(4800);
  expect(passed(100, '2001:db8:2::1')).toBe(100);
});

it('SEC-05 keeps no more sources than it may, and forgets the silent ones first', () => {
  const { clock, gate, passed } = gateAt(1);
  passed(30_000, (at) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  expect(Reflect.get(gate, 'buckets').size).toBeLessThanOrEqual(20_000);
  clock.ms += 60_000;
  passed(20_000, (at) => `11.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  expect(Reflect.get(gate, 'buckets').size).toBeLessThanOrEqual(20_000);
});

it('SEC-10 one source that is refused doesn’t affect the others of its /48', () => {
  const { passed } = gateAt(60);
  expect(passed(3000, '2001:db8:1:1::1')).toBe(1200);
  expect(passed(100, '2001:db8:1:2::1')).toBe(100);
});

it('SEC-05 says how many whole seconds to wait, one at least', () => {
  const { clock, gate, passed } = gateAt(0.1);
  expect(passed(2, '203.0.113.66')).toBe(2);
  expect(gate.enter('203.0.113.66')).toBe(10);
  clock.ms += 5000;
  expect(gate.enter('203.0.113.66')).toBe(5);
  const fast = gateAt(60);
  fast.passed(1200, '203.0.113.66');
  expect(fast.gate.enter('203.0.113.66')).toBe(1);
});

it('SEC-05 uses the clock of the machine unless it is given another', () => {
  const gate = new SourceGate(1);
  const waits = Array.from({ length: 1000 }, () => gate.enter('203.0.113.66'));
  expect(waits.filter((wait) => wait > 0)).not.toEqual([]);
});

it('SEC-10 an IPv4 address that is written as IPv6 is the same source, and counted once', () => {
  const { passed } = gateAt(60);
  expect(passed(2000, '::ffff:203.0.113.7')).toBe(1200);
  expect(passed(1, '203.0.113.7')).toBe(0);
});

const nth = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

it('SEC-05 a source that keeps asking is not forgotten with the silent ones, so it gets no new burst', () => {
  const { clock, gate, passed } = gateAt(1);
  passed(20, '203.0.113.66');
  passed(19_999, nth);
  clock.ms += 15_000;
  passed(15, '203.0.113.66');
  clock.ms += 10_000;
  passed(1, '198.51.100.7');
  expect(Reflect.get(gate, 'buckets').size).toBe(2);
  expect(passed(20, '203.0.113.66')).toBe(10);
});

it('SEC-05 when all are busy the oldest half is forgotten', () => {
  const { gate, passed } = gateAt(1);
  passed(20_000, nth);
  expect(Reflect.get(gate, 'buckets').size).toBe(20_000);
  passed(1, '198.51.100.7');
  expect(Reflect.get(gate, 'buckets').size).toBe(10_001);
});
