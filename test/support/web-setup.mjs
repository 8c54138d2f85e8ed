import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';
// What the components need and jsdom lacks.
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

/** @param {string} query @returns {MediaQueryList} */
const media = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

class Observer {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  /** @type {number[]} */
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// Only a hint that something doesn't appear, not a measurement, because machines that run tests are busy.
configure({ asyncUtilTimeout: 10_000 });

// Node has these, but not inside the window that jsdom creates.
for (const name of ['Headers', 'Request', 'Response', 'ReadableStream']) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: runInThisContext(name), writable: true });
}
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= /** @type {typeof globalThis.TextDecoder} */ (/** @type {unknown} */ (TextDecoder));
window.matchMedia ??= media;
window.ResizeObserver ??= Observer;
window.IntersectionObserver ??= Observer;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close() {
  this.removeAttribute('open');
};
// React warns about updates outside act() unless it knows that it is tested.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(cleanup);
