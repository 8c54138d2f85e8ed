import { portProblem } from '../lib/ports.mjs';
import { Problem } from '../lib/problem.mjs';

/**
 * The port that the settings ask for.
 * @param {string | undefined} value PORT
 * @returns {number}
 */
export function portFrom(value) {
  if (!value) return 3000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new Problem(`PORT must be a whole number from 1 to 65535, not "${value}".`);
}

/**
 * Refuses a port that the server would not get.
 * @param {number} port
 */
export async function requireFreePort(port) {
  // A check on the loopback address alone isn't enough: some systems would still give the same port to someone else.
  const problem = (await portProblem(port)) ?? (await portProblem(port, '127.0.0.1'));
  if (!problem) return;
  if (problem === 'EACCES')
    throw new Problem(
      `Port ${port} is reserved for the administrator of this machine: choose another one, for example PORT=3000.`,
    );
  throw new Problem(
    `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port + 1} npm start.`,
  );
}
