import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { BLOB_STORE, type BlobStore } from '../../platform/files/blob-store.js';

const KEPT_MS = 30_000;
const MB = 1024 * 1024;
const LEAST_FREE_MB = 500;
const MOST_OF_MEMORY = 0.95;

/** What the process itself depends on. */
@Injectable()
export class ProcessIndicators {
  constructor(
    private readonly health: HealthIndicatorService,
    private readonly settings: Settings,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  /** Writes a few bytes where files are kept, and reads them again. Admins see what is wrong with an S3 store. */
  async storage(): Promise<HealthIndicatorResult> {
    return this.health
      .check('storage')
      .attempt(() => this.writeAndRead().catch(withItsCause))
      .withTimeout(2000)
      .cacheFor(KEPT_MS);
  }

  async disk(): Promise<HealthIndicatorResult> {
    return this.health
      .check('disk')
      .attempt(async () => {
        const { bavail, bsize } = await statfs(this.settings.dataDir).catch(() => statfs('.'));
        const freeMb = Math.round((bavail * bsize) / MB);
        if (freeMb < LEAST_FREE_MB) throw new Error(`Only ${freeMb} MB are free`);
        return { freeMb };
      })
      .withTimeout(2000)
      .cacheFor(KEPT_MS);
  }

  /** Of what the container gives the process; without a container it is the machine's. */
  async memory(): Promise<HealthIndicatorResult> {
    return this.health.check('memory').attempt(async () => {
      const resident = process.memoryUsage.rss();
      const most = process.constrainedMemory();
      const limitMb = Math.round(most / MB);
      if (most > 0 && resident > MOST_OF_MEMORY * most)
        throw new Error(`${Math.round(resident / MB)} of ${limitMb} MB are used`);
      return { residentMb: Math.round(resident / MB), limitMb };
    });
  }

  private async writeAndRead(): Promise<void> {
    const place = `health/${randomUUID()}`;
    await this.blobs.put(place, [Buffer.from(place)]);
    const read = await this.blobs.get(place);
    await this.blobs.remove(place);
    if (read?.toString() !== place) throw new Error('What was written was not read');
  }
}

function withItsCause(error: unknown): never {
  throw error instanceof Problem && error.cause instanceof Error ? error.cause : error;
}
