import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../page/remotes.ts';
import { applyEdit, edits } from './edits.ts';
import { missedReturning } from './returning.ts';

describe('What a returning visitor pays', () => {
  it.each(edits.map((edit) => [edit.what, edit] as const))('is asked of a line that is there: %s', (_what, edit) => {
    const source = readFileSync(join(root, 'mf-flights', edit.file), 'utf8');
    const edited = applyEdit(source, edit);
    const changed = edited.split('\n').filter((line, at) => line !== source.split('\n')[at]);
    expect(changed).toHaveLength(1);
  });

  it('has a limit for each edit, and nothing measured is no pass', () => {
    const returning = (bytes: number) => ({ what: 'a line', bytes, scripts: {} });
    expect(missedReturning([returning(450)])).toEqual([]);
    expect(missedReturning([returning(451), returning(Number.NaN)])).toHaveLength(2);
  });
});
