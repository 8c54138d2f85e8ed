import { throttleNetwork, throttleSource } from './source.js';

/** What one answer that refused something costs: whoever goes on asking past a limit is shut out sooner than whoever works. */
const REFUSED = 5;
/** How many seconds' worth a source may ask at once: an office in which every browser comes back after a restart. */
const AT_ONCE_SECONDS = 20;
/** A network of 65,536 sources gets as much as this many of them. */
const NETWORK = 4;
const MOST_KEPT = 20_000;

interface Bucket {
  points: number;
  at: number;
}

/**
 * The gate before everything else: how much a source may ask of this process, far above what the people of an office do. It costs
 * a look into a map, so a flood that is refused here takes neither the database nor the framework's time.
 */
export class SourceGate {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one request. Seconds until the source may ask again, 0 when it may now. */
  enter(address: string): number {
    // The source first: what is refused for itself alone costs its network nothing, or one source would shut all of them out.
    for (const [key, share] of this.of(address)) {
      const wait = this.take(key, share, 1);
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** The answer was that a limit is passed. */
  refused(address: string): void {
    for (const [key, share] of this.of(address)) this.take(key, share, REFUSED);
  }

  /** The source and, for IPv6, its network, each with its share. */
  private of(address: string): [key: string, share: number][] {
    if (!address.includes(':')) return [[address, 1]];
    const [source, network] = [throttleSource(address), throttleNetwork(address)];
    return source === network
      ? [[source, 1]]
      : [
          [source, 1],
          [network, NETWORK],
        ];
  }

  private take(key: string, share: number, points: number): number {
    const rate = this.perSecond * share;
    const most = rate * AT_ONCE_SECONDS;
    const now = this.now();
    const bucket = this.buckets.get(key) ?? this.open(key, most, now);
    bucket.points = Math.min(most, bucket.points + ((now - bucket.at) / 1000) * rate);
    bucket.at = now;
    if (bucket.points < 1) return Math.max(1, Math.ceil((1 - bucket.points) / rate));
    bucket.points -= points;
    return 0;
  }

  private open(key: string, points: number, now: number): Bucket {
    if (this.buckets.size >= MOST_KEPT) this.tidy(now);
    const bucket = { points, at: now };
    this.buckets.set(key, bucket);
    return bucket;
  }

  /** Sources that were silent long enough to have everything again; when all are busy, the oldest half. */
  private tidy(now: number): void {
    for (const [key, { at }] of this.buckets) if (now - at > AT_ONCE_SECONDS * 1000) this.buckets.delete(key);
    for (const key of this.buckets.keys()) {
      if (this.buckets.size <= MOST_KEPT / 2) return;
      this.buckets.delete(key);
    }
  }
}
