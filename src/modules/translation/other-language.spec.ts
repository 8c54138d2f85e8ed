import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../contract/languages.js';
import { seemsOther } from './other-language.js';

const SAID: Record<Language, readonly string[]> = {
  en: [
    'The kitchen tap has been dripping since yesterday evening.',
    'Could you send someone to look at the heating this week?',
    'I paid the rent this morning, please confirm that it arrived.',
  ],
  fr: [
    'Le robinet de la cuisine goutte depuis hier soir, pouvez-vous envoyer quelqu’un ?',
    'J’ai payé le loyer ce matin, merci de confirmer la réception.',
    'Il n’y a plus de chauffage dans la chambre depuis deux jours.',
  ],
  es: [
    'La llave de la cocina gotea desde anoche, ¿puede enviar a alguien?',
    'Pagué la renta esta mañana, confirme por favor que llegó.',
    'No hay calefacción en el dormitorio desde hace dos días.',
  ],
};
const LANGUAGES = ['en', 'fr', 'es'] as const;

describe('a text in another language than its author’s', () => {
  for (const written of LANGUAGES)
    for (const chosen of LANGUAGES)
      it(`written in ${written}, chosen ${chosen}`, () => {
        for (const text of SAID[written]) expect([text, seemsOther(text, chosen)]).toEqual([text, written !== chosen]);
      });

  it('is not guessed from a few words, nor from none', () => {
    for (const text of ['', 'OK', 'Gracias', 'Merci beaucoup', '302, 514 555 0102'])
      for (const chosen of LANGUAGES) expect(seemsOther(text, chosen)).toBe(false);
  });
});
