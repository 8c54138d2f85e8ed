import { apiFetch } from './client';
import { useAction } from './use-action';

interface FileToFetch {
  path: string;
  /** The name under which the file is saved; by default the name from the server. */
  name?: string;
}

/** Downloads a file with the session's header, so that no token appears in an address, and gives it to the browser to save. */
async function download({ path, name }: FileToFetch): Promise<void> {
  const response = await apiFetch(path);
  handOver(await response.blob(), name ?? nameIn(response.headers.get('content-disposition') ?? '') ?? '');
}

/**
 * The file name in the header `attachment; filename="Releve.pdf"; filename*=UTF-8''Relev%C3%A9.pdf`. The second form has all
 * letters, so it comes first.
 */
export function nameIn(disposition: string): string | undefined {
  const [, coded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]*)"/.exec(disposition) ?? [];
  return coded === undefined ? plain : decodeURIComponent(coded);
}

/** Gives the downloaded content to the browser to save. */
export function handOver(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has read the file. The address would keep its bytes in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads a file that only this person may see: `mutate({ path })`. */
export function useDownload() {
  return useAction({ run: download });
}
