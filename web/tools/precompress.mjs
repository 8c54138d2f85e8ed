// Writes .br and .gz beside every text file of a folder, unless they would be no smaller.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
const MIN_BYTES = 200;

const brotli = (data) =>
  promisify(brotliCompress)(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  });
const gz = (data) => promisify(gzip)(data, { level: 9 });

async function compressOne(file) {
  const data = await readFile(file);
  if (data.length < MIN_BYTES) return 0;
  for (const [suffix, compress] of [
    ['br', brotli],
    ['gz', gz],
  ]) {
    const small = await compress(data);
    if (small.length < data.length) await writeFile(`${file}.${suffix}`, small);
  }
  return 1;
}

/** Assets only: documents are compressed by the server after it has written its origin into them. */
export async function precompress(folder) {
  const entries = await readdir(join(folder, 'assets'), { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(folder, 'assets', entry.name));
  let count = 0;
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) count += await compressOne(file);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return `${count} files`;
}
