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

it('calls a number at a tap, and nothing that someone wrote beside it', () => {
  const html = mailPage({
    language: 'en',
    subject: 'Emergency',
    paragraphs: [],
    code: null,
    action: null,
    call: { label: 'Call <b>Kim</b>: (514) 555-0107', number: '(514) 555-0107"><a href="https://evil.example' },
    footer: '',
  });
  expect(linksOf(html)).toEqual(['tel:5145550107']);
  expect(html).toContain('Call &lt;b&gt;Kim&lt;/b&gt;: (514) 555-0107');
});

it('links an address of ours in the footer, and none that someone has as a name', () => {
  const footer = 'You’re getting this message because https://evil.example gave us your address.';
  expect(linksOf(page(footer))).toEqual([]);
  const own = 'https://lodgewell.example/u?a=1&b=2';
  expect(linksOf(page(`${footer} Unsubscribe: ${own}`, own))).toEqual(['https://lodgewell.example/u?a=1&amp;b=2']);
  expect(page(footer, 'https://evil.example/$&')).not.toContain('href');
});
