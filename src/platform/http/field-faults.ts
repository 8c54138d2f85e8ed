import { getMetadataStorage, type ValidationError } from 'class-validator';
import { majorOf } from '../../contract/amount-format.js';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import type { FieldProblem } from '../../contract/errors.js';
import type { FieldFault } from '../../contract/field-faults.js';
import { own } from '../../contract/own.js';

type Limits = readonly unknown[];
type Fault = Pick<FieldProblem, 'code' | 'values'>;

const just = (code: FieldFault) => (): Fault => ({ code });
const limited =
  (code: FieldFault, name: 'min' | 'max') =>
  ([limit]: Limits): Fault => ({ code, values: { [name]: Number(limit) } });
/** A minimum of 1 means that the field must not be empty. */
const atLeastSome = (limits: Limits): Fault =>
  limits[0] === 1 ? { code: 'required' } : limited('too_short', 'min')(limits);
const tooLong = limited('too_long', 'max');

/** Of several failed checks only one is reported. It must not be the size if the value isn't text at all. */
const ofText =
  (fault: (limits: Limits, value: unknown) => Fault) =>
  (limits: Limits, value: unknown): Fault =>
    [value].flat().every((one) => typeof one === 'string') ? fault(limits, value) : { code: 'text' };
const ofNumber =
  (fault: (limits: Limits) => Fault) =>
  (limits: Limits, value: unknown): Fault =>
    typeof value === 'number' ? fault(limits) : { code: 'whole_number' };

/**
 * Every check of class-validator that the product uses, and our own checks, by name. A test compares the list with the code
 * (docs/decisions/0440-reasons-and-field-codes.md).
 */
export const FAULT_OF: Readonly<Record<string, (limits: Limits, value: unknown) => Fault>> = {
  isString: just('text'),
  isNotEmpty: just('required'),
  minLength: ofText(atLeastSome),
  maxLength: ofText(tooLong),
  isLength: ofText(([min, max], value) =>
    [value].flat().some((text) => (text as string).length > Number(max)) ? tooLong([max]) : atLeastSome([min]),
  ),
  isInt: just('whole_number'),
  isHalves: just('halves'),
  min: ofNumber(limited('at_least', 'min')),
  max: ofNumber(limited('at_most', 'max')),
  isBoolean: just('yes_or_no'),
  isIn: just('choice'),
  isUuid: just('choice'),
  isEmail: just('email'),
  isUrl: just('link'),
  isTextNumber: just('phone'),
  isCalendarDay: just('day'),
  isInstant: just('instant'),
  isTimeZone: just('time_zone'),
  matches: just('format'),
  isArray: just('list'),
  arrayMinSize: limited('too_few', 'min'),
  arrayMaxSize: limited('too_many', 'max'),
  arrayUnique: just('twice'),
  isObject: just('shape'),
  nestedValidation: just('shape'),
  unknownValue: just('shape'),
  whitelistValidation: just('unknown_field'),
};

/** For `@Matches` and other checks whose name says too little: `{ message, context: { fault: 'city_name' } }`. */
export interface FaultContext {
  fault: FieldFault;
}

/** The code and its values for a failed check. */
export function faultOf(error: ValidationError, check: string): Fault {
  const named = (error.contexts?.[check] as FaultContext | undefined)?.fault;
  if (named) return { code: named };
  if (isMissing(error.value) && check !== 'whitelistValidation') return { code: 'required' };
  const fault = own(FAULT_OF, check)?.(limitsOf(error, check), error.value) ?? { code: 'format' as const };
  return error.property.endsWith('Cents') ? inMoney(fault) : fault;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** The error doesn't contain the limits of the check that failed, so they are read from the decorators' metadata. */
function limitsOf({ target, property }: ValidationError, check: string): Limits {
  if (!target) return [];
  const checks = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  return (
    checks.find(({ name, type, propertyName }) => propertyName === property && (name ?? type) === check)?.constraints ??
    []
  );
}

/** People enter amounts and not cents, so a limit is shown with two decimals. The check doesn't know the currency. */
function inMoney({ code, values = {} }: Fault): Fault {
  if (code === 'at_least')
    return { code: 'amount_at_least', values: { min: majorOf(Number(values['min']), PRICE_CURRENCY) } };
  if (code === 'at_most')
    return { code: 'amount_at_most', values: { max: majorOf(Number(values['max']), PRICE_CURRENCY) } };
  return { code, ...(Object.keys(values).length > 0 && { values }) };
}
