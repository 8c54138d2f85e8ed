import type { ImportAnswers, ImportMapping } from '@contract/import/questions';
import type { Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useState } from 'react';
import {
  checkFile,
  readColumns,
  readMistakes,
  type FaultyLines,
  type FileColumns,
  type Import,
  type Question,
} from './api/imports';
import { useFileProblem } from './components/use-file-problem';

/**
 * A file that is being imported: its contents, the choices, and the open questions. It is forgotten when the page is
 * left.
 */
export interface FileAtHand {
  file: File;
  seen: FileColumns;
  mapping: ImportMapping;
  questions: Question[];
  answers: ImportAnswers;
  step: 'columns' | 'questions';
}

/** The steps between choosing a file and its check; each sends the file again, and the server keeps nothing before the last. */
export function useImportFlow(onChecked: (found: Import) => void) {
  const { language } = useLanguage();
  const say = useFileProblem();
  const [atHand, setAtHand] = useState<FileAtHand>();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();

  const trying = async (task: () => Promise<void>) => {
    setFailure(undefined);
    setShare(0);
    try {
      await task();
    } catch (error) {
      setFailure(say(error));
    } finally {
      setShare(undefined);
    }
  };
  const check = async (one: FileAtHand, answers: ImportAnswers, leaveOut = false) => {
    onChecked(
      await checkFile({ file: one.file, language, mapping: one.mapping, answers, leaveOut, onProgress: setShare }),
    );
    setAtHand({ ...one, answers });
  };

  return {
    atHand,
    share,
    failure,
    choose: (file: File) =>
      trying(async () => {
        const seen = await readColumns({ file, language, onProgress: setShare });
        setAtHand({ file, seen, mapping: seen.mapping, questions: [], answers: {}, step: 'columns' });
      }),
    match: (mapping: ImportMapping) =>
      trying(async () => {
        if (!atHand) return;
        const { questions, suggested } = await readColumns({
          file: atHand.file,
          language,
          mapping,
          onProgress: setShare,
        });
        const next: FileAtHand = { ...atHand, mapping, questions, answers: suggested };
        setAtHand({ ...next, step: questions.length > 0 ? 'questions' : 'columns' });
        if (questions.length === 0) await check(next, {});
      }),
    answer: (answers: ImportAnswers) =>
      trying(async () => {
        if (atHand) await check(atHand, answers);
      }),
    /** The language of tenants whose lines don't say; undefined for the usual one where they live. */
    write: (chosen: Language | undefined, leaveOut: boolean) =>
      trying(async () => {
        if (!atHand) return;
        const { language: _, ...others } = atHand.answers;
        await check(atHand, chosen ? { ...others, language: chosen } : others, leaveOut);
      }),
    leaveOut: () =>
      trying(async () => {
        if (atHand) await check(atHand, atHand.answers, true);
      }),
    mistakes: (save: (lines: FaultyLines) => void) =>
      trying(async () => {
        if (atHand)
          save(
            await readMistakes({
              file: atHand.file,
              language,
              mapping: atHand.mapping,
              answers: atHand.answers,
              onProgress: setShare,
            }),
          );
      }),
    back: () => atHand && setAtHand({ ...atHand, step: 'columns' }),
    forget: () => {
      setAtHand(undefined);
      setFailure(undefined);
    },
  };
}

export type ImportFlow = ReturnType<typeof useImportFlow>;
