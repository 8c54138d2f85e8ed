import { fork } from 'node:child_process';
import { expect, it } from '@jest/globals';

/**
 * A worker as Jest's runner makes it: the pool listens first, and the runner asks for its data later. Something else that was
 * preloaded listens for the end of the process.
 */
const WORKER = `data:text/javascript,${encodeURIComponent(`
  process.on('exit', () => undefined);
  process.on('message', (message) => {
    if (message !== 'begin') return;
    process.on('message', (data) => {
      if (data?.type === 'jest-light-runner-worker-data') process.send({ got: data.workerData });
    });
    process.send('jest-light-runner-get-worker-data');
  });
  process.send('listens');
`)}`;

it('a worker gets its data from a message that came before it listened for it', async () => {
  const child = fork('test/support/worker-data.mjs', {
    execArgv: ['--import', './test/support/worker-data.mjs', '--import', WORKER],
  });
  try {
    const got = await new Promise((resolve) => {
      child.on('message', (message) => {
        if (message === 'listens') {
          child.send({ type: 'jest-light-runner-worker-data', workerData: 7 });
          child.send('begin');
        } else resolve(message);
      });
    });
    expect(got).toEqual({ got: 7 });
  } finally {
    child.kill();
  }
});
