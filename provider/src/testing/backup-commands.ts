import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bookingOf, quotes } from './process-customer.ts';

const commands = fileURLToPath(new URL('../app/commands/', import.meta.url));

/** Runs `backup` or `restore` as an operator does, and answers its exit code and what it printed. */
export function runBackupCommand(
  command: 'backup' | 'restore',
  folder: string,
  env: Readonly<Record<string, string>>,
): { readonly status: number | null; readonly ok: boolean; readonly reason?: string } {
  const { stdout, status } = spawnSync(process.execPath, [join(commands, `${command}.ts`), folder], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { status, ...(JSON.parse(stdout) as { ok: boolean; reason?: string }) };
}

/** Books a flight under a key that the number makes; answers the order's number. */
export async function bookNumber(
  url: string,
  headers: Readonly<Record<string, string>>,
  number: number,
): Promise<string> {
  const [quote = ''] = await quotes(url, 1);
  const answer = await fetch(`${url}/api/flight/v4/rest/confirm/`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': `booking-of-the-backup-${number}` },
    body: bookingOf(quote, number),
  });
  return ((await answer.json()) as { result: { ref_number: string } }).result.ref_number;
}

/** The orders of a customer, the newest first. */
export async function ordersOf(url: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const answer = await fetch(`${url}/api/order/v1/list/`, { headers });
  const { result } = (await answer.json()) as { result: { orders: { ref_number: string }[] } };
  return result.orders.map(({ ref_number }) => ref_number);
}
