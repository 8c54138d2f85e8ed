import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { PRODUCT } from '../../contract/product.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { ZipParts } from '../../platform/files/zip-parts.js';
import type { CopySection } from '../../platform/personal-data/copy-section.js';
import { PersonalDataRegistry } from '../../platform/personal-data/personal-data.registry.js';
import { Scope } from '../../platform/scope/scope.js';
import { ProfileService } from './profile.service.js';
import { jsonOf, pagesOf, type Row } from './section-pages.js';

type Pages = () => AsyncGenerator<Row[]>;

/**
 * A copy of everything that an account contains. It is read under the person's own row policies, and packed while it is
 * sent.
 */
@Injectable()
export class DataExport {
  constructor(
    private readonly scope: Scope,
    private readonly profiles: ProfileService,
    private readonly vault: FileVault,
    private readonly personalData: PersonalDataRegistry,
  ) {}

  /** The archive as a stream. It fails when something can't be read, so that no one mistakes a part for everything. */
  async zip(): Promise<Readable> {
    const { userId } = this.scope.actor;
    const about = { product: PRODUCT.name, exportedAt: this.scope.clock.now(), userId };
    const profile = await this.profiles.read();
    await this.scope.write('account.export', async (tx) => void tx.about('user', userId ?? ''));
    const parts = new ZipParts(new ZipFile(), this.scope.clock.now());
    const sections = this.sections();
    const fill = async () => {
      for (const [name, content] of Object.entries({ about, profile }))
        await parts.add(`${name}.json`, () => Readable.from([JSON.stringify(content, null, 2)]));
      for (const [name, pages] of sections) await parts.add(`${name}.json`, () => Readable.from(jsonOf(pages())));
      const documents = sections.get('documents');
      if (documents) await this.addDocuments(parts, documents);
    };
    return parts.fill(fill);
  }

  /**
   * Readers of the sections. The person is remembered, because the pages are read while the answer is sent, after the
   * request has ended.
   */
  private sections(): Map<string, Pages> {
    const { userId, role, accountRole } = this.scope.actor;
    const colleague = role === 'landlord' && accountRole !== 'owner';
    const own = AsyncResource.bind((section: CopySection) =>
      pagesOf(
        section,
        AsyncResource.bind((fn) => this.scope.read(fn)),
        [],
      ),
    );
    const system = AsyncResource.bind((fn: Parameters<Scope['read']>[0]) =>
      this.scope.asSystem('own data', () => this.scope.read(fn)),
    );
    const pages = new Map<string, Pages>();
    for (const section of this.personalData.sections()) {
      const where = colleague ? section.own : section.where;
      if (where && section.roles.some((one) => one === role)) pages.set(section.file, () => own({ ...section, where }));
    }
    for (const section of this.personalData.systemSections())
      pages.set(section.file, () => pagesOf(section, system as Scope['read'], [userId]));
    return pages;
  }

  /** Files one after the other. One whose bytes were deleted is added as an empty file. */
  private async addDocuments(parts: ZipParts, pages: Pages): Promise<void> {
    for await (const rows of pages()) {
      for (const row of rows) {
        const id = String(row['id']);
        const bytes = () => Readable.from(this.bytesOf(id));
        await parts.add(`documents/${id.slice(-12)}-${safeName(String(row['name']))}`, bytes, { compress: false });
      }
    }
  }

  private async *bytesOf(id: string): AsyncGenerator<Buffer> {
    const file = await this.vault.open(id).catch(() => null);
    if (file) yield* file.stream();
  }
}

/** No folders, no control characters: a name cannot lead out of the archive. */
function safeName(name: string): string {
  return name.replace(/[/\\:\u0000-\u001f]/g, '_').replace(/^\.+/, '_');
}
