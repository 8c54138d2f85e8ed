import { Transform } from 'class-transformer';

/** Takes the spaces around a text away before it is checked. */
export const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));
