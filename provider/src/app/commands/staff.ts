import { staffRoles } from '@aylal/domain/office';
import * as v from 'valibot';
import { createPasswords } from '../../accounts/password.ts';
import { addPerson, endPerson, resetPerson } from '../../office/manage-staff.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { randomIds } from '../../platform/ids.ts';
import { createVault, dataFolderKey } from '../../platform/vault.ts';
import { readConfig } from '../config.ts';

// `node src/app/commands/staff.ts add <e-mail> <role> <name>`, `… reset <e-mail>`, `… end <e-mail>`: accounts of the office. Prints password and device of a new one, once, as JSON. Exit 1 when nothing was done. The embedded database belongs to the provider that runs: stop it first.
const email = v.pipe(v.string(), v.email());
const order = v.variant('act', [
  v.object({ act: v.literal('add'), email, role: v.picklist(staffRoles), name: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ act: v.picklist(['reset', 'end']), email }),
]);

try {
  const [act, address, role, name] = process.argv.slice(2);
  const asked = v.safeParse(order, { act, email: address, role, name });
  if (!asked.success)
    throw new Error(`staff.ts add <e-mail> <${staffRoles.join('|')}> <name> | reset <e-mail> | end <e-mail>`);
  const done = await carryOut(asked.output);
  process.stdout.write(`${JSON.stringify(done)}\n`);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}\n`);
  process.exitCode = 1;
}

async function carryOut(asked: v.InferOutput<typeof order>) {
  const config = readConfig(process.env);
  const database = await openDatabase(config.databaseUrl, { poolSize: 1 });
  const deps = {
    db: database.db,
    clock: systemClock(),
    ids: randomIds(),
    passwords: createPasswords(),
    vault: createVault(config.encryptionKey ?? dataFolderKey(config.dataDir), config.encryptionKeyBefore),
  };
  try {
    if (asked.act === 'add') return await addPerson(deps, asked);
    return asked.act === 'reset' ? await resetPerson(deps, asked.email) : await endPerson(deps, asked.email);
  } finally {
    await database.close();
  }
}
