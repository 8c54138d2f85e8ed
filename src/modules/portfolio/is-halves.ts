import { ValidateBy } from 'class-validator';

/** A number of whole and half rooms: 0, 0.5, 1, 1.5 … */
export function IsHalves(): PropertyDecorator {
  return ValidateBy({
    name: 'isHalves',
    validator: {
      validate: (value) => typeof value === 'number' && Number.isInteger(value * 2),
      defaultMessage: (problem) => `${problem?.property} must be a number of wholes and halves`,
    },
  });
}
