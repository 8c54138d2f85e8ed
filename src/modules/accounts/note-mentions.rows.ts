import { STAFF_RIGHTS, type StaffRight } from '../../contract/staff-roles.js';
import { invalidField } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import { looksAfter } from './team-work.service.js';

/** A colleague's name in SQL as lists show it, by the alias of their row. */
export const colleagueName = (person: string): string =>
  `coalesce(nullif(trim(${person}.first_name || ' ' || ${person}.last_name), ''), ${person}.email)`;

/** In SQL, the names of those whom the note `n` mentions, for marking them in its text. */
export const MENTIONED_NAMES = `array(select ${colleagueName('m')} from app_user m where m.id = any(array(select jsonb_array_elements_text(n.mentioned)::uuid)) order by 1)`;

const NAMED = `select u.id from app_user u where u.id = any($1::uuid[]) and ${looksAfter('$2')} and (u.user_type = 'staff' or $3)
  and position('@' || ${colleagueName('u')} in $4) > 0`;

interface Naming {
  ids: readonly string[];
  text: string;
  /** What a colleague needs to see the note. */
  right: StaffRight;
  /** Whether admins see it as well, and work on it. */
  admins: boolean;
}

/**
 * The colleagues whom a note mentions, each once. 400 for someone who can't see what it is about, and where their name isn't in the
 * text: no one is notified of what no one sees.
 */
export async function checkMentions(tx: Tx, { ids, text, right, admins }: Naming): Promise<string[]> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return [];
  const named = await tx.rows(NAMED, [asked, STAFF_RIGHTS[right], admins, text]);
  if (named.length === asked.length) return asked;
  throw invalidField('mentions', 'mentions must be colleagues who can see it and are named in the text', 'choice');
}
