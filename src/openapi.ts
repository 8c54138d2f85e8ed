/** Prints the API document of a built server; needs no database. Used by `npm run contract`. */
import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { readSettings } from './platform/config/settings.js';
import { createApp } from './platform/http/create-app.js';
import { apiDocument, loadShapes } from './platform/openapi/api-document.js';

const settings = readSettings({
  ...process.env,
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
});
const app = await createApp(AppModule.forRoot(settings), settings);
await loadShapes();
process.stdout.write(`${JSON.stringify(apiDocument(app), null, 2)}\n`, () => process.exit(0));
