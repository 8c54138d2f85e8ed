import { describe, expect, it } from '@jest/globals';
import { isBelow, recognise } from './recognise.js';

const kindsOf = (...texts: string[]) => recognise({ texts }).kinds;
const JANUARY = new Date('2026-01-15T12:00:00Z');
const JULY = new Date('2026-07-15T12:00:00Z');

describe('what a report is recognised as', () => {
  it('takes no notice of case, accents, small words and simple misspellings', () => {
    for (const text of ['SMELL OF GAS', 'smel of gaz', 'Odeur de gaz', 'ODEURS DE GAZ', 'huele a gas', 'uele a gas'])
      expect([text, kindsOf(text)]).toEqual([text, ['gas']]);
    expect(kindsOf('Sótano inundado')).toEqual(kindsOf('sotano inundado'));
    expect(kindsOf('L’eau coule du plafond')).toEqual(['water']);
  });

  it('reads French letters as keyboards write them', () => {
    for (const text of ['Il y a une odeur d’œufs pourris', 'Ça sent l’ŒUF POURRI', 'odeur d’oeuf pourri'])
      expect([text, kindsOf(text)]).toEqual([text, ['gas']]);
  });

  it('no hot water is no emergency of water, and neither hot nor cold is', () => {
    for (const text of [
      'No hot or cold water in whole apartment',
      'There is no hot water and no cold water',
      'Plus d’eau chaude ni froide',
      'Je n’ai pas d’eau, ni chaude ni froide',
      'No sale agua caliente ni fría',
    ])
      expect([text, kindsOf(text)]).toEqual([text, ['no_water']]);
    for (const text of [
      'No hot water, only cold',
      'Pas d’eau chaude, seulement froide',
      'No hay agua caliente, solo fría',
    ])
      expect([text, kindsOf(text)]).toEqual([text, []]);
  });

  it('a wardrobe that does not lock is no lock-out', () => {
    for (const text of [
      'The wardrobe door does not lock',
      'La puerta del ropero no cierra',
      'La porte de la penderie ne ferme plus',
    ])
      expect([text, kindsOf(text)]).toEqual([text, []]);
  });

  it('reads each sentence separately: a denial in one does not silence another', () => {
    expect(kindsOf('No smell of gas.')).toEqual([]);
    expect(kindsOf('Not urgent, I smell gas')).toEqual(['gas']);
    expect(kindsOf('There is no smoke but the outlet is sparking')).toEqual(['fire']);
    expect(kindsOf('No smoke. But there is a strong smell of gas.')).toEqual(['gas']);
    expect(kindsOf('The smoke detector beeps, the battery is empty. The basement is flooded!')).toEqual(['water']);
  });

  it('reads title and description, and all languages together', () => {
    expect(kindsOf('Help', 'fuga de gas in the kitchen')).toEqual(['gas']);
    expect(recognise({ texts: ['Tap', null, undefined, 'drips'] })).toEqual({ priority: null, kinds: [] });
  });

  it('a part of a building is an emergency when it comes off, not when its paint does or when it is only named', () => {
    for (const text of [
      'La peinture de la galerie se décolle',
      'Le tapis de la galerie se décolle',
      'La moquette de l’escalier est tombée en lambeaux',
      'Une partie du balcon doit être repeinte',
      'Un bout de la façade est sale',
      'La alfombra de la escalera se despega',
    ])
      expect([text, kindsOf(text)]).toEqual([text, []]);
    for (const text of [
      'La galerie se décolle de la maison',
      'Une partie du balcon est tombée',
      'Un morceau de la façade se détache',
      'Il y a des morceaux de la corniche qui tombent',
      'Il manque un bout de la cheminée',
      'La peinture s’écaille, et le balcon se détache du mur',
      'De la peinture et du plâtre tombent du plafond',
    ])
      expect([text, kindsOf(text)]).toEqual([text, ['structure']]);
  });

  it('what happened long ago is none, unless it happens again', () => {
    expect(kindsOf('Last year the basement was flooded')).toEqual([]);
    expect(kindsOf('Like last year the basement is flooded again')).toEqual(['water']);
  });

  it('believes that nothing is urgent where no life is at risk, and never where one is', () => {
    expect(kindsOf('Not urgent: no power in the whole apartment')).toEqual([]);
    expect(kindsOf('Not urgent, but I smell gas')).toEqual(['gas']);
  });

  it('without heat the temperature counts, in either scale, or the month where winters are cold', () => {
    expect(kindsOf('No heat')).toEqual([]);
    expect([kindsOf('No heat, 14 °C inside'), kindsOf('No heat, it is 55F'), kindsOf('No heat, -15 outside')]).toEqual([
      ['heat'],
      ['heat'],
      ['heat'],
    ]);
    expect(kindsOf('No heat, still 21 degrees')).toEqual([]);
    const of = (country: string, region: string, at: Date) =>
      recognise({ texts: ['No heat'], country, region, at }).kinds;
    expect([of('CA', 'QC', JANUARY), of('US', 'NY', JANUARY)]).toEqual([['heat'], ['heat']]);
    expect([
      of('CA', 'QC', JULY),
      of('US', 'FL', JANUARY),
      of('US', 'US-FL', JANUARY),
      of('MX', 'CMX', JANUARY),
    ]).toEqual([[], [], [], []]);
  });

  it('a puddle under a sink isn’t an emergency; one that is large, grows or is far from a tap is', () => {
    for (const text of [
      'Il y a une flaque sous l’évier',
      'Petite flaque d’eau sous l’évier de la cuisine le matin',
      'Hay un charco debajo del fregadero de la cocina',
      'There is a puddle under the kitchen sink',
    ])
      expect([text, kindsOf(text)]).toEqual([text, []]);
    for (const text of [
      'Énorme flaque d’eau dans la cuisine',
      'La flaque sous l’évier s’agrandit vite',
      'Une flaque d’eau dans le salon, sous le plafond',
      'Un charco grande en la cocina',
      'El charco debajo del fregadero crece',
      'Hay un charco en la sala',
    ])
      expect([text, kindsOf(text)]).toEqual([text, ['water']]);
  });

  it('a door, an outlet, a radiator, warm water: similar words aren’t an emergency', () => {
    for (const text of [
      'One outlet does not work',
      'Not one outlet works',
      'No hot water',
      'No water',
      'Bedroom door does not lock',
      'Elevator out of order',
    ])
      expect([text, kindsOf(`${text} since today`)]).toEqual([
        text,
        { 'Not one outlet works': ['power'], 'No water': ['no_water'] }[text] ?? [],
      ]);
  });
});

it('the floor is compared by rank', () => {
  expect([isBelow('high', 'emergency'), isBelow('emergency', 'emergency'), isBelow('low', null)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('the time it takes', () => {
  const HOSTILE = ['gas ', 'smell ', 'no ', 'a', 'water ceiling ', '"a"', '12 ', 'é', 'fire smoke ', '.\n', '@#|* '];
  const cost = (text: string) => {
    const before = process.threadCpuUsage().user;
    recognise({ texts: [text] });
    return (process.threadCpuUsage().user - before) / 1000;
  };

  it.each(HOSTILE)('SEC-05 grows with the length of the text and no faster: %j', (piece) => {
    const text = (length: number) => piece.repeat(length / piece.length);
    // The longest report takes milliseconds. If the time were quadratic, a text a hundred times as long would take minutes.
    expect(cost(text(5_600))).toBeLessThan(500);
    expect(cost(text(280_000))).toBeLessThan(10_000);
  });
});
