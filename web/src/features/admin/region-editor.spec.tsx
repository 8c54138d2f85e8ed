import type { FlatRule } from '@contract/region-rules';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, STALE, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { countiesQuery, regionQuery, type County, type RegionRecord } from './api/regions';
import { CountyDialog } from './components/regions/CountyDialog';
import { EditRuleDialog } from './components/regions/EditRuleDialog';
import { linesOf } from './components/regions/place-lines';
import RegionRulesPage from './pages/RegionRulesPage';

const CAP: RegionRecord = {
  region: 'CA-ON',
  place: null,
  topic: 'rent_cap',
  status: 'automatic',
  rule: { millionths: 21_000 },
  validFrom: null,
  validTo: null,
  next: null,
  version: 1,
  verifiedAt: null,
  note: null,
  changedAt: null,
  changedByName: null,
  facts: [
    {
      text: '2.1% 2026',
      fr: '2,1\u00a0% en 2026',
      es: '2.1% en 2026',
      saidByRule: true,
      source: 'getkera.com',
      sourceDate: '2026',
      confidence: 'secondary',
      law: {
        en: 'Residential Tenancies Act, 2006, s. 120',
        fr: 'Loi de 2006 sur la location à usage d’habitation, art. 120',
        es: 'Residential Tenancies Act, 2006, art. 120',
        page: 'https://www.ontario.ca/laws/statute/06r17',
        frenchPage: 'https://www.ontario.ca/fr/lois/loi/06r17',
      },
      mustCheck: true,
      checked: false,
    },
  ],
};
interface Sent {
  facts: { text: string; source: string | null }[];
  rule: FlatRule | null;
  version: number;
}
let sent: Sent[];
/** The current record of the fake server. */
let present: RegionRecord;

beforeEach(() => {
  sent = [];
  playServer((method, _path, body) => {
    if (method === 'GET') return [200, [present]];
    if ((body as Sent).version !== present.version) return STALE;
    sent.push(body as Sent);
    return [200, present];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

function show(record: RegionRecord, language: 'en' | 'fr' | 'es' = 'en'): void {
  present = record;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Around features={['admin', '../shared', '../api', '../app']} language={language}>
      <QueryClientProvider client={client}>
        <EditRuleDialog record={record} onClose={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the editor of a regional rule', () => {
  it('begins next year’s value the day after the present one ends, and asks for its source', async () => {
    const ending = { ...CAP, validFrom: '2026-01-01', validTo: '2026-12-31' };
    present = ending;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <Around features={['admin', '../shared', '../api', '../app']}>
        <QueryClientProvider client={client}>
          <EditRuleDialog record={ending} following onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
    expect([
      field('Valid from (optional)').value,
      field('Valid to (optional)').value,
      field('Source (law or page)').value,
    ]).toEqual(['2027-01-01', '2027-12-31', '']);
    await press('Save');
    expect(sent).toEqual([]);
    type('What the law says', '1.9% 2027');
    type('Source (law or page)', 'https://www.ontario.ca/page/residential-rent-increases');
    await press('Save');
    expect(sent).toEqual([]);
    type('Largest increase', '1.9');
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /Checked with an official source/ })));
    await press('Save');
    expect(sent).toMatchObject([
      {
        facts: [{ text: '1.9% 2027', source: 'https://www.ontario.ca/page/residential-rent-increases' }],
        validFrom: '2027-01-01',
        validTo: '2027-12-31',
        rule: { millionths: 19_000 },
        verified: true,
      },
    ]);
  });

  it.each([
    ['en', 'What is known', 'Save'],
    ['fr', 'Ce que l’on sait', 'Enregistrer'],
    ['es', 'Lo que se sabe', 'Guardar'],
  ] as const)(
    'accepts “nobody knows” as a choice, in %s, and then requires no source and applies nothing',
    async (language, known, save) => {
      show(CAP, language);
      type(known, 'unknown');
      await press(save);
      expect(sent).toMatchObject([{ facts: [{ text: 'unknown', source: null }], rule: null, version: 1 }]);
    },
  );

  it('takes “no limit” and a ban as choices, and a limit as a number', async () => {
    show(CAP);
    type('Does the law set a limit?', 'none');
    await press('Save');
    type('Does the law set a limit?', 'limit');
    type('Largest increase', 'two');
    await press('Save');
    expect(screen.getByText('Please check this value')).not.toBeNull();
    type('Largest increase', '2,5');
    await press('Save');
    cleanup();
    show({ ...CAP, topic: 'deposit', rule: { quarterMonths: 4 } });
    expect(field('Largest deposit').value).toBe('1');
    type('Does the law set a limit?', 'banned');
    await press('Save');
    expect(sent.map(({ rule }) => rule)).toEqual([{ millionths: null }, { millionths: 25_000 }, { quarterMonths: 0 }]);
  });

  it('keeps the translations of a statement, and says when one may be out of date', async () => {
    show(CAP);
    await press('Save');
    expect(sent[0]?.facts).toMatchObject([
      { text: '2.1% 2026', fr: '2,1\u00a0% en 2026', es: '2.1% en 2026', saidByRule: true },
    ]);
    expect(screen.queryByText(/The English text has changed/)).toBeNull();
    type('What the law says', '2.2% 2026');
    expect(screen.getAllByText(/The English text has changed/)).toHaveLength(2);
    type('In French (optional)', '2,2\u00a0% en 2026');
    type('In Spanish (optional)', '');
    await press('Save');
    expect(sent[1]?.facts).toMatchObject([{ text: '2.2% 2026', fr: '2,2\u00a0% en 2026', es: null }]);
  });

  it('adds a statement, which names its source', async () => {
    show(CAP);
    await press('Add a statement');
    fireEvent.change(screen.getAllByLabelText('What the law says')[1] as HTMLElement, {
      target: { value: 'to 9% on approval' },
    });
    await press('Save');
    expect([screen.getByText('Say where this comes from').textContent, sent]).toEqual([
      'Say where this comes from',
      [],
    ]);
    fireEvent.change(screen.getAllByLabelText('Source (law or page)')[1] as HTMLElement, {
      target: { value: 'gnb.ca' },
    });
    await press('Save');
    expect(sent[0]?.facts).toMatchObject([{ text: '2.1% 2026' }, { text: 'to 9% on approval', source: 'gnb.ca' }]);
  });

  it('offers the newer version when a colleague was quicker, and keeps what was written', async () => {
    show(CAP);
    type('What the law says', 'mine');
    present = {
      ...CAP,
      version: 2,
      facts: [
        { ...CAP.facts[0]!, text: 'theirs' },
        { ...CAP.facts[0]!, text: 'and more' },
      ],
    };
    await press('Save');
    expect(sent).toEqual([]);
    await press('Show the newer version');
    await screen.findByText(/^This is the newer version/);
    expect(screen.getAllByLabelText<HTMLTextAreaElement>('What the law says').map(({ value }) => value)).toEqual([
      'theirs',
      'and more',
    ]);
    await press('Keep mine');
    await screen.findByText(/^Your version is shown below/);
    await press('Save');
    expect(sent).toMatchObject([{ version: 2, facts: [{ text: 'mine' }] }]);
  });
});

const MULTNOMAH: County = {
  region: 'US-OR',
  name: 'Multnomah County',
  cities: ['Portland', 'Gresham'],
  version: 2,
  changedAt: '2026-11-21T00:00:00.000Z',
  changedByName: null,
};

describe('the editor of a county', () => {
  const saved: string[] = [];
  const open = (county?: County, language: 'en' | 'fr' | 'es' = 'en', counties = [MULTNOMAH]) => {
    saved.length = 0;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <Around features={['admin', '../shared', '../api', '../app']} language={language}>
        <QueryClientProvider client={client}>
          <CountyDialog
            region="US-OR"
            regionName="Oregon"
            counties={counties}
            places={['Salem']}
            county={county}
            onSaved={(name) => saved.push(name)}
            onClose={() => undefined}
          />
        </QueryClientProvider>
      </Around>,
    );
  };
  let puts: [path: string, body: unknown][];
  /** What the server has. */
  let stands: County[];
  beforeEach(() => {
    puts = [];
    stands = [];
    playServer((method, path, body) => {
      if (method === 'GET') return [200, stands];
      const name = decodeURIComponent(path).split('/').at(-1) ?? '';
      const { version, cities } = body as County;
      const kept = stands.find((one) => one.name.toLowerCase() === name.toLowerCase());
      if (version < (kept?.version ?? 0)) return STALE;
      puts.push([decodeURIComponent(path), body]);
      return [200, { ...MULTNOMAH, name: kept?.name ?? name, cities, version: version + 1 }];
    });
  });

  it.each([
    [
      'en',
      'County',
      'Cities, one per line',
      'Save',
      'This is a city. Give the county another name.',
      'One of these cities is in Multnomah County.',
    ],
    [
      'fr',
      'Comté',
      'Villes, une par ligne',
      'Enregistrer',
      'C’est une ville. Veuillez nommer le comté autrement.',
      'Une de ces villes fait partie de ce comté\u00a0: Multnomah County.',
    ],
    [
      'es',
      'Condado',
      'Ciudades, una por línea',
      'Guardar',
      'Esto es una ciudad. Dé otro nombre al condado.',
      'Una de estas ciudades ya es de este condado: Multnomah County.',
    ],
  ] as const)(
    'TN-023 takes a name and cities, none of them a city of another county, in %s',
    async (language, name, cities, save, isCity, taken) => {
      open(undefined, language);
      const shown = (text: string) => document.body.textContent?.includes(text);
      type(name, 'salem');
      type(cities, 'Keizer\n gresham');
      await press(save);
      expect([shown(isCity), shown(taken), puts]).toEqual([true, true, []]);
      type(name, 'Marion County');
      type(cities, 'Salem\n\n Keizer ');
      await press(save);
      expect(puts).toEqual([
        [expect.stringContaining('/US-OR/counties/Marion County'), { cities: ['Salem', 'Keizer'], version: 0 }],
      ]);
      expect(saved).toEqual(['Marion County']);
    },
  );

  it('changes the cities of one that is there, and ends it without any', async () => {
    open(MULTNOMAH);
    expect(field('Cities, one per line').value).toBe('Portland\nGresham');
    type('Cities, one per line', '');
    await press('Save');
    expect([puts[0]?.[1], saved]).toEqual([{ cities: [], version: 2 }, ['']]);
  });

  it.each([
    ['en', 'County', 'Cities, one per line', 'Save', /^This county already exists\./],
    ['fr', 'Comté', 'Villes, une par ligne', 'Enregistrer', /^Ce comté existe déjà\./],
    ['es', 'Condado', 'Ciudades, una por línea', 'Guardar', /^Este condado ya existe\./],
  ] as const)(
    'one that was emptied comes back under its name; one that is there is not named again, in %s',
    async (language, name, cities, save, there) => {
      const emptied = { ...MULTNOMAH, cities: [] };
      const lane = { ...MULTNOMAH, name: 'Lane County', cities: ['Eugene'] };
      stands = [emptied, lane];
      open(undefined, language, stands);
      type(name, 'lane county');
      type(cities, 'Portland');
      await press(save);
      expect([Boolean(screen.queryByText(there)), puts]).toEqual([true, []]);
      type(name, 'multnomah county ');
      await press(save);
      expect([puts.map(([, body]) => body), saved]).toEqual([
        [{ cities: ['Portland'], version: 2 }],
        ['Multnomah County'],
      ]);
    },
  );

  it.each([
    ['Show the newer version', 'Portland\nGresham', ['Portland', 'Gresham']],
    ['Keep mine', 'Salem', ['Salem']],
  ])('one that a colleague named meanwhile: “%s”, and the next save goes through', async (way, shown, cities) => {
    open(undefined, 'en', []);
    type('County', 'multnomah county');
    type('Cities, one per line', 'Salem');
    stands = [MULTNOMAH];
    await press('Save');
    await press(way);
    await screen.findByText(/^(This is the newer|Your) version/);
    expect([field('County').value.toLowerCase(), field('Cities, one per line').value]).toEqual([
      'multnomah county',
      shown,
    ]);
    await press('Save');
    expect([puts.map(([, body]) => body), saved]).toEqual([[{ cities, version: 2 }], ['Multnomah County']]);
  });

  it('a city shows the rule of its county where it has none, and the region’s where the county has none either', () => {
    const deposit = { ...CAP, region: 'US-OR', topic: 'deposit' as const };
    const records = [
      { ...CAP, region: 'US-OR' },
      deposit,
      { ...deposit, place: 'Multnomah County' },
      { ...CAP, region: 'US-OR', place: 'Portland' },
    ];
    const lines = linesOf(records, 'Portland', 'Multnomah County').map(({ shown, inherited, wider, subject }) => [
      shown.topic,
      shown.place,
      inherited,
      wider.place,
      subject.place,
    ]);
    expect(lines).toEqual([
      ['rent_cap', 'Portland', false, null, 'Portland'],
      ['deposit', 'Multnomah County', true, 'Multnomah County', 'Portland'],
    ]);
  });
});

describe('the page of the regional rules', () => {
  const deposit: RegionRecord = { ...CAP, region: 'US-OR', topic: 'deposit', rule: null };
  const records = [deposit, { ...deposit, place: 'Multnomah County', facts: [{ ...CAP.facts[0]!, text: '2 months' }] }];
  const show = (at: string, counties?: County[]) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    client.setQueryData(regionQuery('US-OR').queryKey, records);
    if (counties) client.setQueryData(countiesQuery('US-OR').queryKey, counties);
    render(
      <Around features={['admin', '../shared', '../api', '../app']} at={`/?region=US-OR&place=${at}`}>
        <QueryClientProvider client={client}>
          <RegionRulesPage />
        </QueryClientProvider>
      </Around>,
    );
  };
  const places = () =>
    [...(screen.queryByLabelText<HTMLSelectElement>('County or city')?.options ?? [])].map(({ text }) => text);

  it('TN-023 says nothing of a city until its county is known, and says that the counties did not load', async () => {
    let answers = false;
    playServer(() => (answers ? [200, [MULTNOMAH]] : [500, { error: 'Down', code: 'internal', requestId: 'r' }]));
    show('Portland');
    const said = () => [screen.queryByText('As in Oregon'), screen.queryByText('As in Multnomah County')].map(Boolean);
    expect([said(), places()]).toEqual([[false, false], []]);
    await screen.findByText('This didn’t load');
    expect([said(), places()]).toEqual([[false, false], []]);
    answers = true;
    await press('Try again');
    await screen.findByText('As in Multnomah County');
    expect([said(), places()]).toEqual([
      [false, true],
      ['The whole region', 'Multnomah County (2 cities)', 'Portland'],
    ]);
  });

  it('offers a county that was emptied as a county as long as it has rules, and lets it be named again', async () => {
    show('', [
      { ...MULTNOMAH, cities: [] },
      { ...MULTNOMAH, name: 'Lane County', cities: [] },
    ]);
    expect(places()).toEqual(['The whole region', 'Multnomah County (0 cities)']);
    const puts: unknown[] = [];
    playServer((method, path, body) => {
      if (method === 'PUT') puts.push([decodeURIComponent(path).split('/').at(-1), body]);
      return [200, method === 'PUT' ? MULTNOMAH : []];
    });
    await press('Add a county');
    type('County', 'Multnomah County');
    type('Cities, one per line', 'Portland');
    await press('Save');
    expect(puts).toEqual([['Multnomah County', { cities: ['Portland'], version: 2 }]]);
  });
});
