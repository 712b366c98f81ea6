import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { migrations } from '../migrations.ts';

// `node src/app/commands/restore.ts <folder of a backup>`: fills an empty DATA_DIR and checks the books. Exit 1 when they do not agree, 2 when it could not be restored.
process.umask(0o077);
try {
  const [from] = process.argv.slice(2);
  if (!from) throw new Error('Say which backup: restore <folder>');
  const report = await restoreBackup(readConfig(process.env), resolve(from), migrations);
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exitCode = report.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ ok: false, reason: error instanceof Error ? error.message : 'unknown' })}\n`,
  );
  process.exitCode = 2;
}
