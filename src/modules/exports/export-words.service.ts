import { Injectable } from '@nestjs/common';
import { IMPORT_COLUMNS, type ImportColumn } from '../../contract/import-columns.js';
import type { Language } from '../../contract/languages.js';
import { own } from '../../contract/own.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { CODED } from './export-codes.js';
import { EXPORT_TABLES, type ExportName } from './export-tables.js';

type Cell = string | number | null;

/** Puts the headings and the codes of exported tables into words, for people who read the file. */
@Injectable()
export class ExportWords {
  constructor(private readonly words: Catalogues) {}

  head(name: ExportName, language: Language): string[] {
    return EXPORT_TABLES[name].columns.map((column) => this.heading(name, column, language));
  }

  /** A code that has no word, and any other cell, stays as it is. */
  cell(name: ExportName, column: string, cell: Cell, language: Language): Cell {
    const coded = own(CODED[name], column);
    if (!coded || typeof cell !== 'string') return cell;
    const codes = coded.codesIn?.(cell) ?? [cell];
    return codes.map((code) => this.said(`${coded.words}.${code}`, language) ?? code).join(', ');
  }

  /** The table's own name for a column, else the name that all tables use, that of the import, or that of the accountant's files. */
  private heading(name: ExportName, column: string, language: Language): string {
    const ids = [`exports.column.${name}.${column}`, `exports.column.${column}`];
    const said = ids.map((id) => this.said(id, language)).find((text) => text !== null);
    return said ?? importName(column, language) ?? this.said(`accountant.column.${column}`, language) ?? column;
  }

  private said(id: string, language: Language): string | null {
    return this.words.has(id) ? this.words.text(language, id) : null;
  }
}

/** The import recognizes its own names for columns, so that it reads the file again. */
function importName(column: string, language: Language): string | null {
  return Object.hasOwn(IMPORT_COLUMNS, column) ? IMPORT_COLUMNS[column as ImportColumn].names[language] : null;
}
