import { p } from '@mikro-orm/core';
import { v7 } from 'uuid';
import { present } from '../clock/clock.js';

/** UUIDv7: sorts by time, so that new rows land at the end of every index. */
export const id = () =>
  p
    .uuid()
    .primary()
    .onCreate(() => v7());

/** An instant with milliseconds. Not microseconds: cursors carry milliseconds, and rows between would be lost. */
export const instant = () => p.datetime().columnType('timestamptz(3)');

/** When a row was written. */
export const created = () => instant().onCreate(present);

/** A calendar day as `YYYY-MM-DD`: a string on both sides, so that no time zone can move it. */
export const day = () => p.string().columnType('date');

/** Money in integer minor units. */
export const cents = () => p.bigint('number').columnType('bigint');

/** Columns of every row that belongs to an account and to one world. */
export const owned = () => ({
  id: id(),
  accountId: p.uuid(),
  demo: p.boolean().defaultRaw('lw_demo()'),
  createdAt: created(),
});

/** As `owned`, for rows that people change: `version` guards against overwriting (409 stale_version). */
export const mutable = () => ({ ...owned(), version: p.integer().version() });
