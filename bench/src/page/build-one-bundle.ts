import { fileURLToPath } from 'node:url';
import { bundleConfig } from '@aylal/build/webpack';
import webpack from 'webpack';
import { remotes } from './remotes.ts';

const folderOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url)).replace(/\/$/, '');

/** Builds host and remotes as one bundle and returns the folder. Rejects with what webpack said. */
export async function buildOneBundle(): Promise<string> {
  const folder = folderOf('bench/dist/one-bundle');
  const compiler = webpack(
    bundleConfig({
      directory: folderOf('bench'),
      entry: fileURLToPath(new URL('one-bundle-entry.ts', import.meta.url)),
      folder,
      remotes: Object.fromEntries(remotes.map((id) => [id, folderOf(id)])),
    }),
  );
  await new Promise<void>((built, failed) => {
    compiler.run((error, stats) => {
      if (error) failed(error);
      else if (stats?.hasErrors()) failed(new Error(stats.toString({ all: false, errors: true })));
      else compiler.close(() => built());
    });
  });
  return folder;
}
