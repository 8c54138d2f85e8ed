import { describe, expect, it } from '@jest/globals';
import { insert, literal, withLiterals } from './literals.js';

describe('literals', () => {
  it('quotes what would end the text', () => {
    expect(literal("O'Brien")).toBe("'O''Brien'");
    expect(literal('back\\slash')).toBe(" E'back\\\\slash'");
    expect(literal("'; drop table lease; --")).toBe("'''; drop table lease; --'");
  });

  it('writes instants, JSON and nothing', () => {
    expect(literal(new Date(0))).toBe("'1970-01-01T00:00:00.000Z'");
    expect(literal({ note: "it's" })).toBe(`'{"note":"it''s"}'`);
    expect([literal(null), literal(undefined), literal(false), literal(5)]).toEqual(['null', 'null', "'false'", "'5'"]);
  });

  it('inserts rows of the same columns', () => {
    expect(
      insert('t', [
        { a: 1, b: null },
        { a: 2, b: 'x' },
      ]),
    ).toBe("insert into t (a, b) values ('1', null), ('2', 'x')");
  });

  it('fills places, also when a value looks like one', () => {
    expect(withLiterals('select $1, $2, $1', ['$2', 10])).toBe("select '$2', '10', '$2'");
  });
});
