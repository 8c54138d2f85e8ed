import { expect, type Page } from '@playwright/test';

interface Noting {
  seen?: Map<string, number>;
}

/** Runs in the browser's page. */
function note(): void {
  const seen = new Map<string, number>();
  (globalThis as Noting).seen = seen;
  const known = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('[aria-live] p, h1')) {
      const text = element.textContent;
      if (known.get(element) === text) continue;
      known.set(element, text);
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/**
 * Records every toast and heading that appears on a page, however briefly: on a busy machine, polling misses what disappears
 * after seconds. Call it before the first visit.
 */
export const watchWords = (page: Page): Promise<unknown> => page.addInitScript(note);

/** How often a toast or heading with this text has appeared since the document was loaded. */
export const timesSeen = (page: Page, text: string): Promise<number> =>
  page.evaluate((wanted) => (globalThis as Noting).seen?.get(wanted) ?? 0, text);

/** Waits until a toast or heading with this text is shown, or has been shown. */
export const expectSeen = (page: Page, text: string): Promise<void> =>
  expect.poll(() => timesSeen(page, text), { message: text }).toBeGreaterThan(0);
