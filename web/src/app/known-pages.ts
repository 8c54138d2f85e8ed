import type { KnownPages } from '@nav/LocalLink';
import { matchRow } from './match';
import { notFoundRow } from './routes';

/** What links may lead to, read from the route table. */
export const knownPages: KnownPages = {
  exists: (path) => matchRow(path) !== notFoundRow,
  carriesLanguage: (path) => matchRow(path).prerender,
};
