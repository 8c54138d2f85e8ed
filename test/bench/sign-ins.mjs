import { setTimeout as pause } from 'node:timers/promises';

const AT_ONCE = 20;
const PAUSE_MS = 5;
const PERSON = {
  email: 'bench@example.com',
  password: 'correct horse battery',
  userData: { firstName: 'Bench', lastName: 'Person', userType: 'landlord' },
};

const post = (url, path, body) =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * How long `/ping` takes while twenty people sign in at once, again and again: passwords must not hold up everyone else.
 * @param {string} url @param {number} seconds
 * @returns {Promise<{ p50: number, p99: number, signIns: number, perSecond: number }>} of the pings in ms; sign-ins that succeeded
 */
export async function pingBesideSignIns(url, seconds) {
  await post(url, '/api/auth/signup', PERSON);
  const end = performance.now() + seconds * 1000;
  let signIns = 0;
  const signer = async () => {
    while (performance.now() < end) {
      const answer = await post(url, '/api/auth/signin', { email: PERSON.email, password: PERSON.password });
      await answer.arrayBuffer();
      if (answer.ok) signIns += 1;
    }
  };
  const times = [];
  const pinger = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await (await fetch(`${url}/ping`)).arrayBuffer();
      times.push(performance.now() - began);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all([pinger(), ...Array.from({ length: AT_ONCE }, signer)]);
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99), signIns, perSecond: signIns / seconds };
}
