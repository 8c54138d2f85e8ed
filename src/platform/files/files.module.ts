import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { BLOB_STORE } from './blob-store.js';
import { DocumentKeys } from './document-keys.js';
import { DownloadLinks } from './download-links.js';
import { FileKeys } from './file-keys.js';
import { FileVault } from './file-vault.js';
import { openStore } from './open-store.js';
import { ResumableUploads } from './resumable/resumable-uploads.js';
import { UploadParts } from './resumable/upload-parts.js';
import { UploadQuota } from './upload-quota.js';

/** Encrypted files, stored on disk or in S3. */
@Global()
@Module({
  providers: [
    DocumentKeys,
    DownloadLinks,
    FileKeys,
    FileVault,
    ResumableUploads,
    UploadParts,
    UploadQuota,
    { provide: BLOB_STORE, useFactory: openStore, inject: [Settings] },
  ],
  exports: [DocumentKeys, DownloadLinks, FileKeys, FileVault, ResumableUploads, UploadParts, UploadQuota, BLOB_STORE],
})
export class FilesModule {}
