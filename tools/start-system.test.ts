import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.ts';
import { familyOf, processTable } from './processes/process-table.ts';
import { startSystem } from './start-system.ts';

const root = join(import.meta.dirname, '..');
const asBefore = process.env['RELEASES_CHANNEL'];
let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'aylal-start-'));
});
afterEach(() => {
  if (asBefore === undefined) delete process.env['RELEASES_CHANNEL'];
  else process.env['RELEASES_CHANNEL'] = asBefore;
  rmSync(data, { recursive: true, force: true });
});

describe('A shop whose releases cannot be published', () => {
  it('[OPS-1] does not start, and leaves no provider running', async () => {
    // A name that no registry takes.
    process.env['RELEASES_CHANNEL'] = '../elsewhere';
    const before = familyOf(process.pid, processTable()).length;
    const settings = readEnvironment(root, { DATA_DIR: data });
    await expect(startSystem(root, settings, () => undefined)).rejects.toThrow('could not be published');
    expect(familyOf(process.pid, processTable())).toHaveLength(before);
  }, 60_000);
});
