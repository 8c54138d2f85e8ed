import { describe, expect, it } from '@jest/globals';
import { canMove, finalStates, tableFaults } from './state-machine-checks.js';
import { judgeMove, movesFrom, wayTo, type StateTable } from './state-machine.js';

type Light = 'red' | 'green' | 'off';
const table: StateTable<Light, 'driver' | 'police'> = {
  states: ['red', 'green', 'off'],
  initial: ['red'],
  transitions: [
    { from: 'red', to: 'green', by: ['police'] },
    { from: 'green', to: 'red', by: ['police'] },
    { from: 'green', to: 'off', by: ['police', 'driver'] },
  ],
};

describe('a table of states', () => {
  it('explains the result of asking for a step', () => {
    expect(judgeMove(table, 'red', 'green', 'police')).toBe('move');
    expect(judgeMove(table, 'red', 'green', 'driver')).toBe('forbidden');
    expect(judgeMove(table, 'red', 'off', 'police')).toBe('impossible');
    expect(judgeMove(table, 'off', 'off', 'driver')).toBe('already');
    expect(judgeMove(table, 'green', 'green', 'driver')).toBe('forbidden');
    expect([canMove(table, 'green', 'off', 'driver'), canMove(table, 'off', 'off', 'driver')]).toEqual([true, false]);
  });

  it('finds the reachable states, the final states, and the shortest path', () => {
    expect(movesFrom(table, 'green', 'driver')).toEqual(['off']);
    expect(finalStates(table)).toEqual(['off']);
    expect(wayTo(table, 'red', 'off')).toEqual(['green', 'off']);
    expect(wayTo(table, 'red', 'red')).toEqual([]);
    expect(wayTo(table, 'off', 'red')).toBeNull();
  });

  it('finds every fault of a bad one', () => {
    expect(tableFaults(table)).toEqual([]);
    const bad: StateTable<Light | 'blue', string> = {
      states: ['red', 'green', 'blue'],
      initial: ['red', 'off'],
      transitions: [
        { from: 'red', to: 'green', by: [] },
        { from: 'red', to: 'green', by: ['a'] },
        { from: 'green', to: 'green', by: ['a'] },
        { from: 'green', to: 'off', by: ['a'] },
      ],
    };
    expect(tableFaults(bad)).toEqual([
      'unknown start: off',
      'for nobody: red → green',
      'doubled: red → green',
      'to itself: green → green',
      'unknown state: green → off',
      'unreachable: blue',
    ]);
  });
});
