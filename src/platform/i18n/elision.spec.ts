import { describe, expect, it } from '@jest/globals';
import { Catalogues } from './catalogues.js';
import { elided } from './elision.js';

describe('elision in French', () => {
  it.each([
    ['un paiement de {who}', 'Amélie Roy', 'un paiement d’{who}'],
    ['De {who}', 'Élodie', 'D’{who}'],
    ['{has, select, yes { de {who}} other {}}', 'Omar', '{has, select, yes { d’{who}} other {}}'],
    ['Le loyer de {who}', 'août 2026', 'Le loyer d’{who}'],
    ['avant que {who} réponde', 'Ana', 'avant qu’{who} réponde'],
    ['un paiement de {who}', 'Zoé', 'un paiement de {who}'],
    ['un paiement de {who}', 'Hugo', 'un paiement de {who}'],
    ['une somme de {who}', '1 450,00 $', 'une somme de {who}'],
    ['la banque {who}', 'Alterna', 'la banque {who}'],
    ['le guide {who}', 'Alpin', 'le guide {who}'],
    ['de {other}', 'Ana', 'de {other}'],
  ])('%s with %s', (message, who, expected) => expect(elided(message, { who })).toBe(expected));

  it('is part of what is written, for each value, and never in another language', () => {
    const words = new Catalogues();
    const supplier = (name: string, language = 'fr') =>
      words.text(language, 'mail.invoices.voided.subject', { number: '7', supplier: name });
    expect(supplier('Atlas')).toBe('La facture 7 d’Atlas est annulée');
    expect(supplier('Plombex')).toBe('La facture 7 de Plombex est annulée');
    expect(supplier('Atlas')).toBe('La facture 7 d’Atlas est annulée');
    expect(supplier('Atlas', 'es')).toContain(' Atlas');
  });
});
