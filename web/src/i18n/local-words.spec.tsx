import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageId } from '@i18n/message-ids';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { catalogueFiles, catalogueFolders, compileLocalWords } from '../../tools/catalogues.mjs';
import { readsFrenchOfFrance } from './local-words';
import { MessagesProvider, setLocalWords, useT, type Messages } from './messages';

const FILE = resolve('web/src/i18n/fr-FR.json');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const local = read(FILE);

/** Everything that is read behind sign-in. Pages of the site and what only they show (tours, for example) stay in Canadian French. */
const behindSignIn = [...catalogueFolders(resolve('web/src'))].filter(
  ([group]) => !/^(page\/|site$|fragments$|samples$|stubs$|tours$)/.test(group),
);
const canadian = Object.assign(
  {},
  ...behindSignIn.flatMap(([, folders]) => catalogueFiles(folders, 'fr').map(read)),
) as Record<string, string>;
/** Canadian words that readers in France don't use, or use for something else. */
const OF_CANADA = /soumission|clavard|téléver|texto|cellulaire|infolettre|fournaise|fin de semaine|magasinage/i;

function Said({ ids }: { ids: string[] }) {
  const t = useT();
  return <p>{ids.map((id) => t(messageId(id), { count: 2, amount: '100 €' })).join(' | ')}</p>;
}

const IDS = ['service-requests.quote.title', 'landlords.waiting.quote', 'service-requests.card.quote'];
const show = (language: 'fr' | 'es', messages: Messages) =>
  render(
    <MessagesProvider language={language} messages={messages}>
      <Said ids={IDS} />
    </MessagesProvider>,
  );

afterEach(() => {
  cleanup();
  setLocalWords({});
});

describe('the French of France', () => {
  it('says each of its messages otherwise than our French does', () => {
    expect(Object.keys(local).length).toBeGreaterThan(40);
    expect(Object.keys(local).filter((id) => !(id in canadian) || canadian[id] === local[id])).toEqual([]);
  });

  it('leaves no Canadian word that has another one in France', () => {
    expect(Object.values(canadian).filter((text) => OF_CANADA.test(text)).length).toBeGreaterThan(40);
    const merged = Object.entries({ ...canadian, ...local });
    expect(merged.filter(([, text]) => OF_CANADA.test(text)).map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });

  it('fills in the same values', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name).toSorted();
    expect(
      Object.keys(local).filter((id) => String(names(local[id] ?? '')) !== String(names(canadian[id] ?? ''))),
    ).toEqual([]);
  });

  it('is for browsers that ask for it before any other French', () => {
    const asked = [
      ['fr-FR', 'fr', 'en'],
      ['en-GB', 'fr-FR'],
      ['fr-CA', 'fr-FR'],
      ['fr', 'fr-FR'],
      ['fr-BE'],
      ['en-CA'],
    ];
    expect(asked.map(readsFrenchOfFrance)).toEqual([true, true, false, false, false, false]);
  });

  it('replaces words on screen, in French alone', () => {
    const words = compileLocalWords(FILE);
    const canadianWords = {
      [IDS[0] ?? '']: 'Envoyer une soumission',
      [IDS[1] ?? '']: '2 soumissions',
      [IDS[2] ?? '']: 'Soumission',
    };
    setLocalWords(words);
    show('fr', canadianWords);
    expect(
      screen.getByText('Envoyer un devis | 2 devis attendent votre réponse | Devis de 100 € à approuver'),
    ).toBeTruthy();
    cleanup();
    show('es', canadianWords);
    expect(screen.getByText('Envoyer une soumission | 2 soumissions | Soumission')).toBeTruthy();
  });
});
