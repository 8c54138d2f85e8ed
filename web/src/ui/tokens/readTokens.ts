import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The token file, for tests. Code in browsers uses the custom properties instead. */
export function readTokens(): typeof import('./tokens.json') {
  return JSON.parse(
    readFileSync(join(process.cwd(), 'web/src/ui/tokens/tokens.json'), 'utf8'),
  ) as typeof import('./tokens.json');
}
