// node --import: says how many modules of files the process has loaded so far, when it is sent SIGWINCH.
import { registerHooks } from 'node:module';

let loaded = 0;
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded += 1;
    return next(url, context);
  },
});
process.on('SIGWINCH', () => process.stderr.write(`Modules loaded: ${loaded}.\n`));
