import { join, sep } from 'node:path';
import type { Configuration, Module } from 'webpack';

/** Of source. What several chunks share becomes a file of its own from here on: with less, a page pays more for the request and the lost compression than it saves. */
export const leastSharedBytes = 24_000;

/** Which code of a remote becomes files of its own: what several chunks share, and for the chunks named `splitVendorsOf` what of them comes from other packages, as far as it is not shared yet. */
export function splitChunks(
  directory: string,
  splitVendorsOf: readonly string[],
): NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> {
  const own = join(directory, 'src') + sep;
  return {
    minSize: leastSharedBytes,
    cacheGroups: {
      carried: {
        chunks: ({ name }) => splitVendorsOf.includes(name ?? ''),
        test: (module: Module) => module.nameForCondition()?.startsWith(own) === false,
        // After webpack's own groups, which have -10 and -20.
        priority: -30,
        enforce: true,
      },
    },
  };
}
