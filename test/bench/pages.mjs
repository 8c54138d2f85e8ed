// npm run bench -- pages [runs]: Lighthouse (mobile, simulated throttling) over the public pages of the built product, beside
// an almost empty page in the same run. Scores are medians; read the performance score against the floor's.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT, SERVER, SERVER_ENV } from '../../scripts/lib/product.mjs';
import { fetchLighthouse } from './lighthouse/fetch.mjs';

export const PAGES = ['/', '/pricing', '/features', '/rental-marketplace', '/login'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** What a page must reach (issue 4): scores, the largest paint in seconds, the layout shift. */
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, paint: 1.2, shift: 0.02 };

const EMPTY = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>An almost empty page</title><meta name="description" content="The floor of the measurements."></head><body><main><h1>Almost empty</h1></main></body></html>`;

const median = (values) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];

/** Starts the built server on a database of its own; gives its address. */
export async function startProduct(postgres, env) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: postgres.appUrl,
    MIGRATION_DATABASE_URL: postgres.ownerUrl,
  };
  const child = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV, ...env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    await pause(50);
  }
  return { url, child };
}

async function once(lighthouse, url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: CATEGORIES });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && ['binary', 'numeric'].includes(scoreDisplayMode),
  );
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
    paint: lhr.audits['largest-contentful-paint'].numericValue / 1000,
    shift: lhr.audits['cumulative-layout-shift'].numericValue,
    blocked: lhr.audits['total-blocking-time'].numericValue,
    complaints: failed.filter(({ scoreDisplayMode }) => scoreDisplayMode === 'binary').map(({ id }) => id),
  };
}

async function medians(lighthouse, url, port, runs) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await once(lighthouse, url, port));
  const figures = Object.keys(results[0]).filter((key) => key !== 'complaints');
  const complaints = [...new Set(results.flatMap((result) => result.complaints))];
  return {
    ...Object.fromEntries(figures.map((key) => [key, median(results.map((result) => result[key]))])),
    complaints,
  };
}

const missed = (figures) =>
  Object.entries(WANTED)
    .filter(([key, wanted]) => (['paint', 'shift'].includes(key) ? figures[key] > wanted : figures[key] < wanted))
    .map(([key]) => key);

function line(name, figures) {
  const scores = CATEGORIES.map((id) => String(figures[id]).padStart(6)).join('');
  const times = `${figures.paint.toFixed(2).padStart(9)}${figures.shift.toFixed(3).padStart(9)}${figures.blocked.toFixed(0).padStart(9)}`;
  console.log(
    `${name.padEnd(24)}${scores}${times}  ${missed(figures).join(', ') || 'as wanted'}${figures.complaints.length ? ` (${figures.complaints.join(', ')})` : ''}`,
  );
}

/** The floor: a server of one almost empty page. */
async function emptyPage() {
  const server = createServer((request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EMPTY),
  );
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  return { server, url: `http://localhost:${server.address().port}/` };
}

/** Measures every page `runs` times, the floor first. */
export async function measurePages(url, runs) {
  const { lighthouse, chromeLauncher } = await fetchLighthouse();
  const chrome = await chromeLauncher.launch({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    logLevel: 'silent',
  });
  const floor = await emptyPage();
  try {
    console.log(`\nLighthouse, mobile, median of ${runs}`);
    console.log(`${''.padEnd(24)}  perf  a11y  best   seo  paint s    shift  blocked  missed`);
    line('almost empty page', await medians(lighthouse, floor.url, chrome.port, runs));
    for (const page of PAGES) {
      if ((await fetch(url + page)).ok) line(page, await medians(lighthouse, url + page, chrome.port, runs));
      else console.log(`${page.padEnd(24)} is not there`);
    }
  } finally {
    floor.server.close();
    await chrome.kill();
  }
}
