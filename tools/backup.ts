import { runNode } from './run-program.ts';

/** `npm run backup -- <new folder>`: everything of DATA_DIR that cannot be made again. */
export async function backup(root: string, args: readonly string[]): Promise<void> {
  await command(root, 'provider/src/app/commands/backup.ts', args);
}

/** `npm run restore -- <folder of a backup>`: into an empty DATA_DIR. */
export async function restore(root: string, args: readonly string[]): Promise<void> {
  await command(root, 'provider/src/app/commands/restore.ts', args);
}

async function command(root: string, file: string, args: readonly string[]): Promise<void> {
  const { code } = await runNode(root, file, args);
  process.exitCode = code ?? 1;
}
