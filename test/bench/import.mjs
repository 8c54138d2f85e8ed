// node test/bench/import.mjs [units]: a file of 10,000 units with leases and tenants is checked, imported and taken back by the
// built server on the embedded PostgreSQL. Expected: import (check and apply) under 20 s. A program, not a test.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { underPinnedNode } from '../../scripts/lib/pinned-node.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT, SERVER } from '../../scripts/lib/product.mjs';

await underPinnedNode(import.meta.url);
const UNITS = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const postgres = await startEmbedded({ ephemeral: true, durable: true });
let server;
try {
  const port = await freePort();
  const key = randomBytes(32);
  server = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: 'http://localhost',
      JWT_SECRET: key.toString('hex'),
      CODE_KEY: key.toString('hex'),
      DOCUMENT_KEY: key.toString('base64'),
      DATABASE_URL: postgres.appUrl,
      MIGRATION_DATABASE_URL: postgres.ownerUrl,
    },
  });
  const url = `http://127.0.0.1:${port}/api`;
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) await pause(50);
  const userData = { firstName: 'Bench', lastName: 'Person', userType: 'landlord' };
  const { access_token: token } = await call(
    '/auth/signup',
    JSON.stringify({ email: 'bench@example.com', password: 'correct horse', userData }),
    { 'content-type': 'application/json' },
  );

  const form = new FormData();
  form.append('file', new Blob([table()]), 'units.csv');
  const auth = { authorization: `Bearer ${token}` };
  const began = performance.now();
  const checked = await call('/landlords/imports', form, auth);
  const checkedAt = performance.now();
  const applied = await call(`/landlords/imports/${checked.id}/apply`, undefined, auth);
  const appliedAt = performance.now();
  const undone = await call(`/landlords/imports/${checked.id}/undo`, undefined, auth);
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(2)} s`;
  console.log(
    `${JSON.stringify(applied.counts)}: check ${seconds(began, checkedAt)}, apply ${seconds(checkedAt, appliedAt)}, together ${seconds(began, appliedAt)} (expected under 20 s); ${undone.state} ${seconds(appliedAt, performance.now())}`,
  );

  async function call(path, body, headers) {
    const answer = await fetch(url + path, { method: 'POST', body, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
} finally {
  server?.kill('SIGTERM');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/** Ten units a house, each let. */
function table() {
  const head =
    'streetNumber,street,city,region,postalCode,country,unit,bedrooms,bathrooms,marketRent,leaseStart,rent,openingBalance,firstName,lastName,email,language';
  const lines = Array.from(
    { length: UNITS },
    (_, at) =>
      `${1 + Math.floor(at / 10)},Rue Saint-Denis,Montréal,QC,H2W 2M5,CA,${101 + (at % 10)},2,1.5,1790.00,2026-01-01,1650.00,25.50,Kim,Larsen ${at},kim${at}@example.com,fr`,
  );
  return [head, ...lines].join('\r\n');
}
