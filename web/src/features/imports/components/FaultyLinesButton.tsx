import { handOver } from '@api/download';
import { IMPORT_FIELDS } from '@contract/import/fields';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import type { FaultyLines } from '../api/imports';
import { faultyCsv, separatorFor } from '../faulty-csv';
import type { ImportFlow } from '../use-import-flow';
import { useProblemSource, useProblemWords } from './use-problem-words';

/** The lines that are left out as a file of their own, each with what is wrong: corrected there, they are imported like any other. */
export function FaultyLinesButton({ flow }: { flow: ImportFlow }) {
  const t = useT();
  const { language } = useLanguage();
  const words = useProblemWords();
  const source = useProblemSource();
  const save = ({ headings, lines }: FaultyLines) => {
    const said = (problem: FaultyLines['lines'][number]['problems'][number]) =>
      [
        `${problem.column ? `${IMPORT_FIELDS[problem.column].names[language]}: ` : ''}${words(problem)}`,
        source(problem),
      ]
        .filter(Boolean)
        .join(' ');
    const rows = lines.map(({ line, cells, problems }) => [
      ...headings.map((_, at) => cells[at] ?? ''),
      String(line),
      problems.length === 0 ? t('imports.faulty.innocent') : problems.map(said).join(' '),
    ]);
    const csv = faultyCsv([[...headings, t('imports.line'), t('imports.problems')], ...rows], separatorFor(language));
    handOver(new Blob([csv], { type: 'text/csv' }), t('imports.faulty.file'));
  };
  return (
    <Button
      variant="secondary"
      disabled={flow.share !== undefined}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={() => void flow.mistakes(save)}
    >
      {t('imports.faulty')}
    </Button>
  );
}
