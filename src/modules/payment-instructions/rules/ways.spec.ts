import { expect, it } from '@jest/globals';
import { Catalogues } from '../../../platform/i18n/catalogues.js';
import { sample } from '../../../platform/i18n/sample-texts.js';
import { VISITOR } from '../../../platform/scope/actor.js';
import { runInContext } from '../../../platform/scope/context.js';
import type { WayTexts } from '../payment-instruction.rows.js';
import { waysInWords } from './ways.js';

const NOTE = sample('Say which unit it is for.', 'Indiquez pour quel logement.', 'Indique para qué unidad es.');
const TEXTS: WayTexts = {
  transferTo: 'rent@home.example',
  transferNote: NOTE,
  chequePayableTo: null,
  chequeSendTo: null,
  chequeNote: null,
  bankHolder: null,
  bankDetails: null,
  bankNote: null,
  cashHow: null,
};
const written = (demo: boolean) =>
  runInContext({ actor: { ...VISITOR, demo } }, () => waysInWords(new Catalogues(), 'fr', TEXTS)[0]?.[1]);

it('a letter of the demo has its sample texts in the language of the letter, and a landlord’s own letter what was written', () => {
  expect(written(true)).toBe('rent@home.example\nIndiquez pour quel logement.');
  expect(written(false)).toBe(`rent@home.example\n${NOTE}`);
});
