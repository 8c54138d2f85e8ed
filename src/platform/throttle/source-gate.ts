import { throttleNetwork, throttleSource } from './source.js';

/**
 * How many points a refused request costs, so a source that keeps asking past a limit is shut out sooner than one that does
 * normal work.
 */
const REFUSED = 5;
/**
 * How many seconds' worth a source may use in a burst. An example is an office in which every browser reconnects after
 * a restart.
 */
const AT_ONCE_SECONDS = 20;
/** A network of 65,536 sources gets as much as this many sources. */
const NETWORK = 4;
const MOST_KEPT = 20_000;

interface Bucket {
  points: number;
  at: number;
}

/**
 * Runs before everything else and limits how much a source may ask of this process, far above what the people of an office
 * need. A check is one lookup in a map, so a flood that is refused here costs neither a query nor the framework's time.
 */
export class SourceGate {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one request. Returns the seconds until the source may ask again, 0 if it may now. */
  enter(address: string): number {
    // The source is checked first: what is refused for the source alone must cost its network nothing, or one source would shut
    // out all others.
    for (const [key, share] of this.of(address)) {
      const wait = this.take(key, share, 1);
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** Called when a request was answered with “limit passed”. */
  refused(address: string): void {
    for (const [key, share] of this.of(address)) this.take(key, share, REFUSED);
  }

  /** The source and, for IPv6, its network, each with its own share. */
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

  /** Removes sources that were silent long enough to have their full share again, or the oldest half if all are active. */
  private tidy(now: number): void {
    for (const [key, { at }] of this.buckets) if (now - at > AT_ONCE_SECONDS * 1000) this.buckets.delete(key);
    for (const key of this.buckets.keys()) {
      if (this.buckets.size <= MOST_KEPT / 2) return;
      this.buckets.delete(key);
    }
  }
}
