import { ValidateBy } from 'class-validator';
import { isDay } from '../../contract/days.js';

/** A day that exists, `YYYY-MM-DD`, from 1900 to 2199. */
export function IsCalendarDay(): PropertyDecorator {
  return ValidateBy({
    name: 'isCalendarDay',
    validator: {
      validate: isDay,
      defaultMessage: (problem) => `${problem?.property} must be a calendar day YYYY-MM-DD from 1900 to 2199`,
    },
  });
}
