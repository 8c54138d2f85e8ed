// Run as a process of its own by the global set-up: brings the template database to the newest migration with the
// server's own code, under the owner's login, exactly as a start does.
import { basename } from 'node:path';
import { migrate } from '../../src/platform/database/migrate.ts';

const ownerUrl = process.env.TEST_DATABASE_OWNER_URL;
const appUrl = process.env.TEST_DATABASE_APP_URL;
if (!ownerUrl || !appUrl) throw new Error(`${basename(import.meta.url)} needs TEST_DATABASE_OWNER_URL and TEST_DATABASE_APP_URL`);
await migrate({ ownerUrl, appRole: decodeURIComponent(new URL(appUrl).username) });
