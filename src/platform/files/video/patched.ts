import type { Patch } from './bare-video.js';

/** The same bytes, with the patches. Pieces come in their order and are not changed themselves. */
export async function* patched(
  pieces: AsyncIterable<Buffer>,
  patches: readonly Patch[],
): AsyncGenerator<Buffer, void, undefined> {
  let start = 0;
  let next = 0;
  for await (const piece of pieces) {
    const end = start + piece.length;
    const changed = Buffer.from(piece);
    for (let patch = patches[next]; patch && patch.from < end; patch = patches[next]) {
      const [from, to] = [Math.max(patch.from, start), Math.min(patch.to, end)];
      if (patch.bytes) patch.bytes.copy(changed, from - start, from - patch.from, to - patch.from);
      else changed.fill(0, from - start, to - start);
      // A patch that reaches beyond this piece continues in the next one.
      if (patch.to > end) break;
      next += 1;
    }
    yield changed;
    start = end;
  }
}
