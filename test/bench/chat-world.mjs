// The world of npm run bench -- chat: members of staff, and conversations that were written before.
import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';

export const CONVERSATIONS = 5000;
const LINES_EACH = 6;
/** Of these, what is not over: half of it waits. */
const LIVELY = 100;

/** A token as the server signs it: HS256, 24 hours. */
function token(secret, { userId, sessionId }) {
  const now = Math.floor(Date.now() / 1000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, sid: sessionId, iat: now, exp: now + 86_400 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

async function colleague(client, secret) {
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  await client.query(
    `insert into app_user (id, demo, email, email_verified_at, user_type, first_name, last_name, language, created_at)
     values ($1, false, $2, now(), 'staff', 'Bench', 'Colleague', 'en', now())`,
    [userId, `${userId}@example.com`],
  );
  await client.query(
    "insert into session (id, demo, user_id, via_code, created_at, last_seen_at, source, user_agent) values ($1, false, $2, false, now(), now(), 'bench', '')",
    [sessionId, userId],
  );
  return { userId, token: token(secret, { userId, sessionId }) };
}

const SESSIONS = `insert into chat_session (id, demo, created_at, role, language, visitor_id, status, assigned_to, last_sequence, last_message_at, waiting_since, closed_at)
  select gen_random_uuid(), false, now() - n * interval '7 minutes', 'general', 'en', 'visitor-' || n,
    case when n > ${LIVELY} then 'closed' when n % 2 = 0 then 'open' else 'assigned' end,
    case when n <= ${LIVELY} and n % 2 = 1 then ($1::uuid[])[1 + n % cardinality($1::uuid[])] end,
    ${LINES_EACH}, now() - n * interval '6 minutes', case when n <= ${LIVELY} then now() - n * interval '6 minutes' end,
    case when n > ${LIVELY} then now() - n * interval '5 minutes' end
  from generate_series(1, ${CONVERSATIONS}) n`;
/** Lines as people write them: a few common words, and a number that only one conversation has. */
const LINES = `insert into chat_message (id, demo, created_at, conversation_id, sequence, message, sender_type, language)
  select gen_random_uuid(), false, s.created_at + l * interval '1 minute', s.id, l,
    (array['The heating on the second floor is cold since Monday', 'My rent was paid twice this month, where is the receipt?', 'Où est mon dépôt de garantie après le départ?',
      'I would like to see the apartment on Laurier Avenue', 'The invoice shows another amount than the quote', 'Thank you, that helped']) [1 + (l + s.last_sequence + length(s.visitor_id)) % 6]
      || ', reference ' || substr(s.id::text, 1, 8) || '-' || l,
    case when l % 2 = 1 then 'visitor' else 'agent' end, 'en'
  from chat_session s, generate_series(1, ${LINES_EACH}) l`;

/** @param {{ ownerUrl: string, secret: string }} product @param {number} people */
export async function chatWorld({ ownerUrl, secret }, people) {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c app.maintenance=on' });
  await client.connect();
  try {
    return await fill(client, secret, people);
  } finally {
    await client.end();
  }
}

async function fill(client, secret, people) {
  const staff = [];
  for (let at = 0; at < people; at += 1) staff.push(await colleague(client, secret));
  await client.query(SESSIONS, [staff.map(({ userId }) => userId)]);
  const began = performance.now();
  await client.query(LINES);
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await client.query('select substr(id::text, 1, 8) as reference from chat_session limit 200');
  await client.query('vacuum analyze');
  return {
    staff,
    references: rows.map(({ reference }) => reference),
    linesPerSecond: (CONVERSATIONS * LINES_EACH) / seconds,
  };
}
