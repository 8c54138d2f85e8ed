import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PRODUCT } from '@contract/product';
import { USER_TYPES } from '@contract/roles';
import { describe, expect, it } from '@jest/globals';
import { paths } from '@nav/paths';
import { catalogueFiles, catalogueFolders, LANGUAGES } from '../../tools/catalogues.mjs';
import { menus } from './layouts/menus';
import { matchRow } from './match';
import { notFoundRow, routes } from './routes';

const src = resolve('web/src');
const folders = catalogueFolders(src);
const rows = [...routes, notFoundRow];

function textOf(group: string, language: string, id: string): string | undefined {
  const files = catalogueFiles(folders.get(group) ?? [], language);
  const all = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  return (all as Record<string, string>)[id]?.replaceAll('{product}', PRODUCT.name);
}

const inEach = (groups: readonly string[], id: string) =>
  LANGUAGES.map((language) => groups.map((group) => textOf(group, language, id)).find(Boolean) ?? '');

/** The public addresses (docs/specification/routes.md), in their order: RT-001 to RT-067. */
const DOCUMENTED = `
  / /about /pricing /contact /international-contact /features /promotions /philanthropy /rental-marketplace /community-impact /product-tour /demo /mobile-app /whats-new
  /property-management /rent-collection /tenant-screening /maintenance-management /document-management /insurance-hub /protection-plan /enterprise-solutions
  /landlords /tenants /property-managers /real-estate-investors /reviews /help-center /free-trial /${PRODUCT.slug}-benefits
  /case-studies /success-stories /knowledge-base /property-management-guide /rental-market-report /industry-benchmarks /webinars /blog /newsletter /live-chat-support
  /professional-services /partner-marketplace /api-documentation /system-status /careers /news-press /investor-relations /leadership-team /partner-program /awards
  /privacy-policy /terms-of-service /cookie-policy /gdpr /accessibility /fair-housing /compliance /terms /privacy
  /login /register /register/landlord /register/supplier /tenant-access /elite-partner-signup /tenant-services /landlord-services`
  .trim()
  .split(/\s+/);

describe('the route table', () => {
  it('RT-001 to RT-067 has every documented address as a document that may be found, and no other', () => {
    const found = routes.filter(({ prerender, noindex }) => prerender && !noindex);
    expect(found.flatMap(({ path, aliases }) => [path, ...aliases]).toSorted()).toEqual(DOCUMENTED.toSorted());
    expect(DOCUMENTED).toHaveLength(67);
    // As docs/site.md counts them.
    expect([found.length, routes.filter(({ prerender, noindex }) => prerender && noindex).length]).toEqual([65, 13]);
  });

  it('names every address once', () => {
    const addresses = rows.flatMap(({ path, aliases, redirects }) => [path, ...aliases, ...redirects]);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('RT-108 RT-110 lists no dashboard and no hidden entry for search engines', () => {
    const hidden = rows.filter(({ path, audience }) => Array.isArray(audience) || /secret|admin/.test(path));
    expect(hidden.filter(({ noindex }) => !noindex).map(({ path }) => path)).toEqual([]);
  });

  it('RT-106 RT-107 RT-111 shows the same row under an alias, and the not-found row elsewhere', () => {
    expect(matchRow('/terms')).toBe(matchRow('/terms-of-service'));
    expect(matchRow('/privacy')).toBe(matchRow('/privacy-policy'));
    expect(new Set(['/admin-login', '/adminlogin', '/admin-secret-login'].map(matchRow)).size).toBe(1);
    for (const rest of ['', '/users', '/audit-log'])
      expect(matchRow(`/admin${rest}`)).toBe(matchRow(`/dashboards/admin${rest}`));
    expect(matchRow('/admin/users')).not.toBe(notFoundRow);
    expect(matchRow('/')?.path).toBe('/');
    expect(matchRow('/no/such/page')).toBe(notFoundRow);
  });

  it('RT-112 RT-114 RT-115 leads on from the old names of dashboards', () => {
    const targets = ['/staff', '/tenant-dashboard', '/supplier-dashboard', '/landlord-dashboard'].map(
      (name) => routes.find(({ redirects }) => redirects.includes(name))?.path,
    );
    expect(targets).toEqual([
      '/dashboards/staff',
      '/dashboards/tenant',
      '/dashboards/supplier',
      '/dashboards/landlord',
    ]);
  });

  it('has a page and a label for each entry of the menus', () => {
    const known = new Set(rows.map(({ path }) => path));
    const entries = USER_TYPES.flatMap((role) =>
      menus[role].map(({ rest, label }) => ({ path: paths.dashboard(role, rest), label })),
    );
    expect(entries.length).toBeGreaterThan(30);
    expect(entries.filter(({ path }) => !known.has(path))).toEqual([]);
    const labels = entries.map(({ label }) => label);
    expect(labels.filter((label) => inEach(['frame'], label).includes(''))).toEqual([]);
  });
});

describe.each(rows.map((row) => [row.path, row] as const))('the page %s', (_path, row) => {
  it('has its module and its catalogues', () => {
    expect(['.tsx', '.ts'].some((suffix) => existsSync(join(src, `${row.page}${suffix}`)))).toBe(true);
    expect(row.catalogues.filter((group) => !folders.has(group))).toEqual([]);
  });

  it('RT-001 LN-008 has a title and a description of its own in each language, of the right length', () => {
    const titles = inEach(row.catalogues, `${row.meta}.title`);
    const descriptions = inEach(row.catalogues, `${row.meta}.description`);
    expect(titles.filter((title) => title.length < 10 || title.length > 60)).toEqual([]);
    expect(descriptions.filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
    expect(new Set(titles).size).toBe(LANGUAGES.length);
    expect(new Set(descriptions).size).toBe(LANGUAGES.length);
  });
});

it('a word of a menu means one thing for every role', () => {
  const entries = Object.values(menus).flat();
  const iconsOf = (word: string) => new Set(entries.filter(({ label }) => label === word).map(({ icon }) => icon));
  expect(entries.filter(({ label }) => iconsOf(label).size > 1).map(({ label }) => label)).toEqual([]);
});

it('a catalogue names each id once: the second would take the place of the first without a word', () => {
  const files = [...folders.values()].flatMap((own) => LANGUAGES.flatMap((language) => catalogueFiles(own, language)));
  const twice = [...new Set(files)].flatMap((file) => {
    const ids = [...readFileSync(file, 'utf8').matchAll(/^ {2}"([^"]+)": /gm)].map(([, id]) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${file}: ${id}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});
