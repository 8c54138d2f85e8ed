import { apiFetch } from './client';
import { useAction } from './use-action';

/** Fetches a PDF with the session's header, so that no token stands in an address, and hands it to the browser. */
async function download({ path, name }: { path: string; name: string }): Promise<void> {
  const response = await apiFetch(path);
  handOver(await response.blob(), name);
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

/** Lets a person download a file that only they may see: `mutate({ path, name })`. */
export function useDownload() {
  return useAction({ run: download });
}
