import { readFileSync } from 'node:fs';
import { parseDocument } from '../documents/parse-document.ts';
import { profile, type Profile } from '../profiles/profile.ts';
import type { CommandAnswer } from './command-answer.ts';
import { readReason, WrongUsage, type CommandSettings } from './command-settings.ts';

const mostFileBytes = 64 * 1024;

/** The profiles of a registry: which shop a visitor may see, and what each shows. */
export async function profileCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const [verb = 'list', name = ''] = settings.operands;
  if (verb === 'list') return listProfiles(settings);
  if (!name) throw new WrongUsage('profile list, profile show <name>, profile set <file>, profile remove <name>');
  if (verb === 'show') return showProfile(settings, name);
  if (verb === 'set') return setProfile(settings, name);
  if (verb === 'remove') return removeProfile(settings, name);
  throw new WrongUsage(`profile ${verb}: there are list, show, set and remove`);
}

async function listProfiles({ registry }: CommandSettings): Promise<CommandAnswer> {
  const { profiles } = await registry.profiles();
  return { lines: profiles.map(describeProfile), result: profiles };
}

async function showProfile({ registry }: CommandSettings, name: string): Promise<CommandAnswer> {
  const { profiles } = await registry.profiles();
  const found = profiles.find((one) => one.name === name);
  if (!found) throw new WrongUsage(`there is no profile ${name}; profile list names them`);
  return { lines: JSON.stringify(found, null, 2).split('\n'), result: found };
}

/** Takes a profile from a file; what `profile show` prints is one. */
async function setProfile({ options, registry, signCommand }: CommandSettings, file: string): Promise<CommandAnswer> {
  const reason = readReason(options);
  const wanted = parseDocument(file, profile, readFileSync(file), mostFileBytes);
  const { serial: after } = await registry.profiles();
  const at = new Date().toISOString();
  const outcome = await registry.act(await signCommand({ act: 'profile-set', profile: wanted, after, reason, at }));
  return { lines: [outcome.changed ? describeProfile(wanted) : 'nothing to change'], result: outcome };
}

async function removeProfile(
  { options, registry, signCommand }: CommandSettings,
  name: string,
): Promise<CommandAnswer> {
  const reason = readReason(options);
  const { serial: after } = await registry.profiles();
  const at = new Date().toISOString();
  const outcome = await registry.act(await signCommand({ act: 'profile-remove', profile: name, after, reason, at }));
  return { lines: [`profile ${name} is removed`], result: outcome };
}

function describeProfile({ name, channel, mode, shell, layout, shows = {}, traits = {} }: Profile): string {
  const lists = Object.entries(shows).map(([kind, names]) => `${kind} ${names.join(' ')}`);
  const declared = Object.entries(traits).map(([trait, value]) => `${trait}: ${value}`);
  const from = channel === null ? "its host's channel" : `channel ${channel}`;
  return [`${name}: mode ${mode} of ${from} in shell ${shell}, layout ${layout}`, ...lists, ...declared].join('; ');
}
