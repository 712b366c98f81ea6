import type { RegistryCommand } from './registry-command.ts';

/** What a command is about, as the log says it. */
export function describeCommand(act: RegistryCommand): string {
  switch (act.act) {
    case 'rollback':
      return `${act.channel} to revision ${act.to}`;
    case 'rollback-remotes':
      return `${act.remotes.join(', ')} on ${act.channel} to ${backTo(act.to)}`;
    case 'shell':
      return `${act.shell.name} ${act.shell.version}`;
    case 'shell-retire':
      return `${act.shell} ${act.version}`;
    case 'profile-set':
      return `profile ${act.profile.name}`;
    case 'profile-remove':
      return `profile ${act.profile}`;
    case 'report':
      return act.channel;
    case 'failures':
      return 'failures of releases';
    case 'override':
      return `${namesOf(act.releases)} for ${act.subject}, ${act.hours} h`;
    case 'promote':
      return `${namesOf(act.releases)} on ${act.channel}${sharesOf(act)}`;
  }
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
