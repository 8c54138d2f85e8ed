import { useDownload } from '@api/download';

export type ExportTable = 'units' | 'leases' | 'tenants' | 'payments' | 'ledger' | 'requests' | 'suppliers';

/** Fetches a table of the landlord's data, whole or the chosen rows, and hands it to the browser as a file. */
export function useDownloadCsv() {
  const download = useDownload();
  const start = (table: ExportTable, ids?: readonly string[]) =>
    download.mutate({ path: `/api/landlords/export/${table}.csv${ids ? `?ids=${ids.join(',')}` : ''}`, name: `${table}.csv` });
  return { start, isPending: download.isPending };
}
