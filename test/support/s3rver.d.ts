declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }
  export interface Context {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    status: number;
    /** Objects are sent as XML. */
    body: unknown;
    mountPath: string;
    state: { vhost?: boolean };
  }
  export default class S3rver {
    constructor(options: Options);
    /** That of Koa. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: {
      deleteObject(bucket: string, key: string): Promise<void>;
      getResourcePath(bucket: string, key: string | undefined, part: string): string;
    };
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
    on(event: 'error', listener: (error: Error) => void): this;
  }
}
