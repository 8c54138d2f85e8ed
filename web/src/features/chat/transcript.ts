import { localeOf, type Language } from '@contract/languages';
import { writtenDate } from '@contract/written-dates';
import type { Line } from './lines';

/** The conversation as text, one paragraph for each message, with time and sender. */
export function transcriptOf(lines: readonly Line[], language: Language, speaker: (line: Line) => string): string {
  const time = (at: string) =>
    writtenDate(localeOf(language), new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return lines.map((line) => `[${time(line.created_at)}] ${speaker(line)}:\n${line.message}\n`).join('\n');
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Chromium only begins to read the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
