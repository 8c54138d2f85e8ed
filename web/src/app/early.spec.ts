import { afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Early } from './early';

const fetched = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[type="module"]')];
const early = () => (window as Window & { early?: Early }).early;

beforeAll(async () => {
  document.head.innerHTML = '<meta name="boot" content="/assets/boot.js"><meta name="parts" content="boot.js page.js">';
  document.body.innerHTML =
    '<div id="root"><form><button>Send</button></form><button type="button">Language</button><button type="button" popovertarget="x">Native</button></div>';
  await import('./early');
});
afterEach(() => {
  for (const script of fetched()) script.dispatchEvent(new Event('error'));
});

it('the application is fetched with the first gesture, with all that the document names, and again when it was lost', () => {
  expect(fetched()).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  expect(fetched().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/boot.js']);
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/assets/boot.js',
    '/assets/page.js',
  ]);
  dispatchEvent(new Event('keydown'));
  expect(fetched()).toHaveLength(1);
  fetched()[0]?.dispatchEvent(new Event('error'));
  expect(fetched()).toEqual([]);
  expect(document.querySelector('link')).toBeNull();
  dispatchEvent(new Event('click'));
  expect(fetched()).toHaveLength(1);
  expect(document.querySelectorAll('link')).toHaveLength(2);
});

it('the last clicked button is kept until the application listens; those that the browser handles are not', () => {
  const [, language, native] = document.querySelectorAll('button');
  language?.click();
  native?.click();
  expect(early()?.pressed).toBe(language);
  early()?.stop();
  document.querySelector('button')?.click();
  expect(early()?.pressed).toBe(language);
});

it('no form is sent by the browser itself', () => {
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  expect(document.documentElement.dataset['held']).toBe('');
});
