import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { PRODUCT } from '../../contract/product.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { EXPORT_SECTIONS, SYSTEM_SECTIONS } from './export-sections.js';
import { ProfileService } from './profile.service.js';

const LIMIT = { name: 'data-export', points: 10, seconds: 3600 } as const;

type Row = Record<string, unknown>;
interface Copy {
  files: Map<string, unknown>;
  documents: Row[];
}

/** A copy of everything that an account holds: read under the person's own policies, packed while it is sent. */
@Injectable()
export class DataExport {
  constructor(
    private readonly scope: Scope,
    private readonly profiles: ProfileService,
    private readonly vault: FileVault,
    private readonly throttle: Throttle,
  ) {}

  async zip(): Promise<Readable> {
    const { userId } = this.scope.actor;
    await this.throttle.use(LIMIT, userId ?? '');
    const { files, documents } = await this.copy();
    await this.scope.write('account.export', async (tx) => void tx.about('user', userId ?? ''));
    const zip = new ZipFile();
    const mtime = this.scope.clock.now();
    for (const [name, content] of files) zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), `${name}.json`, { mtime });
    for (const row of documents) this.addDocument(zip, row, mtime);
    zip.end();
    return Readable.from(zip.outputStream);
  }

  private async copy(): Promise<Copy> {
    const { userId, role } = this.scope.actor;
    const files = new Map<string, unknown>([['about', { product: PRODUCT.name, exportedAt: this.scope.clock.now(), userId }], ['profile', await this.profiles.read()]]);
    await this.scope.read(async (query) => {
      for (const { file, roles, sql } of EXPORT_SECTIONS) {
        if (roles.some((one) => one === role)) files.set(file, (await query<Row>(sql)).map(camelCased));
      }
    });
    await this.scope.asSystem('own data', () => this.scope.read(async (query) => {
      for (const { file, sql } of SYSTEM_SECTIONS) files.set(file, (await query<Row>(sql, [userId])).map(camelCased));
    }));
    return { files, documents: files.get('documents') as Row[] };
  }

  /** Read one after the other, when its turn in the archive has come; one whose bytes are gone is left out as empty. */
  private addDocument(zip: ZipFile, row: Row, mtime: Date): void {
    const read = AsyncResource.bind((id: string) => this.vault.read(id).catch(() => Buffer.alloc(0)));
    const id = String(row['id']);
    zip.addReadStreamLazy(`documents/${id.slice(-12)}-${safeName(String(row['name']))}`, { mtime, compress: false }, (give) => {
      void read(id).then((bytes) => give(null, Readable.from([bytes])));
    });
  }
}

function camelCased(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]));
}

/** No folders, no control characters: a name cannot lead out of the archive. */
function safeName(name: string): string {
  return name.replace(/[/\\:\u0000-\u001f]/g, '_').replace(/^\.+/, '_');
}
