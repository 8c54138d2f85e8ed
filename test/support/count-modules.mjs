// node --import: says how many modules of files the process has loaded so far, and whether it has loaded the client behind
// `fetch`, when it is sent SIGWINCH.
import { registerHooks } from 'node:module';

let loaded = 0;
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded += 1;
    return next(url, context);
  },
});
process.on('SIGWINCH', () => {
  // Node's own list of what it has loaded of itself; its types don't name it.
  const builtIn = /** @type {string[]} */ (Reflect.get(process, 'moduleLoadList'));
  const fetching = builtIn.includes('NativeModule internal/deps/undici/undici');
  process.stderr.write(`Modules loaded: ${loaded}, ${fetching ? 'with' : 'without'} fetch.\n`);
});
