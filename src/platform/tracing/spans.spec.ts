import { describe, expect, it } from '@jest/globals';
import { summaryOf } from './spans.js';

describe('the summary of a statement', () => {
  it.each([
    ['select * from "lease" where id = $1', 'select lease'],
    ['insert into charge (id) values ($1)', 'insert charge'],
    ['UPDATE app_user SET phone = $1', 'update app_user'],
    ['with due as (select 1 from lease) select * from due', 'with lease'],
    ['begin', 'begin'],
    ["select set_config('app.user', 'someone@example.com', true)", 'select'],
    ['', 'statement'],
  ])('%s is %s', (text, summary) => expect(summaryOf(text)).toBe(summary));

  it('holds no value of the statement', () => {
    expect(summaryOf("select 1 from lease where note = 'the tenant is ill'")).toBe('select lease');
    expect(summaryOf("select set_config('app.note', 'a letter from someone', true)")).toBe('select');
    expect(summaryOf("notify lw_live, 'it''s moved into someone''s home'")).toBe('notify');
    expect(summaryOf(`select '${'x'.repeat(3000)} from someone'`)).toBe('select');
    expect(summaryOf(`select '${' '.repeat(1900)} from someone${' '.repeat(1900)}'`)).toBe('select');
  });
});
