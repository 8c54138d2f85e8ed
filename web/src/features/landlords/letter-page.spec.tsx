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
const issued = (letter: object) =>
  ({
    id: 'c1',
    accessUrl: 'https://lodgewell.test/c',
    qrSvg: '<svg/>',
    formattedCode: 'ABCD-EFGH',
    letter,
  }) as IssuedCode;
const show = (letter: object) =>
  render(
    <Around
      features={['landlords', '../app']}
      at={{ pathname: '/letter', state: { issued: issued(letter), back: '/' } }}
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

  it('still shows the code of a letter that was opened before letters had an address', () => {
    const { fromAddress: _, ...before } = LETTER;
    show(before);
    expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
  });
});
