import { describePublisher } from '../oidc/trusted-publisher.ts';
import type { KeyringKey } from '../keys/keyring.ts';
import { keyId } from '../keys/signing-key.ts';
import type { RegistryCommand } from './registry-command.ts';

/** What a command is about, as the log says it. */
export function describeCommand(command: RegistryCommand): string {
  switch (command.act) {
    case 'rollback':
      return `${command.channel} to revision ${command.to}`;
    case 'rollback-remotes':
      return `${command.remotes.join(', ')} on ${command.channel} to ${backTo(command.to)}`;
    case 'shell':
      return `${command.shell.name} ${command.shell.version}`;
    case 'shell-retire':
      return `${command.shell} ${command.version}`;
    case 'profile-set':
      return `profile ${command.profile.name}`;
    case 'profile-remove':
      return `profile ${command.profile}`;
    case 'credential':
      return describeCredential({ ...command, id: keyId(command.publicKey) });
    case 'retire':
      return `key ${command.key}`;
    case 'trusted-add':
      return `${command.publisher.name} ${describePublisher(command.publisher)}`;
    case 'trusted-remove':
      return command.publisher;
    case 'prune':
      return `what no rule keeps after ${command.days} days`;
    case 'rotate-key':
      return `the key of the registry${command.expires ? ` until ${command.expires}` : ''}`;
    case 'report':
      return command.channel;
    case 'failures':
      return 'failures of releases';
    case 'override':
      return `${namesOf(command.releases)} for ${command.subject}, ${command.hours} h`;
    case 'promote':
      return `${namesOf(command.releases)} on ${command.channel}${sharesOf(command)}`;
  }
}

/** Whose a credential is and what for. */
export function describeCredential({
  holder,
  may,
  remote,
  expires,
  id,
}: Pick<KeyringKey, 'holder' | 'may' | 'remote' | 'expires' | 'id'>): string {
  const until = expires ? ` until ${expires}` : '';
  return `${holder} may ${may} ${remote ?? 'every remote'}${until}, key ${id}`;
}

function sharesOf({ share, steps }: Extract<RegistryCommand, { act: 'promote' }>): string {
  if (share === null) return '';
  const shares = [share, ...(steps?.next ?? [])].map((one) => `${one / 100} %`).join(', then ');
  return `, ${shares} of visitors${steps ? ` every ${steps.everyMinutes} min` : ''}`;
}

function backTo(to: number | string | null): string {
  if (to === null) return 'what was live before';
  return typeof to === 'number' ? `revision ${to}` : to;
}

function namesOf(releases: Readonly<Record<string, string>>): string {
  return Object.entries(releases)
    .map(([remote, version]) => `${remote} ${version}`)
    .join(', ');
}
