// npm run decisions: writes docs/decisions/README.md, the list of all decision records.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex } from './lib/decision-index.mjs';
import { ROOT } from './lib/product.mjs';

const folder = join(ROOT, 'docs/decisions');
writeFileSync(join(folder, 'README.md'), decisionIndex(folder));
