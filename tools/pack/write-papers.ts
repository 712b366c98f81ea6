import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './packed-manifest.ts';

/** Puts the licence, the read-me and the list of changes into a package that is to be published. */
export function writePapers(root: string, source: string, folder: string, manifest: Manifest): void {
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const paper of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(root, source, paper))) cpSync(join(root, source, paper), join(folder, paper));
  if (!existsSync(join(folder, 'README.md'))) writeFileSync(join(folder, 'README.md'), readMe(manifest));
}

function readMe({ name, description = '', exports = {} }: Manifest): string {
  const entries = Object.keys(exports).map((entry) => `- \`${entry.replace('.', name)}\``);
  return `# ${name}\n\n${description}.\n\nOf it can be imported:\n\n${entries.join('\n')}\n`;
}
