import { ValidateBy } from 'class-validator';
import type { OfficeHours, OpenDays } from '../../contract/office.js';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const PART = /^([a-z]{3})(?:-([a-z]{3}))? (\d\d):(\d\d)-(\d\d):(\d\d)$/i;
const MINUTES_OF_DAY = 24 * 60;

function openDays(part: string): OpenDays | undefined {
  const found = PART.exec(part.trim());
  if (!found) return undefined;
  const [first = '', last = first] = [found[1], found[2]].flatMap((name) => (name ? [name.toLowerCase()] : []));
  const [from, to] = [DAYS.indexOf(first) + 1, DAYS.indexOf(last) + 1];
  const at = (group: number) => Number(found[group]) * 60 + Number(found[group + 1]);
  const timesExist = Number(found[4]) < 60 && Number(found[6]) < 60 && at(5) <= MINUTES_OF_DAY;
  return from > 0 && to >= from && timesExist && at(3) < at(5) ? { from, to, opens: at(3), closes: at(5) } : undefined;
}

/** Reads `Mon-Fri 08:00-20:00, Sat 09:00-17:00` or `24/7`; undefined for anything else. */
export function officeHours(text: string): OfficeHours | undefined {
  if (text.trim() === '24/7') return 'always';
  const parts = text.split(',').map(openDays);
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** Opening hours as `officeHours` reads them. */
export function IsOfficeHours(): PropertyDecorator {
  return ValidateBy({
    name: 'isOfficeHours',
    validator: {
      validate: (value) => typeof value === 'string' && officeHours(value) !== undefined,
      defaultMessage: (problem) =>
        `${problem?.property} must be 24/7 or hours such as Mon-Fri 08:00-20:00, Sat 09:00-17:00`,
    },
  });
}
