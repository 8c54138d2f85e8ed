import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { MetricsServer } from '../../../src/modules/metrics/metrics-server.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const NAME = /\b(?:lodgewell|nodejs|process)_[a-z0-9_]+/g;

describe('OP-01 metrics for Prometheus', () => {
  let test: TestApp;
  const scrape = async () => {
    const answer = await fetch(`http://127.0.0.1:${test.app.get(MetricsServer).port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return answer.text();
  };
  const valueOf = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    );

  beforeAll(async () => {
    test = await startTestApp({ METRICS_PORT: '0' });
  }, 120_000);
  afterAll(() => test.close());

  it('routes are counted by template, and all addresses without one are a single label', async () => {
    const landlord = await person(test, 'landlord');
    const id = '0190b5a0-0000-7000-8000-000000000001';
    await test.http('get', `/api/landlords/properties/${id}?q=someone@example.com`, landlord.token);
    for (let at = 0; at < 25; at += 1) await test.http('get', `/api/made-up-${at}/${id}`);
    const text = await scrape();
    expect(text).toMatch(
      /lodgewell_http_requests_total\{method="GET",route="\/api\/landlords\/properties\/:[a-zA-Z]+",status="404"\} 1/,
    );
    expect(text).not.toContain(id);
    expect(text).not.toMatch(/made-up|example\.com/);
    // With a built client they fall to its route. The process may have served another test's application before.
    const counted = (series: string) =>
      [...text.matchAll(new RegExp(`^${series}\\{method="GET",route="(?:unknown|/\\*)".*\\} (\\d+)$`, 'gm'))].map(
        ([, count]) => Number(count),
      );
    for (const series of ['lodgewell_http_requests_total', 'lodgewell_http_request_duration_seconds_count'])
      expect(Math.max(...counted(series))).toBeGreaterThanOrEqual(25);
  });

  it('tell how the outbox, jobs, pools and backups are; what isn’t known is left out', async () => {
    const before = await scrape();
    expect(before).not.toMatch(/^lodgewell_backup_last_verified_timestamp_seconds \d/m);
    expect(before).not.toMatch(/^lodgewell_ledger_check_passed \d/m);
    expect(valueOf(before, 'lodgewell_database_up')).toBe(1);
    expect(valueOf(before, 'lodgewell_live_connections')).toBe(0);
    expect(before).toMatch(/lodgewell_database_pool_connections\{pool="read",state="waiting"\} 0/);
    expect(valueOf(before, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    await test.sql(
      "insert into backup_run (id, demo, started_at, finished_at, started_for, state, file) values (gen_random_uuid(), false, '2026-11-01', '2026-11-01', 'schedule', 'verified', 'x'), (gen_random_uuid(), false, '2026-11-02', '2026-11-02', 'schedule', 'unverified', 'y')",
    );
    expect(before).not.toMatch(/^lodgewell_rent_run_\w+ \d/m);
    await test.sql(
      "insert into schedule_run (name, started_at, duration_ms, failed_runs) values ('rent.run', '2026-11-03', 2500, 2) on conflict (name) do update set started_at = '2026-11-03', duration_ms = 2500, failed_runs = 2",
    );
    await new Promise((later) => setTimeout(later, 5100));
    const after = await scrape();
    expect(valueOf(after, 'lodgewell_jobs_oldest_seconds')).toBeGreaterThanOrEqual(0);
    expect(valueOf(after, 'lodgewell_webhooks_pending')).toBe(0);
    expect(valueOf(after, 'lodgewell_rent_run_timestamp_seconds')).toBe(Date.parse('2026-11-03') / 1000);
    expect(valueOf(after, 'lodgewell_rent_run_duration_seconds')).toBe(2.5);
    expect(valueOf(after, 'lodgewell_rent_run_failed')).toBe(2);
    expect(valueOf(after, 'lodgewell_backup_last_verified_timestamp_seconds')).toBe(Date.parse('2026-11-01') / 1000);
  }, 30_000);

  it('are on a port of their own, and nothing else is there', async () => {
    await test.http('get', '/metrics').then(({ text }) => expect(text).not.toContain('lodgewell_http_requests_total'));
    const other = `http://127.0.0.1:${test.app.get(MetricsServer).port}`;
    expect((await fetch(`${other}/api/health`)).status).toBe(404);
    expect((await fetch(`${other}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('are off unless a port is set: no server and no hook', async () => {
    const off = await startTestApp();
    expect(off.app.get(MetricsServer).port).toBeUndefined();
    const count = async () =>
      valueOf(await scrape(), 'lodgewell_http_requests_total{method="GET",route="/ping",status="200"}');
    await test.http('get', '/ping').expect(200);
    const before = await count();
    await off.http('get', '/ping').expect(200);
    expect(await count()).toBe(before);
    await off.close();
  }, 60_000);

  it('every metric that the alert rules and the dashboard name exists', async () => {
    const text = await scrape();
    const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
    const known = new Set(
      [...types].flatMap(([name, type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      ),
    );
    const rules = load(readFileSync('docker/monitoring/alerts.yaml', 'utf8')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    const dashboard = JSON.parse(readFileSync('docker/monitoring/dashboard.json', 'utf8')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const alerts = rules.groups.flatMap((group) => group.rules);
    const expressions = [
      ...alerts.map(({ alert, expr }) => [alert, expr] as const),
      ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ];
    expect(expressions.length).toBeGreaterThan(20);
    for (const [where, expr] of expressions) {
      const names = expr.match(NAME) ?? [];
      expect([where, names.length > 0]).toEqual([where, true]);
      expect([where, names.filter((name) => !known.has(name))]).toEqual([where, []]);
    }
    const guide = readFileSync('docs/operate.md', 'utf8');
    expect(alerts.filter(({ alert }) => !guide.includes(alert)).map(({ alert }) => alert)).toEqual([]);
  });
});
