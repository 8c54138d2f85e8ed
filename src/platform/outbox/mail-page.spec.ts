import { expect, it } from '@jest/globals';
import { mailPage } from './mail-page.js';

const page = (footer: string, footerUrl?: string) =>
  mailPage({
    language: 'en',
    subject: 'Hello',
    paragraphs: ['Hello'],
    code: null,
    action: null,
    footer,
    ...(footerUrl && { footerUrl }),
  });
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);

it('links an address of ours in the footer, and none that someone has as a name', () => {
  const footer = 'You’re getting this message because https://evil.example gave us your address.';
  expect(linksOf(page(footer))).toEqual([]);
  const own = 'https://lodgewell.example/u?a=1&b=2';
  expect(linksOf(page(`${footer} Unsubscribe: ${own}`, own))).toEqual(['https://lodgewell.example/u?a=1&amp;b=2']);
  expect(page(footer, 'https://evil.example/$&')).not.toContain('href');
});
