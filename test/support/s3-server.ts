import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type Context } from '@20minutes/s3rver';
import type { S3Settings } from '../../src/platform/config/s3-settings.js';

/** The only keys that s3rver knows. It checks every signature. */
const KEY = 'S3RVER';
const BUCKET = 'homes';

/** How the server behaves: as it should, not at all, failing, or breaking off or stopping in the middle of a body. */
type Mood = 'well' | 'silent' | 'failing' | 'breaking' | 'stalling';

/** A server that speaks the S3 protocol, in this process and on the loopback address, with one bucket. */
export interface S3Server {
  mood: Mood;
  /** Method and path of every request. */
  asked: string[];
  /** Called before a request is answered: the mood may change in the middle of something. */
  before: (request: string) => void;
  /** Uploads in parts that were neither completed nor taken back, by key. */
  unfinished(): Promise<string[]>;
  /** What lists say of all uploads. */
  uploadsBegan(at: Date): void;
  /** Changes a byte in the middle of an object. */
  damage(key: string): void;
  settings(more?: Partial<S3Settings>): S3Settings;
  /** The same as environment variables. */
  env(more?: Record<string, string>): Record<string, string>;
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const buckets = [{ name: BUCKET, configs: [] }];
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: buckets });
  s3.on('error', () => undefined);
  // It takes the path of a bucket without the slash at its end into the signature, which the SDK signs. In this combination it
  // doesn't.
  s3.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.mountPath = '/';
      context.state.vhost = true;
    }
    return next();
  });
  // It removes the folder of the last file a moment after it has looked into it, and with it what arrived in between.
  s3.store.deleteObject = async (bucket, key) => {
    for (const part of ['object', 'object.md5', 'metadata.json'])
      await rm(s3.store.getResourcePath(bucket, key, part), { force: true });
  };
  const times: { begun?: Date } = {};
  const uploads = uploadsOf(s3.store, times);
  s3.middleware.splice(-1, 0, async (context, next) => {
    if (!(await uploads.answer(context))) await next();
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const server = createServer((request, response) => {
    self.asked.push(`${request.method} ${request.url}`);
    self.before(`${request.method} ${request.url}`);
    if (self.mood === 'silent') return;
    if (self.mood === 'failing') {
      request.resume();
      response.writeHead(500).end();
      return;
    }
    if (['breaking', 'stalling'].includes(self.mood) && isRead(request)) {
      response.writeHead(200, { 'content-length': 1000 }).write('half');
      if (self.mood === 'breaking') setTimeout(() => response.destroy(), 20);
      return;
    }
    answer(request, response);
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const self: S3Server = {
    mood: 'well',
    asked: [],
    before: () => undefined,
    uploadsBegan: (at) => void (times.begun = at),
    unfinished: async () => (await uploads.all()).map(({ Key }) => Key),
    damage: (key) => {
      const path = s3.store.getResourcePath(BUCKET, key, 'object');
      const bytes = readFileSync(path);
      const middle = bytes.length >> 1;
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
    settings: (more = {}) => ({
      endpoint,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
      pathStyle: true,
      prefix: '',
      setBy: { bucket: 'S3_BUCKET', others: 'S3_' },
      ...more,
    }),
    env: (more = {}) => ({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      ...more,
    }),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    start: () => listen(port),
    close: async () => {
      await self.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return self;
}

/** What s3rver lacks: uploads in parts can be listed and taken back. */
function uploadsOf(store: S3rver['store'], times: { begun?: Date }) {
  const folder = store.getResourcePath(BUCKET, undefined, 'uploads');
  const all = async () => {
    const ids = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      ids.map(async (UploadId) => ({
        Key: await keyOf(UploadId),
        UploadId,
        Initiated: (times.begun ?? new Date()).toISOString(),
      })),
    );
    // One can go while they are listed.
    return found.filter(({ Key }) => Key);
  };
  const keyOf = async (id: string) => String(await readFile(join(folder, id, 'key')).catch(() => ''));
  const answer = async (context: Context) => {
    const { uploadId = '', uploads, prefix = '' } = context.query;
    if (context.method === 'DELETE' && uploadId) {
      await rm(join(folder, uploadId), { recursive: true, force: true });
      context.status = 204;
    } else if (context.method === 'GET' && uploads !== undefined) {
      const Upload = (await all()).filter(({ Key }) => Key.startsWith(prefix));
      context.body = { ListMultipartUploadsResult: { Upload } };
    } else return false;
    return true;
  };
  return { all, answer };
}

function isRead({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && !url?.includes('list-type');
}
