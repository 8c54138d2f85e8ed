import { expect, it } from '@jest/globals';
import { namedOnce } from '../../../web/tools/named-once.mjs';

const chunk = (files: string[], ...places: number[][]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);` +
  places.map((one) => `load(()=>import("./a.js"),__vite__mapDeps(${JSON.stringify(one)}))`).join(';');

it('names each style sheet once, and every part still gets its own', () => {
  expect(namedOnce(chunk(['look.css', 'look.css', 'table.css', 'look.css'], [0], [1, 2], [3], [0, 1, 2, 3]))).toBe(
    chunk(['look.css', 'table.css'], [0], [0, 1], [0], [0, 1]),
  );
});

it('leaves what names nothing twice', () => {
  expect(namedOnce('export const a=[0,0]')).toBe('export const a=[0,0]');
  const once = chunk(['look.css'], [0]);
  expect(namedOnce(once)).toBe(once);
});
