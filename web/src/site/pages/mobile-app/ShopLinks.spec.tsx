import { readFileSync } from 'node:fs';
import { MessagesProvider } from '@i18n/messages';
import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ShopLinks } from './ShopLinks';

const messages = JSON.parse(readFileSync('web/src/site/pages/mobile-app/en.json', 'utf8')) as Record<string, string>;

const show = (shops?: { ios?: string; android?: string }) =>
  render(
    <MessagesProvider language="en" messages={messages}>
      <ShopLinks shops={shops} />
    </MessagesProvider>,
  );
const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);

it('FT-001 CP-010 the app’s page leads to the shops that have an address, each in a new tab', () => {
  show({ android: 'https://play.example/homes' });
  expect(links()).toEqual([['Get it on Google Play', 'https://play.example/homes', '_blank']]);
  cleanup();
  show({ ios: 'https://apps.example/homes' });
  expect(links()).toEqual([['Download on the App Store', 'https://apps.example/homes', '_blank']]);
});

it('FT-001 without a setting there is no shop', () => {
  show();
  show({});
  expect(links()).toEqual([]);
});
