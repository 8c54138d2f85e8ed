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

it('SEC-05 a source asks for twenty seconds’ worth at once, then so much a second; others do not notice', () => {
  const { clock, gate, passed } = gateAt(60);
  expect(passed(2000, '203.0.113.66')).toBe(1200);
  expect(gate.enter('203.0.113.66')).toBeGreaterThanOrEqual(1);
  expect(passed(600, '198.51.100.7')).toBe(600);
  clock.ms += 2000;
  expect(passed(500, '203.0.113.66')).toBe(120);
});

it('SEC-05 fifty people of one office, each with twenty requests at once and one a second, are never refused', () => {
  const { clock, passed } = gateAt(60);
  expect(passed(1000, '198.51.100.7')).toBe(1000);
  for (let second = 0; second < 120; second += 1) {
    clock.ms += 1000;
    expect(passed(50, '198.51.100.7')).toBe(50);
  }
});

it('SEC-05 what goes on after it was refused is shut out sooner', () => {
  const { gate, passed } = gateAt(60);
  for (let at = 0; at < 200; at += 1) {
    gate.enter('203.0.113.66');
    gate.refused('203.0.113.66');
  }
  expect(passed(100, '203.0.113.66')).toBe(0);
});

it('SEC-10 the sources of one /48 share what four of them may', () => {
  const { passed } = gateAt(60);
  expect(passed(10_000, (at) => `2001:db8:1:${(at % 5000).toString(16)}::1`)).toBe(4800);
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

it('SEC-10 one source that is refused leaves the others of its /48 alone', () => {
  const { passed } = gateAt(60);
  expect(passed(20_000, '2001:db8:1:1::1')).toBe(1200);
  expect(passed(100, '2001:db8:1:2::1')).toBe(100);
});
