import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export const LANGUAGES: readonly string[];

/** Group name → the folders that hold its catalogues. */
export function catalogueFolders(src: string): Map<string, string[]>;

export function catalogueFiles(group: readonly string[], language: string): string[];

export function compileGroup(
  name: string,
  group: readonly string[],
  language: string,
): { messages: Record<string, string | MessageFormatElement[]>; filled: string[] };

export function compileLocalWords(file: string): Record<string, string | MessageFormatElement[]>;
