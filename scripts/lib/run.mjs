import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './product.mjs';

/** The environment in which the project's own programs, and its Node, come before those of the system. */
export function projectEnvironment() {
  const path = process.env.PATH ?? process.env.Path ?? '';
  return { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${path}` };
}

/** Child processes that must not outlive this process. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

/**
 * Runs a program in the clone's folder to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options] `show` lets the person at the terminal watch
 * @returns {Promise<{ code: number, output: string }>} everything it wrote, in order
 */
export function run(program, args, { show = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...projectEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const [stream, target] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
        if (show) target.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
