import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../page/remotes.ts';
import { applyEdit, type Edit } from './edits.ts';

/** A copy of mf-flights to change and build, beside nothing that a shop is made of. */
export interface EditedRemote {
  /** Applies one more edit and builds; gives the folder of the release, which the next build takes away. */
  build(edit: Edit | null): string;
  remove(): void;
}

/** The copy lies within the workspace, so that its packages and its lockfile are found as everywhere. */
export function copyToEdit(): EditedRemote {
  const place = join(root, '.cache', 'returning');
  const directory = join(place, 'mf-flights');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const name of ['src', 'package.json', 'webpack.config.ts'])
    cpSync(join(root, 'mf-flights', name), join(directory, name), { recursive: true });
  symlinkSync(join(root, 'mf-flights', 'node_modules'), join(directory, 'node_modules'));
  let builds = 0;
  return {
    build(edit) {
      if (edit) {
        const file = join(directory, edit.file);
        writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
      }
      builds += 1;
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/build-package.ts'), directory], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', AYLAL_SOURCES: `edit${String(builds).padStart(6, '0')}` },
      });
      if (status !== 0) throw new Error(stderr);
      return join(directory, 'dist');
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
