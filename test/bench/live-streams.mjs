// The open pages of npm run bench -- live: streams of server-sent events, and who waits for what on them.
import { request } from 'node:http';

/** A person reads and writes from an address of their own. @param {{ token: string, from: string }} person */
export const headersOf = ({ token, from }) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': from });

/**
 * Opens a stream. `heard` is called with the ids of each change, and when it arrived. Resolves when the server has begun to answer.
 * @param {string} address with the path
 * @param {Record<string, string>} headers
 * @param {(ids: string[], at: number) => void} heard
 * @returns {Promise<import('node:http').ClientRequest>}
 */
export function listen(address, headers, heard) {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { ...headers, accept: 'text/event-stream' }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was refused: ${answer.statusCode}`));
      let rest = '';
      answer.setEncoding('utf8').on('data', (text) => {
        const at = performance.now();
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.startsWith('data:')) heard(JSON.parse(line.slice(5)).ids, at);
      });
      resolve(asked);
    });
    // A stream that ends at the end of the run breaks off, which is no failure.
    asked.on('error', reject).end();
  });
}

/** Who waits for a change with this id, such as the lease of a message; one at a time for each id. */
export class Waiting {
  #waiting = new Map();

  /** For `listen`: notes that this page knows of the change. @param {string} page */
  hear = (page) => (ids, at) => {
    for (const id of ids) this.#waiting.get(id)?.(page, at);
  };

  /**
   * When each of these pages knew of it, in ms after now; pages that didn't know after `latestMs` are missing.
   * @param {string} id @param {readonly string[]} pages @param {number} latestMs
   * @returns {Promise<Map<string, number>>}
   */
  async for(id, pages, latestMs) {
    const began = performance.now();
    const knew = new Map();
    const open = new Set(pages);
    await new Promise((resolve) => {
      const late = setTimeout(resolve, latestMs);
      this.#waiting.set(id, (page, at) => {
        if (!open.delete(page)) return;
        knew.set(page, at - began);
        if (open.size > 0) return;
        clearTimeout(late);
        resolve();
      });
    });
    this.#waiting.delete(id);
    return knew;
  }
}

/** A value of sorted ones, `share` of the way to the largest. @param {number[]} sorted @param {number} share */
export const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
export const sorted = (values) => [...values].toSorted((one, other) => one - other);
