const LIST = /__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)/;
const PLACES = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * Names each file once in the list of what the lazy parts of a chunk need. Once several style sheets are one, the list names it
 * many times: a tenth of a kilobyte of every first load.
 * @param {string} code of a chunk, as Vite has written it
 * @returns {string}
 */
export function namedOnce(code) {
  const list = LIST.exec(code)?.[1];
  if (!list) return code;
  /** @type {string[]} */
  const files = JSON.parse(list);
  const once = [...new Set(files)];
  const moved = (/** @type {number[]} */ places) => [
    ...new Set(places.map((place) => once.indexOf(files[place] ?? ''))),
  ];
  return code
    .replace(list, JSON.stringify(once))
    .replaceAll(PLACES, (_call, places) => `__vite__mapDeps(${JSON.stringify(moved(JSON.parse(places)))})`);
}
