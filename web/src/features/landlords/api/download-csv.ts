import { apiFetch } from '@api/client';
import { useAction } from '@api/use-action';

/** Fetches a table of the landlord's data and hands it to the browser as a file. */
export function useDownloadCsv(table: 'units' | 'leases') {
  return useAction({
    run: async () => {
      const answer = await apiFetch(`/api/landlords/export/${table}.csv`);
      const address = URL.createObjectURL(await answer.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = `${table}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    },
  });
}
