// Starts an embedded PostgreSQL, says where, and stays: for tests that kill it. argv: data folder, or nothing for one run.
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';

const dataDir = process.argv[2];
const { appUrl, ownerUrl, folder, data } = await startEmbedded(dataDir ? { dataDir } : { ephemeral: true });
console.log(JSON.stringify({ appUrl, ownerUrl, folder, data }));
setInterval(() => undefined, 60_000);
