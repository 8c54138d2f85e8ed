export type FileProblem =
  | 'no_such_column'
  | 'file_empty'
  | 'not_a_table'
  | 'too_many_rows'
  | 'row_too_long'
  | 'too_heavy'
  | 'column_twice'
  | 'columns_missing';

/** What is wrong with a file as a whole; the client words it. */
export const FILE_SENTENCES: Record<FileProblem, string> = {
  no_such_column: 'The file has fewer columns than the mapping names.',
  file_empty: 'The file has no rows.',
  not_a_table: 'This isn’t a CSV file that can be read.',
  too_many_rows: 'The file has too many rows.',
  row_too_long: 'A row of the file is too long.',
  too_heavy: 'The file takes too much time or memory to check.',
  column_twice: 'A column appears twice in the heading.',
  columns_missing: 'Columns are missing in the heading.',
};

export class FileRefused extends Error {
  constructor(
    readonly problem: FileProblem,
    readonly columns: string[] = [],
  ) {
    super(FILE_SENTENCES[problem]);
  }
}
