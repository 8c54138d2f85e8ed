import { ValidateBy, type ValidationOptions } from 'class-validator';
import { toE164 } from './phone-number.js';

/** A number in E.164 (`+15145550172`) that text messages can be sent to. */
export function IsTextNumber(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    { name: 'isTextNumber', validator: { validate: (value) => typeof value === 'string' && toE164(value) === value } },
    options,
  );
}
