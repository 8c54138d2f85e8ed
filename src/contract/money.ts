declare const centsBrand: unique symbol;

/** An amount in integer minor units of its currency. Only `cents()` creates one, and the compiler refuses a plain number. */
export type Cents = number & { readonly [centsBrand]: true };

export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}

/** Takes a number that comes from a column, a request or a constant. Throws `MoneyError` unless it is a safe integer. */
export function cents(value: unknown): Cents {
  if (!Number.isSafeInteger(value)) throw new MoneyError(`Not an amount in integer minor units: ${String(value)}`);
  return (value === 0 ? 0 : value) as Cents;
}

export const ZERO = cents(0);

export function add(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

export function subtract(a: Cents, b: Cents): Cents {
  return cents(a - b);
}

export function negate(amount: Cents): Cents {
  return cents(-amount);
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = ZERO;
  for (const amount of amounts) total = add(total, amount);
  return total;
}

export function min(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}

export function max(a: Cents, b: Cents): Cents {
  return a > b ? a : b;
}

/**
 * amount × numerator ÷ denominator, rounded half up to the minor unit (docs/specification/payments.md).
 * A negative amount rounds as its positive twin does, so that a reversal takes back exactly what was posted.
 */
export function portion(amount: Cents, numerator: number, denominator: number): Cents {
  if (!isShare(numerator) || !isShare(denominator) || denominator === 0) {
    throw new MoneyError(`Not a portion: ${numerator}/${denominator}`);
  }
  const product = BigInt(Math.abs(amount)) * BigInt(numerator);
  const rounded = (product * 2n + BigInt(denominator)) / (2n * BigInt(denominator));
  return cents(Number(amount < 0 ? -rounded : rounded));
}

/** A rate in basis points (1 % = 100) of the amount, half up. */
export function basisPoints(amount: Cents, rate: number): Cents {
  return portion(amount, rate, 10_000);
}

function isShare(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
