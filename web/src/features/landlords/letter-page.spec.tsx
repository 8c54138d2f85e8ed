import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import type { IssuedCode } from './api/types';
import LetterPage from './pages/LetterPage';

afterEach(cleanup);

const LETTER = {
  language: 'en',
  from: 'Habitations Laurier',
  fromAddress: ['9999 boulevard René-Lévesque Ouest', 'Montréal, QC H3B 9Z9'],
  to: 'Kim Larsen',
  home: '87 Laurier Avenue West, 302',
  date: 'November 10, 2026',
  title: 'Your access code',
  steps: ['Go to the site.'],
  pay: null,
};
const issued = (letter: object, accessUrl = 'https://lodgewell.test/c') =>
  ({
    id: 'c1',
    accessUrl,
    qrSvg: '<svg/>',
    formattedCode: 'ABCD-EFGH',
    letter,
  }) as IssuedCode;
const show = (letter: object, accessUrl?: string) =>
  render(
    <Around
      features={['landlords', '../app']}
      at={{ pathname: '/letter', state: { issued: issued(letter, accessUrl), back: '/' } }}
    >
      <LetterPage />
    </Around>,
  );

describe('the welcome letter', () => {
  it('shows the code below the landlord’s address', () => {
    show(LETTER);
    expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
    expect(screen.getByText(/Montréal, QC H3B 9Z9/)).toBeTruthy();
  });

  it.each([
    ['http://localhost:3000/c', true],
    ['http://127.0.0.1:3000/c', true],
    ['https://localhost.example.com/c', false],
  ])('warns that a phone can’t open %s: %s', (accessUrl, warned) => {
    show(LETTER, accessUrl);
    expect(screen.queryByText('These letters only work on this computer') !== null).toBe(warned);
  });

  it.each([
    [1, 'Print letter'],
    [13, 'Print 13 letters'],
  ])('names on the button how many letters it prints: %i', (count, name) => {
    const many = Array.from({ length: count }, (_, at) => ({ ...issued(LETTER), id: `c${at}` }));
    render(
      <Around features={['landlords', '../app']} at={{ pathname: '/letter', state: { issued: many, back: '/' } }}>
        <LetterPage />
      </Around>,
    );
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('still shows the code of a letter that was opened before letters had an address', () => {
    const { fromAddress: _, ...before } = LETTER;
    show(before);
    expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
  });
});
