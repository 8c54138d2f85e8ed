import { Transform } from 'class-transformer';

/** Removes spaces at both ends of a text before it is validated. */
export const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));
