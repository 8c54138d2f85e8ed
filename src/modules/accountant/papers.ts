import type { ExpenseLine } from './paid-and-spent.js';

/** A file of the package that proves an expense: a stored file, or an invoice that was written here and is drawn as PDF. */
export type Paper = { readonly path: string } & ({ readonly fileId: string } | { readonly invoiceId: string });

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const LONGEST = 60;

/** The receipts and invoices of expenses, each once, and by expense where they are in the package. */
export function papersOf(expenses: readonly ExpenseLine[]): { papers: Paper[]; paths: Map<string, string[]> } {
  const byKey = new Map<string, Paper>();
  const taken = new Set<string>();
  const paths = new Map<string, string[]>();
  for (const expense of expenses) {
    const own = sourcesOf(expense).map(({ name, ...source }) => {
      const key = 'fileId' in source ? source.fileId : source.invoiceId;
      const known = byKey.get(key);
      if (known) return known.path;
      const path = freePath(`documents/${expense.spentOn} ${segment(expense.supplier, LONGEST)} - ${name}`, taken);
      byKey.set(key, { path, ...source });
      return path;
    });
    paths.set(expense.id, own);
  }
  return { papers: [...byKey.values()], paths };
}

type Source = { name: string } & ({ fileId: string } | { invoiceId: string });

function sourcesOf(expense: ExpenseLine): Source[] {
  const { documentId, documentName, paperId, paperType, invoiceId, invoiceNumber } = expense;
  const sources: Source[] = [];
  if (documentId) sources.push({ fileId: documentId, name: segment(documentName ?? '', LONGEST * 2) });
  const invoice = `invoice ${segment(invoiceNumber ?? '', LONGEST)}`.trim();
  if (paperId) sources.push({ fileId: paperId, name: `${invoice}.${ENDINGS[paperType ?? ''] ?? 'bin'}` });
  else if (invoiceId) sources.push({ invoiceId, name: `${invoice}.pdf` });
  return sources;
}

/** A second file of the same name gets a number; capitals alone don't tell two files apart everywhere. */
function freePath(wanted: string, taken: Set<string>): string {
  const [, stem = wanted, ending = ''] = /^(.*?)(\.[^./]{1,5})?$/s.exec(wanted) ?? [];
  for (let copy = 1; ; copy += 1) {
    const path = copy === 1 ? wanted : `${stem} (${copy})${ending}`;
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}

/** No separators, no line breaks and nothing that file systems refuse; the ending of a long name stays. */
function segment(text: string, longest: number): string {
  const clean = text
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, '_')
    .replace(/\s+/g, ' ')
    .trim();
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,5})?$/s.exec(clean) ?? [];
  const cut = [...stem]
    .slice(0, longest - ending.length)
    .join('')
    .trim();
  let name = `${cut.startsWith('.') ? `_${cut.slice(1)}` : cut || '_'}${ending}`;
  // A pattern for this would take quadratic time.
  while (name.endsWith('.') || name.endsWith(' ')) name = name.slice(0, -1);
  return name || '_';
}
