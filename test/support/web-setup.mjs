// What jsdom lacks and the kit asks for.
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

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

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
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
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

afterEach(cleanup);
