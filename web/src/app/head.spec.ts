import { describe, expect, it } from '@jest/globals';
import { applyHead, headFor, headHtml } from './head';
import { entryPage, sitePage } from './route-row';

const words: Record<string, string> = {
  'pricing.meta.title': 'Prices & plans',
  'pricing.meta.description': 'What it "costs"',
};
const t = (id: string) => words[id] ?? id;
const row = sitePage('/pricing', 'pricing');

describe('the head of a page', () => {
  it('has one address per language and the default one', () => {
    const head = headFor(row, 'fr', t, 'https://h.example');
    expect(head.canonical).toBe('https://h.example/pricing?lang=fr');
    expect(head.alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
      'en https://h.example/pricing',
      'fr https://h.example/pricing?lang=fr',
      'es https://h.example/pricing?lang=es',
      'x-default https://h.example/pricing',
    ]);
  });

  it('of a hidden page names none and asks not to be listed', () => {
    const hidden = entryPage('/admin-login', 'auth', 'AdminLoginPage', 'auth.admin.meta', { noindex: true });
    const html = headHtml(headFor(hidden, 'en', t, 'https://h.example'));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });

  it('escapes what the catalogue says', () => {
    const html = headHtml(headFor(row, 'en', t, ''));
    expect(html).toContain('<title>Prices &amp; plans</title>');
    expect(html).toContain('content="What it &quot;costs&quot;"');
  });

  it('LN-008 replaces the previous one in the document', () => {
    applyHead(headFor(row, 'en', t, 'https://h.example'));
    applyHead(headFor(row, 'es', t, 'https://h.example'));
    expect([document.title, document.documentElement.lang]).toEqual(['Prices & plans', 'es']);
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.head.querySelectorAll('link[rel="alternate"]')).toHaveLength(4);
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://h.example/pricing?lang=es',
    );
  });
});
