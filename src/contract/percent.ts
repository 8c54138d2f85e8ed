/** Shares of a whole, in basis points (1 % = 100). The only place that multiplies and divides by 100: amounts never do. */
const POINTS = 100;

/** Basis points as a number of per cent: 290 is 2.9. */
export const percentOf = (basisPoints: number): number => basisPoints / POINTS;

/** Basis points of a number of per cent, to the nearest one. */
export const pointsOf = (percent: number): number => Math.round(percent * POINTS);

/** Basis points of a fraction, to a whole per cent: 0.456 is 4600. */
export const wholePercent = (fraction: number): number => Math.round(fraction * 100) * POINTS;
