import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { InvoicePdf } from '../invoices/invoice-pdf.service.js';
import { readEntries, type Journal, type JournalRow } from './journal.js';
import { readPayments, type PaymentRow } from './paid-and-spent.js';
import type { Paper } from './papers.js';

/** Number of payments in memory at the same time. */
const PAGE = 1000;

/**
 * Reads the data of the package while it is sent, page by page and file by file, under the row policies of the person
 * who requested it.
 */
export interface OpenSources {
  entries(journal: Journal): AsyncIterable<JournalRow[]>;
  payments(ids: readonly string[]): AsyncIterable<PaymentRow[]>;
  /** The bytes of a receipt or invoice; null if they are gone. */
  paper(paper: Paper): Promise<AsyncIterable<Buffer> | null>;
}

@Injectable()
export class PackageSources {
  constructor(
    private readonly scope: Scope,
    private readonly vault: FileVault,
    private readonly invoices: InvoicePdf,
  ) {}

  /** Remembers the reader, because the archive reads its parts after the request has ended. */
  open(): OpenSources {
    const read = AsyncResource.bind((work: (query: Query) => Promise<object[]>) => this.scope.read(work)) as <T>(
      work: (query: Query) => Promise<T>,
    ) => Promise<T>;
    const paper = AsyncResource.bind((one: Paper) => this.bytesOf(one));
    return {
      entries: (journal) => journal.pages((ids) => read((query) => readEntries(query, ids))),
      payments: (ids) => pagesOfPayments(ids, read),
      paper,
    };
  }

  private async bytesOf(paper: Paper): Promise<AsyncIterable<Buffer> | null> {
    try {
      if ('fileId' in paper) return (await this.vault.open(paper.fileId)).stream();
      return Readable.from([(await this.invoices.written(paper.invoiceId)).bytes]);
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_found') return null;
      throw error;
    }
  }
}

async function* pagesOfPayments(ids: readonly string[], read: <T>(work: (query: Query) => Promise<T>) => Promise<T>) {
  for (let at = 0; at < ids.length; at += PAGE)
    yield await read((query) => readPayments(query, ids.slice(at, at + PAGE)));
}
