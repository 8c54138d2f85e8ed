import { isISO8601, isUUID } from 'class-validator';
import {
  MOVE_FORMAT,
  partName,
  type MoveManifest,
  type MovePart,
  type MoveSums,
  type MoveTable,
} from './move-archive.js';
import { damaged, MoveError } from './move-error.js';

const HASH = /^[0-9a-f]{64}$/;

type Shape = Record<string, unknown>;

/** Reads the first entry. Nothing of it is used before its shape is known. */
export function manifestOf(bytes: Buffer): MoveManifest {
  const value = parsed(bytes, 'manifest.json');
  if (value['product'] !== 'lodgewell') throw damaged('it isn’t an export of an account');
  if (value['format'] !== MOVE_FORMAT)
    throw new MoveError(
      'other_version',
      `The archive has format ${String(value['format'])}, and this version reads format ${MOVE_FORMAT}. Install the version that made it.`,
    );
  const { schema, tables, books } = value;
  const known =
    isUUID(value['accountId']) &&
    isUUID(value['exportedBy']) &&
    isISO8601(value['exportedAt'], { strict: true }) &&
    isText(value['version'], 40) &&
    isShape(schema) &&
    isText(schema['last'], 200) &&
    isCount(schema['count']) &&
    isListOf(tables, isTable) &&
    isListOf(books, isBook);
  if (!known) throw damaged('manifest.json');
  return value as unknown as MoveManifest;
}

/** Reads the last entry. */
export function sumsOf(bytes: Buffer): MoveSums {
  const value = parsed(bytes, 'sums.json');
  const { manifest, files, missing } = value;
  const known =
    isText(manifest, 64) &&
    isShape(files) &&
    Object.values(files).every((file) => isShape(file) && isCount(file['bytes']) && isHash(file['sha256'])) &&
    isListOf(missing, (id) => isUUID(id));
  if (!known) throw damaged('sums.json');
  return value as unknown as MoveSums;
}

function parsed(bytes: Buffer, name: string): Shape {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    if (isShape(value)) return value;
  } catch (error) {
    throw damaged(name, error);
  }
  throw damaged(name);
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isHash = (value: unknown): boolean => typeof value === 'string' && HASH.test(value);
const isListOf = (value: unknown, is: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);

function isTable(value: unknown): boolean {
  if (!isShape(value)) return false;
  const { name, columns, rows, parts } = value as Partial<MoveTable>;
  return (
    isText(name, 63) &&
    isListOf(columns, (column) => isText(column, 63)) &&
    isCount(rows) &&
    Array.isArray(parts) &&
    parts.every((part, at) => isPart(part, partName(name, at))) &&
    (parts as MovePart[]).reduce((sum, part) => sum + part.rows, 0) === rows
  );
}

function isPart(value: unknown, name: string): boolean {
  return (
    isShape(value) &&
    value['name'] === name &&
    isCount(value['rows']) &&
    isCount(value['bytes']) &&
    isHash(value['sha256'])
  );
}

function isBook(value: unknown): boolean {
  return (
    isShape(value) && isText(value['currency'], 3) && isText(value['ledgerAccount'], 40) && isText(value['cents'], 40)
  );
}
