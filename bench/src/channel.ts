import { parseArgs } from 'node:util';
import { measureChannel } from './channel/measure-channel.ts';

/** A channel after years of releases: `--remotes 50 --revisions 100000` is a year of fifty teams. */
const { values } = parseArgs({
  options: { remotes: { type: 'string', default: '50' }, revisions: { type: 'string', default: '100000' } },
});
const [remotes, revisions] = [Number(values.remotes), Number(values.revisions)];
if (!Number.isInteger(remotes) || remotes < 1 || !Number.isInteger(revisions) || revisions < 100)
  throw new Error('--remotes and --revisions are whole numbers');
const { figures, budgets } = await measureChannel(remotes, revisions);
for (const [name, value] of Object.entries(figures)) {
  const most = budgets[name as keyof typeof budgets];
  console.log(`${name.padEnd(44)}${String(value).padStart(10)}${most === undefined ? '' : `   at most ${most}`}`);
}
const missed = Object.entries(budgets).filter(([name, most]) => figures[name as keyof typeof figures] > most);
process.exit(missed.length > 0 ? 1 : 0);
