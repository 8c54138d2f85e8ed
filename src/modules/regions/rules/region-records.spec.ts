import { describe, expect, it } from '@jest/globals';
import { FRENCH_PAGES, sourceFor } from '../../../contract/french-pages.js';
import { isSamePlace, LOCAL_PLACES } from '../../../contract/local-places.js';
import { canBeLookedUp, isOfficialSource } from '../../../contract/official-sources.js';
import { REGIONS, type RegionCode } from '../../../contract/regions.js';
import { SOURCES } from '../data/sources.js';
import { factOfStored, factsOf, REGION_TOPICS, type RegionTopic } from './region-fact.js';
import { NEXT_RECORDS, REGION_RECORDS } from './region-records.js';
import type { RegionRules, RuledTopic } from './region-rule.js';

const WHOLE_REGIONS = REGION_RECORDS.filter(({ place }) => place === null);
const CITIES = REGION_RECORDS.filter(({ place }) => place !== null);

const text = (region: RegionCode, topic: RegionTopic) =>
  WHOLE_REGIONS.filter((record) => record.region === region && record.topic === topic)
    .flatMap(({ facts }) => facts.map((fact) => fact.text))
    .join('; ');

const rules = <T extends RuledTopic>(topic: T): [RegionCode, RegionRules[T]][] =>
  WHOLE_REGIONS.flatMap((record) =>
    record.topic === topic && record.rule !== null ? [[record.region, record.rule as RegionRules[T]]] : [],
  );

const BANNED = {
  text: 'banned',
  fr: 'interdits',
  es: 'prohibido',
  saidByRule: true,
  mustCheck: true,
  checked: false,
  law: null,
};

describe('the records of the regions', () => {
  it('hold every topic of every region once, each with at least one fact', () => {
    expect(WHOLE_REGIONS).toHaveLength(REGIONS.length * REGION_TOPICS.length);
    expect(new Set(WHOLE_REGIONS.map(({ region, topic }) => `${region} ${topic}`)).size).toBe(322);
    expect(REGION_RECORDS.filter(({ facts }) => facts.length === 0 || facts.some((fact) => fact.text === ''))).toEqual(
      [],
    );
  });

  it('name a source, a confidence and a date wherever a rule follows', () => {
    const ruled = REGION_RECORDS.filter(({ rule }) => rule !== null);
    expect(
      ruled.filter(({ facts }) => facts.every(({ source, confidence }) => source === null || confidence === null)),
    ).toEqual([]);
    expect(factsOf('late_fee', [['banned', 'o12!'], ['$25', 'o24'], ['banned', 's15'], ['unknown']])).toEqual([
      {
        ...BANNED,
        confidence: 'official',
        source: 'legisquebec.gouv.qc.ca/CCQ-1904',
        sourceDate: '2020-07',
      },
      {
        ...BANNED,
        text: '$25',
        fr: '25\u00a0$',
        es: '$25',
        confidence: 'official',
        source: 'alberta.ca/security-deposits',
        sourceDate: '2025',
        mustCheck: false,
      },
      {
        ...BANNED,
        confidence: 'secondary',
        source: 'landager.com/quebec-late-fees',
        sourceDate: '2026-05',
      },
      {
        ...BANNED,
        text: 'unknown',
        fr: 'Inconnu.',
        es: 'Se desconoce.',
        saidByRule: false,
        confidence: null,
        source: null,
        sourceDate: null,
      },
    ]);
    expect(() => factsOf('late_fee', [['banned', 's999']])).toThrow('s999');
    expect(() => factsOf('late_fee', [['banned', 's15', 'CA-XX 1']])).toThrow('CA-XX 1');
  });

  it('caps published for a later time begin after the present one ends, and say that no one checked them on an official page', () => {
    for (const next of NEXT_RECORDS) {
      const { region, place, topic, rule, facts } = next;
      const present = REGION_RECORDS.find(
        (record) => record.region === region && record.place === place && record.topic === topic,
      );
      const days = [present?.validTo, next.validFrom, next.validTo].map(String);
      expect([region, place, days.toSorted(), facts.every(({ mustCheck }) => mustCheck)]).toEqual([
        region,
        place,
        days,
        true,
      ]);
      const said = rule && 'millionths' in rule ? `${Number(rule.millionths) / 10_000}%` : '%';
      expect([region, place, facts[0]?.text]).toEqual([region, place, expect.stringContaining(said)]);
    }
    expect(NEXT_RECORDS.map(({ region, place }) => [region, place].filter(Boolean).join(' '))).toEqual([
      'CA-ON',
      'CA-BC',
      'US-CA',
      'US-CA Los Angeles',
      'US-CA San Francisco',
    ]);
  });

  it('TN-001 a figure for one year ends with that year, in every topic', () => {
    const ofOneYear = WHOLE_REGIONS.flatMap(({ region, topic, facts, validTo }) =>
      facts.flatMap(({ text }) =>
        /^[\d.]+% (20\d\d)\b|rate for 20\d\d is \d/.test(text)
          ? [[`${region} ${topic}`, /20\d\d/.exec(text)?.[0], validTo?.slice(0, 4)]]
          : [],
      ),
    );
    expect(ofOneYear.length).toBeGreaterThan(6);
    expect(ofOneYear.filter(([, year, end]) => year !== end)).toEqual([]);
    expect(ofOneYear.map(([where]) => where)).toEqual(
      expect.arrayContaining(['CA-BC deposit_interest', 'CA-AB deposit_interest']),
    );
  });

  it('what is unknown stays unknown: no rule, no neighboring region’s value', () => {
    const unknown = REGION_RECORDS.filter(({ facts }) => facts.every((fact) => fact.text.startsWith('unknown')));
    expect(unknown.length).toBeGreaterThan(50);
    expect(unknown.filter(({ rule }) => rule !== null)).toEqual([]);
  });
});

it('an edited fact keeps its law while its text and its source are those that it came with', () => {
  const shipped = factsOf('late_fee', [['banned', 's15', 'CA-QC 1904']]);
  const stored = {
    text: 'banned',
    source: 'landager.com/quebec-late-fees',
    sourceDate: null,
    mustCheck: true,
  } as const;
  const lawOf = (more: object) =>
    factOfStored('late_fee', { ...stored, confidence: 'secondary', ...more }, false, shipped).law?.en ?? null;
  expect(lawOf({})).toBe('Civil Code of Québec, art.\u00a01904');
  expect([lawOf({ text: '$25' }), lawOf({ source: 'blog.example/fees' })]).toEqual([null, null]);
});

describe('the basis of a refusal', () => {
  const RECORDS = [...NEXT_RECORDS, ...REGION_RECORDS];
  const FACTS = RECORDS.flatMap(({ facts }) => facts);

  it('is an official text: read on a page of an authority, or named with its section and its official page', () => {
    const refusing = FACTS.filter(canBeLookedUp);
    expect(refusing.length).toBeGreaterThan(150);
    expect(
      refusing.filter(({ source, law }) => ![source, law?.page].some((page) => isOfficialSource(page ?? ''))),
    ).toEqual([]);
  });

  it('only pages of authorities are called official, and only they are pages of a law', () => {
    expect(
      FACTS.filter(({ confidence, source }) => confidence === 'official' && !isOfficialSource(source ?? '')),
    ).toEqual([]);
    const laws = FACTS.flatMap(({ law }) => law ?? []);
    const pages = laws.flatMap(({ page, frenchPage }) => [page, ...(frenchPage ? [frenchPage] : [])]);
    expect(pages.filter((page) => !/^https?:\/\/[^/{}]+\/[^{}]*$/.test(page) || !isOfficialSource(page))).toEqual([]);
    expect(laws.filter(({ en }) => !/, (s\.|ss\.|art\.|§§?)\u00a0[\w.:–, -]+$|, Part \d+$/.test(en))).toEqual([]);
  });

  it('readers of French get the official page in French where it is known', () => {
    const named = new Set(FACTS.flatMap(({ source, law }) => [source, law?.page]));
    const forms = rules('notice_form').flatMap(([, { page, french }]) => (page ? [[page, french?.page] as const] : []));
    for (const [english, french] of Object.entries(FRENCH_PAGES)) {
      expect([english, named.has(english)]).toEqual([english, true]);
      expect([french, isOfficialSource(french)]).toEqual([french, true]);
      expect(forms.filter(([page]) => page === english).map(([, own]) => own ?? english)).not.toContain(english);
    }
    const english = FACTS.flatMap(({ source, law }) => [
      sourceFor('fr', source ?? ''),
      law ? (law.frenchPage ?? law.page) : '',
    ]).filter((page) => page.includes('tal.gouv.qc.ca/en/'));
    expect(english).toEqual([]);
    const ontario = rules('notice_form').find(([region]) => region === 'CA-ON')?.[1];
    expect(ontario).toMatchObject({ french: { page: 'https://tribunalsontario.ca/cli/' } });
  });

  /** Topics whose figures can cause a refusal. The others only inform. */
  const REFUSING: readonly RegionTopic[] = [
    'deposit',
    'late_fee',
    'returned_payment',
    'rent_cap',
    'increase_interval',
    'increase_notice',
    'end_of_term',
  ];
  const limits = ({ topic, rule }: (typeof RECORDS)[number]) =>
    REFUSING.includes(topic) &&
    rule !== null &&
    !('millionths' in rule && rule.millionths === null) &&
    !('quarterMonths' in rule && rule.quarterMonths === null);

  it('where none is known, the rule warns and asks', () => {
    const warning = RECORDS.filter(limits).filter(({ facts }) => {
      const leading = facts.find(({ source }) => source !== null);
      return !leading || !canBeLookedUp(leading);
    });
    expect(warning.map(({ region, place, topic }) => [region, place, topic].filter(Boolean).join(' '))).toEqual([
      'US-CA Los Angeles rent_cap',
      'US-CA San Francisco rent_cap',
      'CA-YT rent_cap',
      'CA-MB increase_interval',
      'US-WA increase_interval',
      'US-FL increase_notice',
      'US-NJ increase_notice',
      'US-CO increase_notice',
      'CA-NS end_of_term',
      'CA-MB late_fee',
      'CA-NL late_fee',
      'CA-PE late_fee',
      'US-TX late_fee',
    ]);
  });
});

describe('rules say what their texts say', () => {
  it('caps of rent increases', () => {
    for (const [region, { millionths, guidelineMillionths }] of rules('rent_cap')) {
      const said = millionths ?? guidelineMillionths;
      expect([region, text(region, 'rent_cap')]).toEqual([
        region,
        expect.stringContaining(said === undefined ? 'none' : `${said / 10_000}%`),
      ]);
    }
    expect(rules('rent_cap')).toHaveLength(19);
  });

  it('deposits', () => {
    const words = new Map([
      [0, 'banned'],
      [2, '½ month'],
      [3, '¾ month'],
      [4, '1 month'],
      [6, '1.5 months'],
      [8, '2 months'],
    ]);
    for (const [region, { quarterMonths, petQuarterMonths }] of rules('deposit')) {
      expect([region, text(region, 'deposit')]).toEqual([
        region,
        expect.stringContaining(quarterMonths === null ? 'no limit' : (words.get(quarterMonths) ?? '?')),
      ]);
      const pet = petQuarterMonths === undefined ? undefined : words.get(petQuarterMonths);
      expect([region, /pet (.*)$/.exec(text(region, 'deposit'))?.[1]]).toEqual([region, pet]);
    }
    expect(rules('deposit')).toHaveLength(23);
  });

  it('late fees', () => {
    for (const [region, { banned, afterDays, limit }] of rules('late_fee')) {
      const wanted = [
        ...(banned ? [/banned|returned check/] : []),
        ...(afterDays === undefined
          ? []
          : [region === 'US-OR' ? /after day 4/ : new RegExp(`(after|within) ${afterDays} days`)]),
        ...[limit?.fixedCents, limit?.perLaterDayCents, limit?.capCents].flatMap((amount) =>
          amount ? [new RegExp(`\\$${amount / 100}\\b`)] : [],
        ),
        ...[limit?.rentBasisPoints, limit?.largeBuildingBasisPoints].flatMap((rate) =>
          rate ? [new RegExp(`\\b${rate / 100}%`)] : [],
        ),
        ...(limit?.take ? [new RegExp(limit.take)] : []),
      ];
      for (const pattern of wanted)
        expect([region, text(region, 'late_fee')]).toEqual([region, expect.stringMatching(pattern)]);
      expect(wanted.length).toBeGreaterThan(0);
    }
    expect(rules('late_fee')).toHaveLength(14);
  });

  it('notices and intervals', () => {
    const amount = ({ days, months }: { days?: number; months?: number }) =>
      new RegExp(`\\b${days ?? months}(–\\d)? ?(full |tenancy )?${days ? 'day' : 'month'}|1 year`);
    for (const topic of ['increase_notice', 'increase_interval'] as const) {
      for (const [region, rule] of rules(topic))
        expect([region, text(region, topic)]).toEqual([region, expect.stringMatching(amount(rule))]);
    }
    for (const [region, rule] of rules('end_of_term')) {
      const { landlord, landlordAfterYear, landlordAfterTwoYears, tenant, causeRequired, causeAfterMonths } = rule;
      const { ownUse, sale, renovation, shortTerm, firstTerm } = rule;
      const ofGrounds = [ownUse, sale, renovation, shortTerm, firstTerm];
      const grounds = [
        ...(causeRequired ? [/end of the term alone isn’t a reason|renews automatically|cause (is )?required/] : []),
        ...(causeAfterMonths ? [new RegExp(`cause after ${causeAfterMonths} months`)] : []),
      ];
      for (const pattern of grounds)
        expect([region, text(region, 'end_of_term')]).toEqual([region, expect.stringMatching(pattern)]);
      const ofAll = [landlord, landlordAfterYear, landlordAfterTwoYears, tenant, ...ofGrounds];
      for (const notice of ofAll.filter((side) => side !== undefined)) {
        expect([region, text(region, 'end_of_term')]).toEqual([region, expect.stringMatching(amount(notice))]);
      }
    }
    expect([rules('increase_notice').length, rules('increase_interval').length, rules('end_of_term').length]).toEqual([
      17, 12, 17,
    ]);
  });

  it('deadlines for deposits, with what may be kept', () => {
    for (const [region, { days, businessDays }] of rules('deposit_return')) {
      const said = new RegExp(
        `^(The |Within |([^.,]+, t|T)he deposit is due back within )?${days} ${businessDays ? 'business days' : 'days'}\\b`,
      );
      expect([region, text(region, 'deposit_return')]).toEqual([region, expect.stringMatching(said)]);
      expect([region, text(region, 'deposit_return')]).toEqual([region, expect.stringMatching(/kept/)]);
    }
    expect(rules('deposit_return')).toHaveLength(16);
  });

  it('official forms, whose addresses are pages', () => {
    for (const [
      region,
      { page, required: _, french: { page: frenchPage = page, ...frenchNames } = {}, ...names },
    ] of rules('notice_form')) {
      for (const address of [page, frenchPage])
        expect([region, address]).toEqual([region, expect.stringMatching(/^https:\/\/[^/]+\/.+/)]);
      for (const name of [...Object.values(names), ...Object.values(frenchNames)])
        expect([region, text(region, 'notice_form').toLowerCase()]).toEqual([
          region,
          expect.stringContaining(name.toLowerCase()),
        ]);
    }
    const unnamed = rules('notice_form').filter(([, rule]) => Object.keys(rule).length === 2 || rule.french?.ownUse);
    expect(unnamed.map(([region]) => [region, text(region, 'notice_form').includes('required')])).toEqual([
      ['CA-QC', false],
      ['CA-MB', true],
      ['CA-NS', true],
    ]);
    expect(rules('notice_form').map(([region]) => region)).toEqual([
      'CA-ON',
      'CA-QC',
      'CA-BC',
      'CA-MB',
      'CA-SK',
      'CA-NS',
    ]);
  });

  it('every fact about returning a deposit, a notice form or a new period names the page where it was read', () => {
    const facts = WHOLE_REGIONS.filter(({ topic }) => topic === 'deposit_return' || topic === 'notice_form').flatMap(
      ({ region, topic, facts: said }) => said.map((fact) => ({ region, topic, ...fact })),
    );
    const known = facts.filter(({ text: said }) => said !== 'unknown');
    expect(known.length).toBeGreaterThan(40);
    // The one exception is older: the article of the Civil Code that bans deposits in Québec.
    expect(known.filter(({ source }) => !source?.startsWith('http')).map(({ region }) => region)).toEqual(['CA-QC']);
    expect(known.filter(({ mustCheck }) => !mustCheck)).toEqual([]);
    const numbered = Object.entries(SOURCES).filter(([number]) => Number(number) >= 118);
    expect(numbered.filter(([, [page]]) => !/^https?:\/\/[^/]+\/./.test(page))).toEqual([]);
  });

  it('no source is a site that is only being built', () => {
    const staging = Object.values(SOURCES).filter(([page]) =>
      /(?:^|[/.])(?:newsite|staging|stage|test|dev)\./.test(page),
    );
    expect(staging).toEqual([]);
  });

  it('surcharges', () => {
    for (const [region, { allowed }] of rules('surcharge')) {
      expect([region, text(region, 'surcharge')]).toEqual([
        region,
        expect.stringMatching(allowed ? /free option|yes|agreed/ : /^no:|banned/),
      ]);
    }
    expect(rules('surcharge')).toHaveLength(7);
  });

  it('cities, which address them by every name that the product knows', () => {
    expect(CITIES.map(({ region, place, topic }) => `${region} ${place} ${topic}`)).toEqual([
      'US-NY New York City rent_cap',
      'US-NY New York City rent_cap_exemptions',
      'US-CA Los Angeles rent_cap',
      'US-CA San Francisco rent_cap',
      'US-CA San Diego rent_cap',
      'US-CA Riverside rent_cap',
      'US-IL Chicago end_of_term',
      'US-IL Chicago deposit',
      'US-IL Chicago late_fee',
      'US-OR Portland end_of_term',
    ]);
    expect(
      CITIES.filter(
        ({ region, place }) => !LOCAL_PLACES.some((known) => known.region === region && known.name === place),
      ),
    ).toEqual([]);
    const caps = CITIES.flatMap(({ topic, rule, facts, validTo }) =>
      topic === 'rent_cap' && rule && 'millionths' in rule ? [[rule.millionths, facts[0]?.text, validTo] as const] : [],
    );
    expect(caps).toEqual([
      [80_000, '8% to 2026-07', '2026-07-31'],
      [63_000, '6.3% to 2026-07', '2026-07-31'],
      [88_000, '8.8% to 2026-07', '2026-07-31'],
      [75_000, '7.5% to 2026-07', '2026-07-31'],
    ]);
    expect(
      ['Brooklyn', ' new york', 'N.Y.C.', 'Buffalo'].map((city) => isSamePlace('US-NY', 'New York City', city)),
    ).toEqual([true, true, false, false]);
    expect(isSamePlace('US-NJ', 'New York City', 'New York')).toBe(false);
  });
});
