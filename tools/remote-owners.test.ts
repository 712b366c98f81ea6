import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspacePackages } from './workspace.ts';

const root = resolve(import.meta.dirname, '..');
const remotes = workspacePackages(root).filter(({ folder }) => folder.startsWith('mf-'));

it.each(remotes.map(({ folder, directory }) => [folder, directory]))(
  '%s says which team owns it and how to reach that team',
  async (_remote, directory) => {
    const { descriptor } = (await import(join(directory, 'src/descriptor.ts'))) as { descriptor: { owner?: object } };
    expect(descriptor.owner).toEqual({ team: expect.any(String), contact: expect.stringContaining('@') });
  },
);

it('A new remote says it too', () => {
  const template = readFileSync(join(root, 'tools/new/templates/remote/src/descriptor.ts.txt'), 'utf8');
  expect(template).toContain("owner: { team: label.en, contact: '__noun__@teams.aylal.example' }");
});
