import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that an adapter really sent. */
export interface TranslationCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as it is. */
  text?: string;
  /** Nothing is answered until the stand-in stops. */
  silent?: boolean;
}

/**
 * Replaces LibreTranslate or DeepL, on loopback. It "translates" by writing the language before a text, says that texts
 * are Spanish (those with `[en]` English), and leaves elements alone as the real ones do. `next` are the answers that come first.
 */
export class TranslatorStandIn {
  readonly calls: TranslationCall[] = [];
  readonly next: Answer[] = [];
  /** What becomes of a marked text, where it is not the usual. */
  change: (marked: string, to: string) => string = (marked, to) => `${to}: ${marked}`;
  /** The most calls that were open at once. */
  atOnce = 0;
  private open = 0;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  constructor(private readonly kind: 'libretranslate' | 'deepl') {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** All texts that were sent, with their markup. */
  get sent(): string[] {
    return this.calls.flatMap(({ body }) => (body[this.kind === 'deepl' ? 'text' : 'q'] ?? []) as string[]);
  }

  reset(): void {
    this.calls.length = 0;
    this.next.length = 0;
    this.atOnce = 0;
    this.change = (marked, to) => `${to}: ${marked}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.open += 1;
    this.atOnce = Math.max(this.atOnce, this.open);
    response.on('close', () => (this.open -= 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    this.calls.push({ path: request.url ?? '', headers: request.headers, body });
    const given = this.next.shift();
    if (given?.silent) return;
    response.writeHead(given?.status ?? 200, { 'content-type': 'application/json', ...given?.headers });
    response.end(given ? (given.text ?? '{"error":"refused"}') : JSON.stringify(this.translated(body)));
  }

  private translated(body: Record<string, unknown>): object {
    const from = (text: string) => (text.includes('[en]') ? 'en' : 'es');
    if (this.kind === 'deepl') {
      const to = String(body['target_lang']).slice(0, 2).toLowerCase();
      return {
        translations: (body['text'] as string[]).map((text) => ({
          detected_source_language: from(text).toUpperCase(),
          text: this.change(text, to),
        })),
      };
    }
    const texts = body['q'] as string[];
    return {
      translatedText: texts.map((text) => this.change(text, String(body['target']))),
      detectedLanguage: texts.map((text) => ({ confidence: 92, language: from(text) })),
    };
  }
}
