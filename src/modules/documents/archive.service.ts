import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { FileVault } from '../../platform/files/file-vault.js';
import { Scope } from '../../platform/scope/scope.js';
import type { ArchiveQuery } from './document.dto.js';

interface Filed {
  id: string;
  name: string;
  bytes: number;
  createdAt: Date;
  home: string | null;
  unit: string | null;
}

const FILED = `select f.id, f.name, f.bytes, f.created_at as "createdAt", p.street_number || ' ' || p.street as home, u.label as unit
  from stored_file f left join unit u on u.id = f.unit_id left join property p on p.id = u.property_id
  where f.superseded_at is null and f.purpose not in ('request_photo', 'listing_photo', 'request_attachment')
    and ($1::uuid is null or f.lease_id = $1) and ($2::uuid is null or f.unit_id = $2)
  order by home nulls first, u.label, f.created_at, f.id`;

/** Everything in one download. A file is opened when its turn comes, so that one at a time is in memory. */
@Injectable()
export class DocumentArchive {
  constructor(
    private readonly scope: Scope,
    private readonly vault: FileVault,
  ) {}

  /**
   * A ZIP of the documents that the reader may see, with a folder for each unit. If a file was deleted in the meantime
   * the download is aborted, so that no one mistakes a part for everything.
   */
  async of({ leaseId, unitId }: ArchiveQuery): Promise<NodeJS.ReadableStream> {
    const files = await this.scope.rows<Filed>(FILED, [leaseId ?? null, unitId ?? null]);
    const zip = new ZipFile();
    const taken = new Set<string>();
    zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
    for (const file of files) {
      zip.addReadStreamLazy(
        pathOf(file, taken),
        { mtime: file.createdAt, size: file.bytes, compress: false },
        (give) => {
          this.vault.read(file.id).then(
            (bytes) => give(null, Readable.from([bytes])),
            (error: unknown) => give(error, Readable.from([])),
          );
        },
      );
    }
    zip.end();
    return zip.outputStream;
  }
}

/** `87 Laurier Avenue West/302/lease.pdf`; a second one of the same name gets a number. */
function pathOf({ home, unit, name }: Filed, taken: Set<string>): string {
  const folder = [home, unit].filter((part) => part !== null).map(segment);
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]{1,5})?$/s.exec(name) ?? [];
  for (let copy = 1; ; copy += 1) {
    const path = [...folder, segment(copy === 1 ? name : `${stem} (${copy})${ending}`)].join('/');
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}

/** No separators, dots alone or characters that file systems refuse. */
function segment(text: string): string {
  return (
    text
      .replace(/[\0-\x1f<>:"/\\|?*]/g, '_')
      .replace(/^\.+|[. ]+$/g, '')
      .slice(0, 150) || '_'
  );
}
