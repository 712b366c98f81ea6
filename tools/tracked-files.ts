import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Files of this checkout, new ones too, without what git ignores. */
export function trackedFiles(root: string): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n');
  return names.filter((name) => name !== '' && existsSync(join(root, name)));
}
