import { PASSWORD_MIN } from '../../../contract/limits.js';
import { PRODUCT } from '../../../contract/product.js';

/** The person who will have the password. Their own names and address are what others try first. */
export interface PasswordOwner {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** A shorter name is part of too many words by chance. */
const SHORTEST_NAME = 3;
/** What must be left of a password without the names of its owner and without digits. */
const LEFT = 4;
/** So many signs around a common password, a year and a "!", make no better one of it. */
const AROUND = 5;
const FEWEST_SIGNS = 3;

/** Whether a password is a common one, made of the owner's names and address, or of one or two signs. Case and accents make no difference. */
export async function isWeakPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const plain = plainOf(password);
  return new Set(plain).size < FEWEST_SIGNS || isOwn(plain, owner) || isCommon(plain, await common());
}

function isOwn(plain: string, { email, firstName = '', lastName = '' }: PasswordOwner): boolean {
  const names = plainOf(`${email} ${firstName} ${lastName} ${PRODUCT.name}`).split(/[^\p{L}\p{N}]+/u);
  const parts = [...new Set(names)].filter((name) => name.length >= SHORTEST_NAME).sort((a, b) => b.length - a.length);
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ''), plain.replaceAll(/[\s._@-]/g, ''));
  return left !== plain.replaceAll(/[\s._@-]/g, '') && left.replaceAll(/\d/g, '').length < LEFT;
}

function isCommon(plain: string, list: ReadonlySet<string>): boolean {
  const core = fromFirstToLastLetter(plain);
  return list.has(plain) || (plain.length - core.length <= AROUND && list.has(core));
}

/** Without a pattern at the end of the text, which would take quadratic time. */
function fromFirstToLastLetter(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  return first && last ? text.slice(first.index, last.index + last[0].length) : '';
}

const plainOf = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

let loading: Promise<ReadonlySet<string>> | undefined;

/** The list of zxcvbn-ts. It is read with the first new password: the start neither waits for it nor pays its memory (5 MB). */
function common(): Promise<ReadonlySet<string>> {
  loading ??= read();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .map(String)
      .filter((word) => word.length >= PASSWORD_MIN.server)
      .map(plainOf),
  );
}
