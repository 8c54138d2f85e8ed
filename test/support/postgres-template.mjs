// Run as a process of its own by the global set-up: brings the template database to the newest migration with the
// server's own code, under the owner's login, exactly as a start does.
import { basename } from 'node:path';
import { migrateProduct } from '../../src/migrate.ts';

const ownerUrl = process.env.TEST_DATABASE_OWNER_URL;
const appUrl = process.env.TEST_DATABASE_APP_URL;
if (!ownerUrl || !appUrl)
  throw new Error(`${basename(import.meta.url)} needs TEST_DATABASE_OWNER_URL and TEST_DATABASE_APP_URL`);
await migrateProduct({ ownerUrl, appUrl });
