import { ValidateBy } from 'class-validator';
import { isDay } from '../../contract/days.js';

/** The forms that both JavaScript and PostgreSQL read: no week dates, no ordinal dates, no second 60, no year of five digits. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?)?$/;

/** A moment in ISO 8601 such as `2026-12-01T15:00:00Z`, or a day, from 1900 to 2199. */
export function IsInstant(): PropertyDecorator {
  return ValidateBy({
    name: 'isInstant',
    validator: {
      validate: isInstant,
      defaultMessage: (problem) => `${problem?.property} must be an ISO 8601 time such as 2026-12-01T15:00:00Z`,
    },
  });
}

export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && isDay(INSTANT.exec(value)?.[1]);
}
