import { apiFetch } from './client';
import { useAction } from './use-action';

interface FileToFetch {
  path: string;
  /** What the file is called on the reader's disk; without it, the name that the server gives it. */
  name?: string;
}

/** Fetches a file with the session's header, so that no token stands in an address, and hands it to the browser. */
async function download({ path, name }: FileToFetch): Promise<void> {
  const response = await apiFetch(path);
  handOver(await response.blob(), name ?? nameIn(response.headers.get('content-disposition') ?? '') ?? '');
}

/** The name in a header, `attachment; filename="Releve.pdf"; filename*=UTF-8''Relev%C3%A9.pdf`: the one with every letter first. */
export function nameIn(disposition: string): string | undefined {
  const [, coded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]*)"/.exec(disposition) ?? [];
  return coded === undefined ? plain : decodeURIComponent(coded);
}

/** Hands what was fetched to the browser as a file. */
export function handOver(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by then; an address that is kept would keep its bytes.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Lets a person download a file that only they may see: `mutate({ path })`. */
export function useDownload() {
  return useAction({ run: download });
}
