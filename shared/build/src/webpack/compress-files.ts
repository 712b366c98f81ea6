import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `file.br` (quality 11) and `file.gz` beside each file worth it; returns the brotli size of each. */
export async function compressFiles(folder: string, paths: readonly string[]): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(join(folder, path));
      const [br, gz] = await Promise.all([
        toBrotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        toGzip(bytes, { level: 9 }),
      ]);
      sizes[path] = br.length;
      if (br.length >= bytes.length) return;
      writeFileSync(join(folder, `${path}.br`), br);
      writeFileSync(join(folder, `${path}.gz`), gz);
    }),
  );
  return sizes;
}
