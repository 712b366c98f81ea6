import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';

/** One project per spec file of these folders, in an order that follows from the seed: Playwright runs projects as listed, and files of one project by their names. */
export function shuffledProjects<P extends object>(
  project: P & { readonly name: string },
  { folder, without, seed }: { readonly folder: string; readonly without: readonly string[]; readonly seed: string },
) {
  const place = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !without.includes(file.split(/[\\/]/)[0] ?? ''))
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
    .map((file) => ({ ...project, name: `${project.name} ${file}`, testMatch: `**/${file}` }));
}
