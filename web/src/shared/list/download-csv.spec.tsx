import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useDownloadCsv } from './download-csv';

const MARK = '\uFEFF';
const browser = { fetch: globalThis.fetch, Blob: globalThis.Blob };
let asked: string[];
let languages: (string | null)[];
let handed: string[];
let saved: string[];

beforeEach(() => {
  [asked, handed, languages, saved] = [[], [], [], []];
  globalThis.fetch = jest.fn(async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const ids = searchParams.get('ids')?.split(',') ?? ['all'];
    languages.push(searchParams.get('language'));
    asked.push(`${ids[0]} ${ids.length}`);
    return new Response(new TextEncoder().encode(`${MARK}city,unit\r\n"Montréal\r\nOuest",${ids[0]}\r\n`));
  }) as unknown as typeof fetch;
  // jsdom's blobs can't be read, and its pages have no object URLs.
  globalThis.Blob = class {
    constructor(parts: (string | Uint8Array)[]) {
      handed.push(Buffer.concat(parts.map((part) => Buffer.from(part))).toString('utf8'));
    }
  } as unknown as typeof Blob;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, browser);
});

function Units({ ids }: { ids?: string[] }) {
  const { start } = useDownloadCsv();
  return (
    <button type="button" onClick={() => start('units', ids)}>
      Export
    </button>
  );
}

async function exported(ids?: string[]): Promise<string | undefined> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Around features={['../shared']} language="fr">
        <Units {...(ids && { ids })} />
      </Around>
    </QueryClientProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  await waitFor(() => expect(handed).toHaveLength(1));
  return handed[0];
}

it('a table is saved as the server wrote it, with the byte order mark that spreadsheets need', async () => {
  expect(await exported()).toBe(`${MARK}city,unit\r\n"Montréal\r\nOuest",all\r\n`);
});

it('more rows than one request takes leave as one file, with one heading', async () => {
  const ids = Array.from({ length: 201 }, (_, at) => `u${at}`);
  expect(await exported(ids)).toBe(`${MARK}city,unit\r\n"Montréal\r\nOuest",u0\r\n"Montréal\r\nOuest",u200\r\n`);
  expect(asked).toEqual(['u0 200', 'u200 1']);
  expect(languages).toEqual(['fr', 'fr']);
});

it('a file is asked for in the language of the screen', async () => {
  await exported();
  expect(languages).toEqual(['fr']);
  await waitFor(() => expect(saved).toEqual(['Immeubles et logements.csv']));
});
