import { readConfig } from '../config.ts';
import { callRunningProvider } from '../../platform/http/call-running-provider.ts';

// `node src/app/commands/transfers.ts` prints the transfers that nobody knows as JSON; `… assign 12 AYL-4K7P2XQ8` gives one to its order. Exit 1 when it could not be done.
const refusals: Record<number, string> = {
  404: 'No such transfer waits, or that is no number of an order.',
  409: 'The order never asked for a transfer. Once its customer has chosen one at the checkout, it can be assigned.',
};

try {
  const config = readConfig(process.env);
  const [command, record = '', reference = ''] = process.argv.slice(2);
  if (command === undefined) {
    const answer = await callRunningProvider(config, '/transfers/unmatched');
    if (!answer.ok) throw new Error(`The running provider answers ${answer.status}`);
    process.stdout.write(`${JSON.stringify(await answer.json(), null, 2)}\n`);
  } else if (command === 'assign') {
    const path = `/transfers/${encodeURIComponent(record)}/assign/${encodeURIComponent(reference)}`;
    const { ok, status } = await callRunningProvider(config, path, 'POST');
    if (!ok) throw new Error(refusals[status] ?? `The running provider answers ${status}`);
  } else {
    throw new Error('There is: no word (list), assign <record> <order>');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}\n`);
  process.exitCode = 1;
}
