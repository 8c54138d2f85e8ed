import { apiFetch } from '@api/client';
import { useAction } from '@api/use-action';

/** Fetches a list as CSV, with the filters on screen, and hands it to the browser as a file. */
export function useDownloadCsv(path: string, name: string) {
  return useAction<Record<string, string | undefined>>({
    run: async (filters) => {
      const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
      const answer = await apiFetch(`${path}?${new URLSearchParams(given).toString()}`);
      const address = URL.createObjectURL(await answer.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    },
  });
}
