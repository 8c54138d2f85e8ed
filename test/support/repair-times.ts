/** Where the time of a long run goes: seconds by what was done, and how long each of the last days took. */
export class RepairTimes {
  private readonly spent = new Map<string, number>();
  private began = performance.now();

  /** Does it, and counts its time under this name. */
  async of<T>(name: string, work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await work();
    } finally {
      this.spent.set(name, (this.spent.get(name) ?? 0) + performance.now() - from);
    }
  }

  /** The times since the last call, the longest first. Several things may run at the same time, so the parts needn’t add up. */
  take(): string {
    const parts = [...this.spent]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)}`);
    const all = (performance.now() - this.began) / 1000;
    this.spent.clear();
    this.began = performance.now();
    return `${all.toFixed(1)} s: ${parts.join(', ')}`;
  }
}
