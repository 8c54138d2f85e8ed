// Reads the message catalogues of the client and compiles them. A group is what loads as one file per language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

export const LANGUAGES = ['en', 'fr', 'es'];

/**
 * Loaded with every page: `app` (the frame around the page), `api` (errors) and `ui` (the kit). Frames behind sign-in
 * have words of their own.
 */
const BASE_FOLDERS = ['app/messages', 'api/messages', 'ui/messages'];

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

/** Group name → the folders that hold its `en.json`, `fr.json`, `es.json`. */
export function catalogueFolders(src) {
  const groups = new Map([['base', BASE_FOLDERS.map((folder) => join(src, folder))]]);
  groups.set('shared', [join(src, 'shared/messages')]);
  groups.set('mail', [join(src, 'shared/mail/messages')]);
  // Suppliers' Elite and landlords' plans show the same parts.
  groups.set('subscriptions', [join(src, 'shared/subscriptions/messages')]);
  // Tenancy rules as tenants and landlords read them.
  groups.set('region-rules', [join(src, 'shared/region-rules/messages')]);
  // Photos and the conversation of a request, which technicians have on their own page.
  groups.set('request-parts', [join(src, 'shared/request-parts/messages')]);
  // What people and accounts have with us: pages of staff and of admins show the same lists.
  groups.set('affairs', [join(src, 'shared/affairs/messages')]);
  groups.set('team-views', [join(src, 'shared/team-views/messages')]);
  groups.set('frame', [join(src, 'app/layouts/messages')]);
  groups.set('site', [join(src, 'site/messages')]);
  groups.set('fragments', [join(src, 'site/sections/fragments/messages')]);
  // Pages behind a mailed link: the sign-in, one of the heaviest pages, does without their words.
  groups.set('links', [join(src, 'features/auth/links/messages')]);
  groups.set('supplier-invitation', [join(src, 'features/suppliers/invitation/messages')]);
  groups.set('on-call-alert', [join(src, 'features/on-call/alert/messages')]);
  // The staff's inbox: visitors who open the chat do without its words.
  groups.set('inbox', [join(src, 'features/chat/components/inbox/messages')]);
  // The longer ones: the landing page, one of the heaviest, shows none of them.
  groups.set('samples', [join(src, 'site/sections/fragments/samples')]);
  // Only for the help center; other pages show its categories.
  groups.set('tours', [join(src, 'site/pages/help-center/tours')]);
  groups.set('stubs', [join(src, 'site/sections/stub/messages')]);
  for (const name of folders(join(src, 'features'))) groups.set(name, [join(src, 'features', name, 'messages')]);
  for (const slug of folders(join(src, 'site/pages'))) groups.set(`page/${slug}`, [join(src, 'site/pages', slug)]);
  return new Map([...groups].filter(([, list]) => list.some((folder) => existsSync(join(folder, 'en.json')))));
}

export function catalogueFiles(group, language) {
  return group.map((folder) => join(folder, `${language}.json`)).filter((file) => existsSync(file));
}

function readMessages(group, language) {
  const files = catalogueFiles(group, language);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/** Signs of ICU messages: a text without them is its own message (`i18n/messages.tsx` takes it as it is). */
const SYNTAX = /[{}<>'#]/;

function compileMessage(id, text, language) {
  try {
    const parts = parse(text, { captureLocation: false });
    const plain = parts.length === 1 && parts[0].type === TYPE.literal && !SYNTAX.test(parts[0].value);
    return plain ? parts[0].value : parts;
  } catch (error) {
    throw new Error(`${id} (${language}): ${error.message} in ${JSON.stringify(text)}`, { cause: error });
  }
}

/** The French of France: messages that differ from our Canadian French, compiled like any others. */
export function compileLocalWords(file) {
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(id, text, 'fr')]));
}

/**
 * One group in one language as `{ messages: { id: AST, or the text where nothing is filled in }, filled: [ids taken from English] }`.
 * Throws when the catalogue is empty or a message does not parse.
 */
export function compileGroup(name, group, language) {
  const english = readMessages(group, LANGUAGES[0]);
  const own = readMessages(group, language);
  if (Object.keys(own).length === 0) throw new Error(`The catalogue ${name} is empty in ${language}.`);
  const filled = Object.keys(english).filter((id) => !own[id]);
  const texts = { ...english, ...Object.fromEntries(Object.entries(own).filter(([, text]) => text)) };
  const messages = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, compileMessage(id, text, language)]),
  );
  return { messages, filled };
}
