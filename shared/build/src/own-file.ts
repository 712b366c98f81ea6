import { extname, join } from 'node:path';

/** The path of a module of this package that a bundler or a test runner reads by itself: `name` without its end, which is that of the source here and of the built file where the package is installed. */
export function ownFile(directory: string, name: string): string {
  return join(directory, `${name}${extname(import.meta.filename)}`);
}
