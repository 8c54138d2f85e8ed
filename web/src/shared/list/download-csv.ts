import { apiFetch } from '@api/client';
import { handOver } from '@api/download';
import { useAction } from '@api/use-action';
import type { Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';

export type ExportTable =
  | 'properties'
  | 'units'
  | 'leases'
  | 'tenants'
  | 'payments'
  | 'ledger'
  | 'requests'
  | 'suppliers'
  | 'renewals'
  | 'listings'
  | 'documents'
  | 'plans'
  | 'imports'
  | 'findings';

/** The most rows that one request accepts. */
const MOST = 200;
const LINE_FEED = 0x0a;

/** Read as bytes, because reading as text removes the byte order mark by which spreadsheets recognize UTF-8. */
const csvOf = async (path: string) => new Uint8Array(await (await apiFetch(path)).arrayBuffer());

/** The lines below the heading. The heading contains the column names and no line break. */
const withoutHeading = (csv: Uint8Array<ArrayBuffer>) => csv.subarray(csv.indexOf(LINE_FEED) + 1);

interface Download {
  table: ExportTable;
  ids?: readonly string[];
  /** Of the headings and of states, methods and kinds: people read the file. */
  language: Language;
  /** What the file is called, without its ending. */
  name: string;
}

/** Many selected rows take several requests and become one file with one heading. */
async function download({ table, ids, language, name }: Download): Promise<void> {
  const path = `/api/landlords/export/${table}.csv?language=${language}`;
  const parts = ids ? await chosen(path, ids) : [await csvOf(path)];
  handOver(new Blob(parts, { type: 'text/csv' }), `${name}.csv`);
}

async function chosen(path: string, ids: readonly string[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < ids.length; at += MOST) {
    const csv = await csvOf(`${path}&ids=${ids.slice(at, at + MOST).join(',')}`);
    parts.push(at === 0 ? csv : withoutHeading(csv));
  }
  return parts;
}

/** Downloads a table of the landlord's data, all of it or the selected rows, and gives it to the browser as a file. */
export function useDownloadCsv() {
  const { language } = useLanguage();
  const t = useT();
  const nameOf = (table: ExportTable) => (language === 'en' ? table : t(`parts.export.${table}`));
  const action = useAction({ run: download });
  return {
    start: (table: ExportTable, ids?: readonly string[]) =>
      action.mutate({ table, language, name: nameOf(table), ...(ids && { ids }) }),
    isPending: action.isPending,
  };
}
