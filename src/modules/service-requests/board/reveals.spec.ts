import { describe, expect, it } from '@jest/globals';
import { reveals } from './reveals.js';

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
  ])('refuses “%s”', (text) => expect(reveals(text, KIM)).toBe(true));

  it.each([
    'The radiator is cold in two rooms.',
    'Boiler of 2019, 24 kW, model 4711-B',
    'Between 8 and 12 on 2026-11-24',
    'Kimberley tiles, 30 × 30',
    'About $1,200',
  ])('lets “%s” through', (text) => expect(reveals(text, KIM)).toBe(false));

  it('knows no person and no telephone where there is none', () => {
    expect(reveals('A tap drips.', { ...KIM, contactName: null, phone: null })).toBe(false);
  });
});
