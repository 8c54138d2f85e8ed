import { describe, expect, it } from '@jest/globals';
import { splitAddress } from './split-address.js';
import { splitStreet } from './split-street.js';

const said = (text: string, unitFirst?: 'unit' | 'number') => {
  const { name, streetNumber, street, unit, city, region, postalCode, country, unclear } = splitAddress(
    text,
    unitFirst,
  );
  return [streetNumber, street, unit, city, region, postalCode, country, name, unclear ? 'unclear' : '']
    .join('|')
    .replace(/\|+$/, '');
};

describe('an address in one cell', () => {
  it.each([
    ['1200 Maple St #101', '1200|Maple St|101'],
    ['1200 Maple St # 101', '1200|Maple St|101'],
    ['1200 Maple St Apt 4B', '1200|Maple St|4B'],
    ['1200 Maple St Apt #4', '1200|Maple St|4'],
    ['1200 Maple St #Apt 4, Toronto, ON M4B 1B3', '1200|Maple St|4|Toronto|ON|M4B 1B3'],
    ['100 Example St #Apt 5 Chicago, IL 60600', '100|Example St|5|Chicago|IL|60600'],
    ['1200 Maple St #101, Portland, OR 97201', '1200|Maple St|101|Portland|OR|97201'],
    ['1200 Maple St, Unit 3, Portland, OR, 97201, USA', '1200|Maple St|3|Portland|OR|97201|US'],
    ['1200 Maple St, Portland OR 97201-1234', '1200|Maple St||Portland|OR|97201-1234'],
    ['1200 Maple St Portland OR 97201 U.S.', '1200|Maple St||Portland|OR|97201|US'],
    ['1200 Maple St, Portland, Oregon 97201, United States', '1200|Maple St||Portland|Oregon|97201|US'],
    ['350 5th Ave, New York, NY 10118', '350|5th Ave||New York|NY|10118'],
    ['12 Main St, Charleston, West Virginia 25301', '12|Main St||Charleston|West Virginia|25301'],
    ['9 Oak Ave St Louis MO 63101', '9|Oak Ave||St Louis|MO|63101'],
    ['Maple Court - 100 W Example St Chicago, IL 60600', '100|W Example St||Chicago|IL|60600||Maple Court'],
    ['100 Example St #5 Chicago, IL 60600', '100|Example St|5|Chicago|IL|60600'],
    ['Unit 7 - 88 King St W, Toronto, ON M5H 1A1, Canada', '88|King St W|7|Toronto|ON|M5H 1A1|CA'],
    ['88 King St W, Toronto, ON M5H1A1, CA', '88|King St W||Toronto|ON|M5H1A1|CA'],
    ['B-88 King St W', '88|King St W|B'],
    ['#3, 45 Pine Rd, Calgary, AB', '45|Pine Rd|3|Calgary|AB'],
    ['10 Downing St, London SW1A 2AA, UK', '10|Downing St||London||SW1A 2AA|GB'],
    ['1200 Maple St', '1200|Maple St'],
    ['1200 Maple St\nPortland, OR 97201', '1200|Maple St||Portland|OR|97201'],
    ['1200 Maple St, 101, Portland, OR 97201', '1200|Maple St|101|Portland|OR|97201'],
    ['1200 Maple St, 4B, Portland, OR 97201', '1200|Maple St|4B|Portland|OR|97201'],
    ['1200 Maple St, 101', '1200|Maple St|101'],
    ['Maple St, 1200, Portland, OR 97201', '|Maple St, 1200||Portland|OR|97201'],
    ['100 Main St Rear', '100|Main St Rear'],
    ['constructor, __proto__, toString 12345', '|constructor, __proto__||toString||12345'],
  ])('in English: %s', (text, wanted) => expect(said(text)).toBe(wanted));

  it.each([
    ['Apt 4B, 12 Rue X', '12|Rue X|4B'],
    ['12 rue des Lilas, app. 4, Montréal (Québec) H2T 2N6', '12|rue des Lilas|4|Montréal|Québec|H2T 2N6'],
    ['4120, rue Saint-Denis, Montréal, QC H2W 2M5', '4120|rue Saint-Denis||Montréal|QC|H2W 2M5'],
    ['12 bis rue de Rivoli, 75004 Paris, France', '12 bis|rue de Rivoli||Paris||75004|FR'],
    ['12 rue des Lilas, logement 4, Québec, Québec G1R 2B5, Canada', '12|rue des Lilas|4|Québec|Québec|G1R 2B5|CA'],
  ])('in French: %s', (text, wanted) => expect(said(text)).toBe(wanted));

  it.each([
    ['Calle Reforma 222, 06600 Ciudad de México, CDMX, México', '222|Calle Reforma||Ciudad de México|CDMX|06600|MX'],
    [
      'Av. Insurgentes Sur 1602 Int. 5, Ciudad de México, CDMX 03940',
      '1602|Av. Insurgentes Sur|5|Ciudad de México|CDMX|03940',
    ],
    ['Calle Mayor 5 Depto 2, Guadalajara, Jalisco 44100, Mexico', '5|Calle Mayor|2|Guadalajara|Jalisco|44100|MX'],
  ])('in Spanish: %s', (text, wanted) => expect(said(text)).toBe(wanted));

  it('leaves the unit before a dash to an answer', () => {
    expect(said('3-1200 Maple St')).toBe('3-1200|Maple St|||||||unclear');
    expect(said('3-1200 Maple St', 'unit')).toBe('1200|Maple St|3');
    expect(said('3 - 1200 Maple St', 'unit')).toBe('1200|Maple St|3');
    expect(said('3-1200 Maple St', 'number')).toBe('3-1200|Maple St');
    expect(said('12-14 Maple St Apt 2')).toBe('12-14|Maple St|2');
  });
});

describe('a street with its unit, in a column of its own', () => {
  it.each([
    ['1200 Maple St, #101', '1200|Maple St|101'],
    ['1200 Maple St, Apt 4B', '1200|Maple St|4B'],
    ['3-1200 Maple St, ', '3-1200|Maple St|'],
    ['Maple Court, #4', '|Maple Court|4'],
  ])('keeps no comma: %s', (text, wanted) => {
    const { streetNumber, street, unit } = splitStreet(text);
    expect([streetNumber, street, unit].join('|')).toBe(wanted);
  });
});
