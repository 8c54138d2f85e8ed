import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { askProvider } from '../../../src/modules/translation/providers/ask-provider.js';
import { DeepL } from '../../../src/modules/translation/providers/deepl.js';
import { LibreTranslate } from '../../../src/modules/translation/providers/libretranslate.js';
import type { Translator, TranslatorFailure } from '../../../src/modules/translation/translator.js';
import { TranslatorStandIn } from '../../support/translator-stand-in.js';

const TEXT = [{ text: 'Hola ' }, { kept: 'Kim & Ana' }, { text: ', 1 < 2\nadiós' }];

describe.each(['libretranslate', 'deepl'] as const)('%s', (kind) => {
  const there = new TranslatorStandIn(kind);
  let url: string;
  let translator: Translator;
  beforeAll(async () => {
    url = await there.start();
    translator = kind === 'deepl' ? new DeepL(url, 'key-1') : new LibreTranslate(url, 'key-1');
  });
  afterAll(() => there.stop());
  beforeEach(() => there.reset());

  it('is asked in its own shape, and its answer read', async () => {
    expect(await translator.translate([TEXT, [{ text: '[en] Hello' }]], 'fr')).toEqual([
      { text: 'fr: Hola Kim & Ana, 1 < 2\nadiós', kept: ['Kim & Ana'], from: 'es' },
      { text: 'fr: [en] Hello', kept: [], from: 'en' },
    ]);
    expect(there.calls).toMatchObject([
      kind === 'deepl'
        ? {
            path: '/v2/translate',
            headers: { authorization: 'DeepL-Auth-Key key-1', 'content-type': 'application/json' },
            body: {
              text: ['Hola <k>Kim &amp; Ana</k>, 1 &lt; 2<br/>adiós', '[en] Hello'],
              target_lang: 'FR',
              tag_handling: 'xml',
              ignore_tags: ['k'],
            },
          }
        : {
            path: '/translate',
            body: {
              q: ['Hola <span translate="no">Kim &amp; Ana</span>, 1 &lt; 2<br/>adiós', '[en] Hello'],
              source: 'auto',
              target: 'fr',
              format: 'html',
              api_key: 'key-1',
            },
          },
    ]);
    expect(JSON.stringify(there.calls[0]?.body)).not.toContain(kind === 'deepl' ? 'key-1' : 'DeepL');
  });

  it.each([
    [{ status: 403 }, 'refused', null],
    [{ status: 401 }, 'refused', null],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'slow_down', 7000],
    [{ status: 456 }, 'quota', null],
    [{ status: 400 }, 'rejected', null],
    [{ status: 500 }, 'away', null],
    [{ status: 503, headers: { 'retry-after': '1' } }, 'away', 1000],
    [{ text: '<html>Sign in to the proxy</html>' }, 'garbled', null],
    [{ text: 'null' }, 'garbled', null],
    [{ text: '{"translations":[],"translatedText":"one for all"}' }, 'garbled', null],
    [{ text: `"${'x'.repeat(3 * 1024 * 1024)}"` }, 'garbled', null],
  ])('%# answers that are no translation are told apart', async (answer, failure, retryAfterMs) => {
    there.next.push(answer);
    await expect(translator.translate([TEXT], 'fr')).rejects.toMatchObject({ kind: failure, retryAfterMs });
  });

  it('goes nowhere else: a redirect is no answer', async () => {
    there.next.push({ status: 302, headers: { location: `${url}/elsewhere` } });
    await expect(translator.translate([TEXT], 'fr')).rejects.toMatchObject({ kind: 'away' });
    expect(there.calls).toHaveLength(1);
  });

  it('an answer of which one text can’t be used keeps the others', async () => {
    there.change = (marked, to) => (marked.startsWith('Hola') ? '<b>Salut</b>' : `${to}: ${marked}`);
    expect(await translator.translate([TEXT, [{ text: 'Buenos días' }]], 'fr')).toEqual([
      null,
      { text: 'fr: Buenos días', kept: [], from: 'es' },
    ]);
  });

  it('a provider that is silent or away is given up, and no error names the text or the key', async () => {
    there.next.push({ silent: true });
    const failure = (where: string, answerMs?: number) =>
      askProvider({ url: where, body: { q: ['secret'] } }, answerMs).then(
        () => null,
        (error: TranslatorFailure) => error,
      );
    for (const error of [await failure(`${url}/translate`, 100), await failure('http://127.0.0.1:9/')]) {
      expect(error).toMatchObject({ kind: 'away' });
      expect(error?.message).not.toMatch(/secret|key-1|127\.0\.0\.1/);
    }
  });
});
