import { ValidateBy } from 'class-validator';
import { isTimeZone } from '../../contract/time-zone-names.js';

/** A time zone that server and database know, such as `America/Toronto`. */
export function IsTimeZone(): PropertyDecorator {
  return ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: isTimeZone,
      defaultMessage: (problem) => `${problem?.property} must be an IANA time zone such as America/Toronto`,
    },
  });
}
