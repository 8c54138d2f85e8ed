/**
 * The browser's own translator (https://developer.mozilla.org/docs/Web/API/Translator), which works on the reader's device. Only
 * what is used here is described: the types of the DOM don't have it yet.
 */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface TranslatorApi {
  availability(pair: Pair): Promise<Availability>;
  create(pair: Pair): Promise<{ translate(text: string): Promise<string> }>;
}

interface DetectorApi {
  availability(): Promise<Availability>;
  create(): Promise<{ detect(text: string): Promise<{ detectedLanguage?: string; confidence?: number }[]> }>;
}

interface Apis {
  Translator?: TranslatorApi;
  LanguageDetector?: DetectorApi;
}

const apis = (): Apis => globalThis as unknown as Apis;

/** Whether this browser has one at all; which languages it knows is another question. */
export const hasBrowserTranslator = (): boolean => 'Translator' in globalThis;

/** Less sure than this, a short text is taken for what its author usually writes. */
const SURE = 0.7;

/**
 * What the browser can do with a text: nothing, translate it now, or translate it once a model has been downloaded, which it
 * only does after a click.
 */
export interface BrowserOffer {
  from: string | null;
  offer: 'none' | 'now' | 'download';
}

const NOTHING: BrowserOffer = { from: null, offer: 'none' };

export async function browserOffer(text: string, language: string | null, to: string): Promise<BrowserOffer> {
  const { Translator } = apis();
  const from = (await detected(text)) ?? language;
  if (!Translator || !from || from === to) return NOTHING;
  const can = await Translator.availability({ sourceLanguage: from, targetLanguage: to }).catch(() => 'unavailable');
  return can === 'unavailable' ? NOTHING : { from, offer: can === 'available' ? 'now' : 'download' };
}

/** Only with a model that is there: looking at a conversation downloads nothing. */
async function detected(text: string): Promise<string | null> {
  const { LanguageDetector } = apis();
  if (!LanguageDetector || (await LanguageDetector.availability().catch(() => null)) !== 'available') return null;
  const detector = await LanguageDetector.create();
  const [best] = await detector.detect(text);
  return best?.detectedLanguage && (best.confidence ?? 0) >= SURE ? best.detectedLanguage.slice(0, 2) : null;
}

const made = new Map<string, ReturnType<TranslatorApi['create']>>();

/** Throws where the browser can't, or where figures changed on the way. After `download` call it in the click itself. */
export async function browserTranslation(text: string, from: string, to: string): Promise<string> {
  const { Translator } = apis();
  if (!Translator) throw new Error('This browser has no translator');
  const key = `${from} ${to}`;
  const translator = made.get(key) ?? Translator.create({ sourceLanguage: from, targetLanguage: to });
  made.set(key, translator);
  try {
    const translated = await (await translator).translate(text);
    if (figuresOf(translated) !== figuresOf(text)) throw new Error('A figure has changed');
    return translated;
  } catch (error) {
    made.delete(key);
    throw error;
  }
}

/** Amounts, days and numbers of homes must be the same, with any separators between their digits. */
const figuresOf = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(' ');
