import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { asOneLine } from '../../contract/one-line.js';

/** Refuses line breaks: papers print this line by line, and a part with one could forge another line. */
export const oneLine = Matches(/^[^\n\v\f\r\u0085\u2028\u2029]*$/, { context: { fault: 'one_line' } });

/**
 * Names of people and companies are kept on one line, as the fields of a browser keep them. They aren't refused, because names that
 * were stored with a line break are sent again with every change beside them.
 */
export const nameLine = Transform(({ value }) => (typeof value === 'string' ? asOneLine(value) : value));
