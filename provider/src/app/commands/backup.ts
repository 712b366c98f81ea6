import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { makeBackup } from '../backup/make-backup.ts';

// `node src/app/commands/backup.ts <new folder>`: copies database, keys and releases of DATA_DIR, also while the shop runs. Exit 2 when it could not.
process.umask(0o077);
try {
  const [to] = process.argv.slice(2);
  if (!to) throw new Error('Say into which new folder: backup <folder>');
  const made = await makeBackup(readConfig(process.env), resolve(to), new Date());
  const { files, ...rest } = made;
  process.stdout.write(`${JSON.stringify({ ok: true, ...rest, files: Object.keys(files).length })}\n`);
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ ok: false, reason: error instanceof Error ? error.message : 'unknown' })}\n`,
  );
  process.exitCode = 2;
}
