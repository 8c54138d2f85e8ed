import { randomUUID } from 'node:crypto';
// The second half of npm run bench -- live: a landlord, a tenant and a supplier of one repair, whose pages are at the other process
// than the one that each of them writes to. Timed from sending a message until the others' pages have read it.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { personIn, token } from './attack-world.mjs';
import { at, headersOf, listen, sorted, Waiting } from './live-streams.mjs';

/** What must hold for 99 of 100 pages. */
export const SEEN_WITHIN_MS = 2000;
const LATEST_MS = 10_000;
/** Each writes a third of them; a person may write 120 an hour. */
const MESSAGES = 120;
const PAUSE_MS = 100;

/** A supplier with an entry in the directory. */
export async function supplierIn({ ownerUrl, secret }) {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c app.maintenance=on' });
  await client.connect();
  const [person, accountId, id] = [await personIn(client, 'supplier'), randomUUID(), randomUUID()];
  await client.query(
    "insert into account (id, demo, kind, name, created_at) values ($1, false, 'supplier', 'Plombex', now())",
    [accountId],
  );
  await client.query(
    "insert into membership (id, account_id, demo, user_id, role, created_at) values (gen_random_uuid(), $1, false, $2, 'owner', now())",
    [accountId, person.userId],
  );
  await client.query(
    `insert into supplier (id, account_id, demo, created_at, company_name, service_type, trade, phone, email)
     values ($1, $2, false, now(), 'Plombex', 'Plumber', 'plumbing', '514 555 0101', $3)`,
    [id, accountId, person.email],
  );
  await client.end();
  return { ...person, id, token: token(secret, person), from: '198.51.100.251' };
}

async function call(url, person, method, path, body) {
  const headers = { ...headersOf(person), 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}

/** A repair of the three, whose supplier has accepted. */
async function repair(url, { landlord, tenant, supplier }) {
  const report = { title: 'Radiator drips', description: 'Into a bowl.', issueType: 'HVAC', priority: 'Medium' };
  const json = async (...args) => JSON.parse(await call(url, ...args));
  const { id } = await json(tenant, 'POST', '/api/service-requests', report);
  const path = `/api/service-requests/${id}`;
  await json(landlord, 'PATCH', path, { status: 'approved' });
  const terms = { supplierId: supplier.id, budgetCents: 50_000, firstWins: true };
  const { offers } = await json(landlord, 'POST', `${path}/offers`, terms);
  await json(supplier, 'PATCH', `${path}/offers/${offers[0].id}`, { status: 'accepted' });
  return id;
}

/** One message from `writer` at one process; the times until the pages of the others at the other process know of it, and until they show it. */
async function exchange({ id, waiting, people, writer, from, to }, number) {
  const text = `Message number ${number}.`;
  const readers = Object.keys(people).filter((name) => name !== writer);
  const began = performance.now();
  const pages = readers.map((name) => `${name} at ${to}`);
  const heard = waiting.for(id, pages, LATEST_MS);
  await call(from, people[writer], 'POST', `/api/service-requests/${id}/lines`, { message: text });
  const knew = await heard;
  const shown = await Promise.all(readers.map((name) => read({ url: to, person: people[name], id, text }, began)));
  return { knew: [...knew.values()], shown: shown.filter((ms) => ms !== null), missing: pages.length - knew.size };
}

async function read({ url, person, id, text }, began) {
  const page = await call(url, person, 'GET', `/api/service-requests/${id}`);
  return page.includes(text) ? performance.now() - began : null;
}

/**
 * Gives what was missed, and prints the figures.
 * @param {readonly [string, string]} urls of the two processes
 */
export async function threePeople(urls, people) {
  const id = await repair(urls[0], people);
  const waiting = new Waiting();
  const streams = [];
  for (const to of urls)
    for (const [name, person] of Object.entries(people))
      streams.push(await listen(`${to}/api/events`, headersOf(person), waiting.hear(`${name} at ${to}`)));
  const all = [];
  try {
    for (let number = 0; number < MESSAGES; number += 1) {
      const writer = Object.keys(people)[number % 3];
      const [from, to] = number % 2 ? urls : urls.toReversed();
      all.push(await exchange({ id, waiting, people, writer, from, to }, number));
      await pause(PAUSE_MS);
    }
  } finally {
    for (const stream of streams) stream.destroy();
  }
  return report(all);
}

function report(all) {
  const [knew, shown] = ['knew', 'shown'].map((key) => sorted(all.flatMap((one) => one[key])));
  const wanted = all.length * 2;
  const show = (list) =>
    `p50 ${at(list, 0.5).toFixed(0)}, p99 ${at(list, 0.99).toFixed(0)}, longest ${at(list, 1).toFixed(0)}`;
  console.log(
    `\nLandlord, tenant and supplier of one repair, each with pages at both processes: ${all.length} messages, each to the two others at the other process`,
  );
  console.log(`From sending to knowing, ms: ${show(knew)}`);
  console.log(`From sending to reading, ms: ${show(shown)} (wanted: under ${SEEN_WITHIN_MS})`);
  return [
    ...(at(shown, 0.99) < SEEN_WITHIN_MS
      ? []
      : [`p99 until the other process’s pages show a change is ${SEEN_WITHIN_MS} ms or more`]),
    ...(shown.length < wanted ? [`${wanted - shown.length} of ${wanted} were not read at the other process`] : []),
  ];
}
