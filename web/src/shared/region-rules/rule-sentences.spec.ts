import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@contract/languages';
import { flatten, RULE_FIELDS, type FlatRule, type RegionTopic } from '@contract/region-rules';
import { REGIONS, type RegionCode } from '@contract/regions';
import { badTypography, looksEnglish } from '@i18n/catalogue-checks';
import { formatsFor } from '@i18n/formats';
import { wordsIn, type Messages } from '@i18n/messages';
import { describe, expect, it } from '@jest/globals';
import { NEXT_RECORDS, REGION_RECORDS } from '../../../../src/modules/regions/rules/region-records';
import { ruleSentences } from './rule-sentences';

const CODES = LANGUAGES.map(({ code }) => code);
const RECORDS = [...REGION_RECORDS, ...NEXT_RECORDS];

function penIn(language: (typeof CODES)[number], currency: string) {
  const messages = JSON.parse(
    readFileSync(`web/src/shared/region-rules/messages/${language}.json`, 'utf8'),
  ) as Messages;
  const words = wordsIn(language, messages);
  const t = (id: string, values = {}) => {
    if (!(id in messages)) throw new Error(`No message ${id}`);
    return words.formatMessage({ id }, values) as string;
  };
  return { t, formats: formatsFor(language), currency, language };
}
const pens = new Map(
  CODES.flatMap((code) => ['CAD', 'USD'].map((currency) => [code + currency, penIn(code, currency)])),
);
const say = (language: string, topic: RegionTopic, rule: FlatRule, currency = 'CAD') =>
  ruleSentences(topic, rule, pens.get(language + currency) ?? penIn('en', currency));
const currencyOf = (region: RegionCode) => REGIONS.find(({ code }) => code === region)?.currency ?? 'CAD';

const said = (language: string, region: RegionCode, topic: RegionTopic) => {
  const { rule } =
    RECORDS.find((record) => record.region === region && record.place === null && record.topic === topic) ?? {};
  return rule ? say(language, topic, flatten(rule), currencyOf(region)) : [];
};

describe('the automatic rules in words', () => {
  it.each(CODES)(
    'LN-019 every rule of every region makes sentences in %s, and none in another language',
    (language) => {
      const faults = RECORDS.flatMap(({ region, place, topic, rule }) => {
        if (!rule) return [];
        const sentences = say(language, topic, flatten(rule), currencyOf(region));
        const english = say('en', topic, flatten(rule), currencyOf(region));
        const bad = sentences.filter(
          (text, at) =>
            !/^\p{Lu}.*\.$/u.test(text) ||
            /undefined|null|NaN|[{}]|\.\./.test(text) ||
            badTypography(text, language).length > 0 ||
            (language !== 'en' && looksEnglish(text, english[at] ?? '')),
        );
        return sentences.length > 0 && bad.length === 0 ? [] : [`${region} ${place} ${topic}: ${bad.join(' ')}`];
      });
      expect(faults).toEqual([]);
    },
  );

  it.each(['fr', 'es'] as const)('LN-019 every statement of every region is translated into %s', (language) => {
    const faults = RECORDS.flatMap(({ region, topic, facts }) =>
      facts.flatMap((fact) => {
        const text = fact[language] ?? '';
        const english = topic === 'notice_form' ? '' : fact.text;
        const bad =
          text === '' ||
          (looksEnglish(text, english) && !/avis de reprise/.test(text)) ||
          badTypography(text, language).length > 0;
        return bad ? [`${region} ${topic}: ${text}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('a statement that no rule says is a sentence', () => {
    const notes = RECORDS.flatMap(({ rule, facts }) =>
      facts.flatMap((fact) => (rule && fact.saidByRule ? [] : [fact.text, fact.fr ?? '', fact.es ?? ''])),
    ).filter((text) => !['unknown', 'n/a'].includes(text));
    expect(notes.filter((text) => !/^[\p{Lu}$\d].*\.$/u.test(text) && !/^\$?\d+( \$|\u00a0\$)?$/.test(text))).toEqual(
      [],
    );
  });

  it('every value that an admin can enter is said', () => {
    const sample = { flag: true, whole: 3, cents: 5000, millionths: 31_000, basisPoints: 500, quarters: 6 };
    const silent = Object.entries(RULE_FIELDS).flatMap(([topic, fields]) => {
      const whole: FlatRule = Object.fromEntries(
        fields.map(({ path, kind, choices }) => [
          path,
          kind === 'choice'
            ? (choices?.[0] ?? '')
            : kind === 'words'
              ? 'X1'
              : kind === 'address'
                ? 'https://a.example/x'
                : sample[kind],
        ]),
      );
      delete whole['banned'];
      const all = say('en', topic as RegionTopic, whole).join(' ');
      return fields
        .filter(({ path, kind }) => kind !== 'address' && path !== 'banned' && !path.startsWith('french.'))
        .flatMap(({ path }) => {
          const { [path]: _, ...without } = whole;
          // One flag is enough to say that the day of the notice doesn't count.
          if (path.endsWith('fullMonths')) return [];
          return say('en', topic as RegionTopic, without).join(' ') === all ? [`${topic} ${path}`] : [];
        });
    });
    expect(silent).toEqual([]);
  });
});

/** Figures that a sentence says in words, or in another unit: `2 days` are 48 hours, a quarter has no figure of its own. */
const IN_WORDS: readonly [RegExp, string][] = [
  [/half a month/gi, '½'],
  [/three quarters/gi, '¾'],
  [/one and a half months/gi, '1.5'],
  [/\b(for a year|one month’s)\b/gi, '1'],
  [/\btwo (years|months’)/gi, '2'],
  [/\bsix\b/gi, '6'],
  [/more than four/gi, '1 4'],
  [/\b24 hours/g, '24 hours 1 day'],
  [/\b48 hours/g, '48 hours 2 days'],
];
const figuresIn = (text: string): string[] => text.match(/\d+(\.\d+)?|[½¾]/g) ?? [];

describe('sentences beside their notes', () => {
  const nameOf = ({ place, topic, validFrom, validTo }: (typeof RECORDS)[number]) =>
    [topic, place, validFrom && `from ${validFrom}`, validTo && `to ${validTo}`].filter(Boolean).join(', ');

  /** What a reader sees of a record, and in brackets the notes that are hidden because the rule says them. */
  const page = (record: (typeof RECORDS)[number], language: (typeof CODES)[number]) => {
    const { region, topic, rule, facts } = record;
    const sentences = rule ? say(language, topic, flatten(rule), currencyOf(region)) : [];
    const notes = facts.map((fact) => {
      const text = language === 'en' ? fact.text : (fact[language] ?? '');
      return sentences.length > 0 && fact.saidByRule ? `[${text}]` : text;
    });
    return [...sentences.map((text) => `  ${language} = ${text}`), ...notes.map((text) => `  ${language}   ${text}`)];
  };

  // A change of a rule, a note or a message shows here: read the note and the sentence, then write the file with `-u`.
  it.each(REGIONS.map(({ code }) => code))('LN-019 %s reads as it was reviewed', (region) => {
    const lines = RECORDS.filter((record) => record.region === region).flatMap((record) => [
      nameOf(record),
      ...CODES.flatMap((language) => page(record, language)),
    ]);
    expect(lines.join('\n')).toMatchSnapshot();
  });

  it('LN-019 each figure of a note that is hidden is in the sentences, or in the days until which they are valid', () => {
    const missing = RECORDS.flatMap(({ region, place, topic, rule, facts, validFrom, validTo }) => {
      if (!rule) return [];
      const said = IN_WORDS.reduce(
        (text, [pattern, figure]) =>
          text.replace(pattern, (words) => `${figure} ${/[a-z]$/i.test(words) ? '' : words}`),
        say('en', topic, flatten(rule), currencyOf(region)).join(' '),
      );
      const known = new Set([
        ...figuresIn(said),
        ...figuresIn([validFrom, validTo].join(' ').replaceAll('-', ' ')).flatMap((part) => [
          part,
          String(Number(part)),
        ]),
      ]);
      return facts
        .filter(({ saidByRule }) => saidByRule)
        .flatMap(({ text }) =>
          figuresIn(text.replace(/(\d{4})-(\d\d)(-(\d\d))?/g, '$1 $2 $4'))
            .filter((figure) => !known.has(figure) && !known.has(String(Number(figure))))
            .map((figure) => `${region} ${place} ${topic}: ${figure} of “${text}”`),
        );
    });
    expect(missing).toEqual([]);
  });

  it('LN-019 what the product counts automatically is said about the product, not about the law', () => {
    const product = (text: string) => text.includes('Lodgewell');
    for (const language of CODES) {
      const ontario = said(language, 'CA-ON', 'end_of_term');
      expect([language, ontario.filter(product).length]).toEqual([language, 3]);
      expect(said(language, 'CA-QC', 'end_of_term').filter(product)).toHaveLength(2);
      expect(said(language, 'CA-BC', 'deposit_return').every(product)).toBe(true);
      expect(said(language, 'CA-BC', 'notice_form')[0]).toContain('Lodgewell');
    }
    expect(said('en', 'CA-BC', 'deposit_return')).toEqual([
      'To set the deadline, Lodgewell counts 15 days from the last day of the lease.',
    ]);
  });

  it('LN-019 a form is named only for what its note says', () => {
    expect(said('en', 'CA-ON', 'notice_form').join(' ')).not.toContain('N5');
    expect(said('en', 'CA-ON', 'notice_form')).toContain('For unpaid rent: N4.');
  });
});

describe('in the words of the reader', () => {
  it('Ontario, in English', () => {
    expect(said('en', 'CA-ON', 'deposit')).toEqual([
      'The landlord can ask for a deposit of up to one month’s rent.',
      'It can only be used for the last month’s rent.',
    ]);
    expect(said('en', 'CA-ON', 'rent_cap')).toEqual(['Rent can rise by no more than 2.1%.']);
    expect(said('en', 'CA-ON', 'returned_payment')[0]).toContain('at most $20, plus what the bank charged');
  });

  it('Québec, in French', () => {
    expect(said('fr', 'CA-QC', 'deposit')).toEqual(['Le propriétaire ne peut exiger aucun dépôt de garantie.']);
    expect(said('fr', 'CA-QC', 'increase_notice')).toEqual([
      'Le propriétaire donne l’avis de hausse entre 6 mois et 3 mois avant le début du nouveau loyer.',
      'Pour un bail de moins de 12 mois, c’est entre 2 mois et 1 mois avant.',
      'Pour un bail à durée indéterminée, c’est entre 2 mois et 1 mois avant.',
      'Lodgewell compte à partir du lendemain de l’avis.',
    ]);
    expect(said('fr', 'CA-QC', 'notice_form')).toEqual([
      'Pour la reprise du logement (usage personnel)\u00a0: Avis de reprise de logement.',
    ]);
  });

  it('Washington and Chicago, with figures to the last digit', () => {
    expect(said('en', 'US-WA', 'rent_cap')).toEqual(['Rent can rise by no more than 9.683%.']);
    const chicago = RECORDS.find(({ place, topic }) => place === 'Chicago' && topic === 'late_fee')?.rule;
    expect(chicago && say('es', 'late_fee', flatten(chicago), 'USD')).toEqual([
      expect.stringMatching(/máximo de \$10 más 5.?% de la parte de la renta que supera \$500\.$/),
    ]);
  });
});
