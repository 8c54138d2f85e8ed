import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** What public pages are made of, with the widgets that every one of them has. */
const PUBLIC = ['site', 'nav', 'shared/translation', 'features/{chat,forms,announcements,cookies}'];

it('no public page loads the limits of work in the accounts', () => {
  const files = globSync(PUBLIC.map((folder) => `web/src/${folder}/**/*.{ts,tsx}`)).filter(
    (file) => !file.includes('.spec.'),
  );
  expect(files.length).toBeGreaterThan(200);
  const isTeams = (file: string) => file.includes('/inbox/');
  const loads = files.filter((file) => !isTeams(file) && readFileSync(file, 'utf8').includes("contract/work-limits'"));
  expect(loads).toEqual([]);
});
