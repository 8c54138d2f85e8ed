/** Shares of a whole, in basis points (1 % = 100). Only this file multiplies and divides by 100; amounts never do. */
const POINTS = 100;

/** Basis points as a percentage: 290 is 2.9. */
export const percentOf = (basisPoints: number): number => basisPoints / POINTS;

/** A percentage in basis points, rounded to the nearest one. */
export const pointsOf = (percent: number): number => Math.round(percent * POINTS);

/** A fraction in basis points, rounded to a whole percent: 0.456 is 4600. */
export const wholePercent = (fraction: number): number => Math.round(fraction * 100) * POINTS;
