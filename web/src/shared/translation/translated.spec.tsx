import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { click, showPage, type Call } from '@nav/testing/show-page';
import { act, cleanup, screen, waitFor } from '@testing-library/react';

const settings = jest.fn<() => object>();
jest.unstable_mockModule('@nav/site-settings', () => ({ useSiteSettings: settings, usePasswordMin: () => 8 }));
const { Translated } = await import('./Translated');

interface Given {
  language?: string | null;
  own?: boolean;
  profile?: object;
  texts?: readonly string[];
  kind?: 'lease_message' | 'access_note';
  answer?: (ids: string[]) => [number, unknown];
}

const translated = (id: string) => ({
  id,
  outcome: 'translated',
  text: `Good morning ${id}`,
  from: 'es',
  fault: null,
});

function show({
  language = 'es',
  own,
  profile,
  texts = ['Buenos días'],
  kind = 'lease_message',
  answer,
}: Given = {}): Call[] {
  return showPage({
    features: [],
    page: texts.map((text, at) => (
      <p key={text}>
        <Translated kind={kind} id={`m${at}`} text={text} language={language} own={own} />
      </p>
    )),
    answer: ({ path, body }) => {
      if (path === '/api/profiles/me') return [200, { demo: false, translateMessages: true, ...profile }];
      const { ids } = body as { ids: string[] };
      return answer?.(ids) ?? [200, ids.map(translated)];
    },
  });
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const asked = (calls: Call[]) => calls.filter(({ path }) => path === '/api/translations');

/** A fake browser translator: the languages that it knows, and the requests that it got. */
function browser(availability: string, translate = (text: string) => `EN ${text}`) {
  const created: object[] = [];
  const Translator = {
    availability: async ({ sourceLanguage }: { sourceLanguage: string }) =>
      sourceLanguage === 'es' ? availability : 'unavailable',
    create: async (pair: object) => {
      created.push(pair);
      return { translate: async (text: string) => translate(text) };
    },
  };
  Object.assign(globalThis, { Translator });
  return created;
}

beforeEach(() => void settings.mockReturnValue({ translation: 'deepl' }));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'Translator');
  Reflect.deleteProperty(globalThis, 'LanguageDetector');
});

describe('a message in the reader’s language', () => {
  it('shows a message in the reader’s language, with the original one click away', async () => {
    show();
    expect(screen.getByText('Buenos días')).toBeTruthy();
    expect(await screen.findByText('Good morning m0')).toBeTruthy();
    expect(screen.getByText(/Translated from Spanish/)).toBeTruthy();
    await click('Show original');
    expect(screen.getByText('Buenos días').lang).toBe('es');
    expect(screen.queryByText('Good morning m0')).toBeNull();
    await click('Show translation');
    expect(screen.getByText('Good morning m0')).toBeTruthy();
  });

  it('asks for a whole conversation in one request', async () => {
    const calls = show({ texts: ['Uno', 'Dos', 'Tres'] });
    await screen.findByText('Good morning m2');
    expect(asked(calls).map(({ body }) => body)).toEqual([
      { kind: 'lease_message', ids: ['m0', 'm1', 'm2'], to: 'en' },
    ]);
  });

  it.each([
    [
      'in the reader’s language',
      {
        language: 'en',
        answer: (ids: string[]) =>
          [200, ids.map((id) => ({ id, outcome: 'same', text: null, from: 'en', fault: null }))] as [number, unknown],
      },
    ],
    [
      'most likely in the reader’s language, when nobody could look',
      { language: 'en', answer: () => [422, {}] as [number, unknown] },
    ],
    ['of their own', { own: true }],
    ['that the server leaves out', { answer: () => [200, []] as [number, unknown] }],
    [
      'that has nothing to translate',
      {
        answer: (ids: string[]) =>
          [200, ids.map((id) => ({ id, outcome: 'same', text: null, from: null, fault: null }))] as [number, unknown],
      },
    ],
  ])('leaves a message %s unchanged, without a note', async (_name, given: Given) => {
    const calls = show(given);
    // What is asked late would be asked in the next test.
    await waitFor(() => expect(asked(calls)).toHaveLength(given.own ? 0 : 1));
    await settled();
    expect(document.body.textContent).toBe('Buenos días');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a reader who wants none of it reads everything as it was written', async () => {
    browser('available');
    const calls = show({ profile: { translateMessages: false } });
    await settled();
    expect(asked(calls)).toEqual([]);
    expect(document.body.textContent).toBe('Buenos días');
  });

  it('a failure keeps the original, and trying again helps', async () => {
    let fails = true;
    show({
      answer: (ids) =>
        fails
          ? [200, ids.map((id) => ({ ...translated(id), outcome: 'failed', text: null, fault: 'provider' }))]
          : [200, ids.map(translated)],
    });
    expect(await screen.findByText(/Couldn’t translate/)).toBeTruthy();
    expect(screen.getByText('Buenos días')).toBeTruthy();
    fails = false;
    await click('Try again');
    expect(await screen.findByText('Good morning m0')).toBeTruthy();
  });

  it.each([
    ['budget', 'Today’s limit for translations has been reached.'],
    ['kept_terms', 'Couldn’t translate.'],
  ])('says what is in the way where trying again is no help: %s', async (fault, words) => {
    show({ answer: (ids) => [200, ids.map((id) => ({ ...translated(id), outcome: 'failed', text: null, fault }))] });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('an answer that never comes through keeps the original', async () => {
    show({ answer: () => [503, { code: 'unavailable', error: 'x', requestId: '1' }] });
    expect(await screen.findByText(/Couldn’t translate/)).toBeTruthy();
    expect(screen.getByText('Buenos días')).toBeTruthy();
  });
});

describe('without a service on the server', () => {
  beforeEach(() => void settings.mockReturnValue({}));

  it('and without a translator in the browser, there is nothing but the message', async () => {
    const calls = show();
    await settled();
    expect(asked(calls)).toEqual([]);
    expect(document.body.textContent).toBe('Buenos días');
  });

  it('the browser translates where the server has no service', async () => {
    const created = browser('available');
    const calls = show({ texts: ['Buenos días, 14:30'] });
    expect(await screen.findByText('EN Buenos días, 14:30')).toBeTruthy();
    expect(created).toEqual([{ sourceLanguage: 'es', targetLanguage: 'en' }]);
    expect(asked(calls)).toEqual([]);
    await click('Show original');
    expect(screen.getByText('Buenos días, 14:30')).toBeTruthy();
  });

  it('the demo is translated by the browser alone', async () => {
    settings.mockReturnValue({ translation: 'deepl' });
    browser('available');
    const calls = show({ profile: { demo: true }, texts: ['Hola'] });
    expect(await screen.findByText('EN Hola')).toBeTruthy();
    expect(asked(calls)).toEqual([]);
  });

  it('a model that must be downloaded waits for a click', async () => {
    const created = browser('downloadable');
    show({ texts: ['Hasta luego'], language: 'es' });
    expect(await screen.findByRole('button', { name: 'Translate' })).toBeTruthy();
    // What an earlier conversation has made is used again, so nothing new is made before the click either way.
    expect(created).toEqual([]);
    await click('Translate');
    expect(await screen.findByText(/EN Hasta luego/)).toBeTruthy();
  });

  it('a pair of languages that the browser doesn’t know is left alone', async () => {
    browser('unavailable');
    show();
    await settled();
    expect(document.body.textContent).toBe('Buenos días');
  });

  it('the text counts more than what its author usually writes', async () => {
    browser('available');
    Object.assign(globalThis, {
      LanguageDetector: {
        availability: async () => 'available',
        create: async () => ({ detect: async () => [{ detectedLanguage: 'en', confidence: 0.98 }] }),
      },
    });
    show({ texts: ['Good morning'], language: 'es' });
    await settled();
    expect(document.body.textContent).toBe('Good morning');
  });
});

describe('figures', () => {
  it('that the browser changes are not shown', async () => {
    settings.mockReturnValue({});
    const { browserTranslation } = await import('./browser-translator');
    browser('available', (text) => text.replace('1.250', '1.520'));
    await expect(browserTranslation('Son $1.250', 'es', 'fr')).rejects.toThrow('figure');
    browser('available', (text) => text.replace('1.250', '1 250'));
    expect(await browserTranslation('Son $1.250', 'es', 'it')).toBe('Son $1 250');
  });
});

describe('a note on how to get in', () => {
  it('is translated by the browser alone, also where the server has a service', async () => {
    browser('available');
    const calls = show({ kind: 'access_note', texts: ['Código 4711'] });
    expect(await screen.findByText('EN Código 4711')).toBeTruthy();
    expect(asked(calls)).toEqual([]);
  });

  it('stays as it was written where the browser has no translator', async () => {
    const calls = show({ kind: 'access_note', texts: ['Código 4711'] });
    await settled();
    expect(asked(calls)).toEqual([]);
    expect(document.body.textContent).toBe('Código 4711');
  });
});
