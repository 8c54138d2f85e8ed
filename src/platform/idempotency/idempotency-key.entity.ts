import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns.js';
import { system } from '../scope/policies.js';

/** One POST that carried an `Idempotency-Key`, scoped by caller and path, kept for 24 hours (docs/specification/api.md). */
const Schema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    id: id(),
    caller: p.string(),
    path: p.string(),
    key: p.string(),
    bodyHash: p.string(),
    status: p.integer().nullable(),
    response: p.json<unknown>().nullable(),
    /** Set in the transaction of the request's effect, so after a crash no one applies it twice. */
    committedAt: instant().nullable(),
    createdAt: instant(),
  },
  uniques: [{ properties: ['caller', 'path', 'key'] }],
  indexes: [{ properties: ['createdAt'] }],
  policies: [system()],
});

export class IdempotencyKey extends Schema.class {}
Schema.setClass(IdempotencyKey);
