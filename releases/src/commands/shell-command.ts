import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { seedProfiles } from '../profiles/seed-profiles.ts';
import { shellRecord } from '../registry/shell-record.ts';
import type { CommandAnswer } from './command-answer.ts';
import { readReason, WrongUsage, type CommandSettings } from './command-settings.ts';

/** Registers a host's build, or ends versions that no host runs any more. */
export async function shellCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const [folder = ''] = settings.operands;
  return settings.options.retire ? retireShells(settings) : registerShell(settings, folder);
}

const hostText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    offers: v.exactOptional(v.looseObject(v.omit(shellRecord, ['name', 'version']).entries)),
  }),
);

/** Tells the registry what a host offers, as the shells of the shop and its mini-app or as the one that `--for` names, so that releases are checked against it; refused while releases that stay live could not run in it. */
export async function registerShell(
  settings: CommandSettings,
  folder: string,
  together: readonly string[] = [],
): Promise<CommandAnswer> {
  const file = join(folder, 'host.json');
  if (!existsSync(file)) throw new WrongUsage(`${folder} has no host.json; build the host first`);
  const { version, offers } = v.parse(hostText, readFileSync(file, 'utf8'));
  if (!offers) throw new WrongUsage(`${file} does not say what the host offers; build it again`);
  const names = settings.options.for ? [settings.options.for] : [...new Set(seedProfiles.map((one) => one.shell))];
  for (const name of names) {
    const shell = { name, version, ...offers };
    await settings.registry.act(
      await settings.signCommand({ act: 'shell', shell, together, reason: 'registered', at: new Date().toISOString() }),
    );
  }
  return {
    lines: [
      `${names.length > 1 ? `shells ${names.join(' and ')} offer` : `shell ${names[0]} offers`} contract ${offers.contract}`,
    ],
    result: offers,
  };
}

async function retireShells({ operands, options, registry, signCommand }: CommandSettings): Promise<CommandAnswer> {
  const named = operands.map((word) => /^([^@]+)@(.+)$/.exec(word));
  if (named.length === 0 || named.includes(null)) throw new WrongUsage('name what ends as <shell>@<version>');
  const reason = readReason(options);
  for (const [, shell = '', version = ''] of named.filter((one) => one !== null))
    await registry.act(
      await signCommand({ act: 'shell-retire', shell, version, reason, at: new Date().toISOString() }),
    );
  return { lines: operands.map((word) => `${word} is live no more`), result: operands };
}
