import { describe, expect, it } from '@jest/globals';
import { revealsContact } from './reveals-contact.js';

const KIM = {
  street: 'Laurier Avenue West',
  postalCode: 'H2T 2N1',
  contactName: 'Kim Larsen',
  phone: '+1 514 555-0142',
};

describe('EL-009 what the job board must not tell', () => {
  it.each([
    'At 87 laurier avenue west, second floor',
    'Near h2t2n1',
    'Ask for Kim Larsen.',
    'Ask for KIM  LARSEN',
    'Call 514-555-0142',
    'Call (514) 555 0142 first',
    'Call 555-0199',
    'Write to kim@example.com',
    'Dial 5145550199',
    'Dial 5145 550 199',
    'Call 555 0199',
    'The number is 5 5 5 0 1 4 2',
    'Near H2T 2N1',
    'Near H2T-2N1',
  ])('refuses “%s”', (text) => expect(revealsContact(text, KIM)).toBe(true));

  it.each([
    'The radiator is cold in two rooms.',
    'Boiler of 2019, 24 kW, model 4711-B',
    'Between 8 and 12 on 2026-11-24',
    'Kimberley tiles, 30 × 30',
    'About $1,200',
    'Parts 5 5 5 0 1 4 3',
    '!!!',
  ])('lets “%s” through', (text) => expect(revealsContact(text, KIM)).toBe(false));

  it('knows no person and no telephone where there is none', () => {
    expect(revealsContact('A tap drips.', { ...KIM, contactName: null, phone: null })).toBe(false);
  });

  it('finds a street in any writing, and one with a sign at its end', () => {
    expect(revealsContact('3, rue saint etienne', { ...KIM, street: 'Rue Saint-Étienne' })).toBe(true);
    expect(revealsContact('On Laurier Avenue West', { ...KIM, street: 'Laurier Avenue West.' })).toBe(true);
    expect(revealsContact('On Laurier Avenue Westbound', KIM)).toBe(false);
  });

  it('takes the last seven digits of a telephone, and none of a shorter number', () => {
    expect(revealsContact('5 5 5 0 1 4 2', { ...KIM, phone: '555-0142' })).toBe(true);
    expect(revealsContact('Model 5 50142', { ...KIM, phone: '55-0142' })).toBe(false);
  });

  it('leaves out names and postal codes that are too short to mean anything', () => {
    expect(revealsContact('Bo knows', { ...KIM, contactName: 'Bo' })).toBe(false);
    expect(revealsContact('Bob knows', { ...KIM, contactName: 'Bob' })).toBe(true);
    expect(revealsContact('!!!', { ...KIM, contactName: null })).toBe(false);
    expect(revealsContact('Needs 7500 W', { ...KIM, postalCode: '7500' })).toBe(false);
    expect(revealsContact('Near 75001', { ...KIM, postalCode: '75001' })).toBe(true);
    expect(revealsContact('A tap drips.', { ...KIM, postalCode: '' })).toBe(false);
  });
});
