// npm run contract: writes the client's types from the server's DTOs, by way of its API document.
// With --check it only compares, and fails when the committed types are not those of the code. With --document FILE it
// writes the API document itself there instead.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ROOT } from './lib/product.mjs';

const TYPES = join(ROOT, 'web/src/api/schema.d.ts');
const HEADER = '/** Generated from the server by `npm run contract`. Do not edit. */\n';

await build({ parts: ['server'] });
const document = JSON.parse(
  execFileSync(process.execPath, ['dist/src/openapi.js'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
);
const file = process.argv[process.argv.indexOf('--document') + 1];
if (process.argv.includes('--document') && file) {
  writeFileSync(file, JSON.stringify(document, null, 2));
  process.exit(0);
}
const { default: openapiTS, astToString } = await import('openapi-typescript');
const types = HEADER + astToString(await openapiTS(document));

if (!process.argv.includes('--check')) {
  writeFileSync(TYPES, types);
  console.log(`The client's types are written for ${Object.keys(document.paths).length} paths.`);
} else if (readFileSync(TYPES, 'utf8') !== types) {
  console.error("The client's types are not those of the server: run `npm run contract`.");
  process.exit(1);
} else {
  console.log("The client's types are those of the server.");
}
