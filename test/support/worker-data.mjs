// Preloaded in Jest's workers. The runner sends a worker its configuration when any of them asks for it, and never again. A
// worker that starts while another one asks doesn't listen yet: it lost the message, and the whole run waited forever.
// https://github.com/nicolo-ribaudo/jest-light-runner/blob/main/src/index.js (`listeners`)
const ASKS = 'jest-light-runner-get-worker-data';
const BRINGS = 'jest-light-runner-worker-data';

if (process.send) keepWorkerData(process.send.bind(process));

/** @param {NonNullable<typeof process.send>} send */
function keepWorkerData(send) {
  /** @type {unknown} */
  let kept;
  // Listening begins with the first listener, which is the pool's: before it, its first message would be lost.
  process.on('newListener', listen);
  /** Anything that was preloaded may listen for something else before. @param {string | symbol} event */
  function listen(event) {
    if (event !== 'message') return;
    process.off('newListener', listen);
    queueMicrotask(() => process.on('message', keep));
  }
  /** @param {unknown} message @param {any[]} rest */
  const sendOrKeep = (message, ...rest) => {
    if (message !== ASKS || !kept) return send(message, ...rest);
    setImmediate(() => process.emit('message', kept, undefined));
    return true;
  };
  process.send = /** @type {typeof process.send} */ (sendOrKeep);

  /** @param {unknown} message */
  function keep(message) {
    if (/** @type {{ type?: string } | null} */ (message)?.type === BRINGS) kept = message;
  }
}
