import { addDays, homeDate } from '@aylal/domain/calendar';
import { readConfig } from '../config.ts';
import { callRunningProvider } from '../../platform/http/call-running-provider.ts';

// `node src/app/commands/reconcile.ts [qpay|socialpay|card|pocket|lendpay] [2026-11-21]`: a day's differences as CSV, of the provider that runs; yesterday unless said. Exit 1 when there are some, 2 when the two sides could not be compared (OPS-4).
const STATUS_CLEAN = 200;
const STATUS_DIFFERS = 409;

try {
  const config = readConfig(process.env);
  const [partner = 'qpay', day = addDays(homeDate(Date.now()), -1)] = process.argv.slice(2);
  const path = [partner, day].map(encodeURIComponent).join('/');
  const answer = await callRunningProvider(config, `/reconciliation/${path}`);
  if (answer.status !== STATUS_CLEAN && answer.status !== STATUS_DIFFERS)
    throw new Error(`The running provider answers ${answer.status} for ${partner} on ${day}`);
  process.stdout.write(await answer.text());
  process.exitCode = answer.status === STATUS_CLEAN ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}\n`);
  process.exitCode = 2;
}
