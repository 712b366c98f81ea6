import type { RemoteOwner } from '@aylal/shell/descriptor';
import type { RolloutSteps } from '../documents/channel-document.ts';
import { describeEnding } from '../keys/endings.ts';
import type { LogEntry } from '../registry/log-chain.ts';
import type { CommandAnswer } from './command-answer.ts';
import type { Registry } from '../registry/registry.ts';
import { describeHealth } from './describe-health.ts';
import type { EarlierMajor } from '../registry/shell-record.ts';
import { describeRevision } from './describe-revision.ts';
import { readReason, readReleases, readSteps, WrongUsage, type CommandSettings } from './command-settings.ts';

/** Makes published releases live on a channel, for everybody or for a share; several move together. With `--from` those that another channel has. */
export async function promoteCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { operands, options, registry } = settings;
  const command = {
    act: 'promote',
    channel: options.channel,
    releases: options.from ? await liveOn(registry, options.from, operands) : readReleases(operands),
    ...readSteps(options),
    reason: readReason(options),
  } as const;
  const after = (await registry.status(options.channel)).present?.revision ?? 0;
  const outcome = await registry.act(await settings.signCommand({ ...command, after, at: new Date().toISOString() }));
  return outcome.changed
    ? { lines: describeRevision(options.channel, outcome.revision), result: outcome }
    : { lines: ['nothing to change'], result: outcome };
}

async function liveOn(
  registry: Registry,
  channel: string,
  remotes: readonly string[],
): Promise<Record<string, string>> {
  if (remotes.length === 0) throw new WrongUsage('name the remotes that are to move');
  const { present } = await registry.status(channel);
  return Object.fromEntries(
    remotes.map((remote) => {
      const release = present?.releases[remote];
      if (!release) throw new WrongUsage(`${remote} is not live on ${channel}`);
      return [remote, release.version];
    }),
  );
}

/** A link for a tester: published releases on the live shop, for eight hours at most. */
export async function overrideCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { operands, options, registry } = settings;
  if (!options.for) throw new WrongUsage('--for names who tests');
  const hours = Number(options.hours);
  const command = {
    act: 'override',
    releases: readReleases(operands),
    subject: options.for,
    hours,
    reason: readReason(options),
  } as const;
  const outcome = await registry.act(await settings.signCommand({ ...command, at: new Date().toISOString() }));
  return { lines: [`?release_override=${outcome.token}`], result: outcome };
}

/** What is live, for whom, and how it does: pages, failures, healed loads, load times, vitals, goal. */
export async function statusCommand({ options, registry }: CommandSettings): Promise<CommandAnswer> {
  const status = await registry.status(options.channel);
  const counts = (remote: string, version: string) => {
    const health = status.health[remote]?.[version];
    return health ? `, ${describeHealth(health)}` : '';
  };
  const { present } = status;
  const isAsked = (remotes: readonly string[]) => !options.remote || remotes.includes(options.remote);
  const only = <T>(releases: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(releases).filter(([remote]) => isAsked([remote])));
  if (!present) return { lines: [`${options.channel}: nothing is promoted yet`], result: status };
  const lines = [
    ...describeRevision(options.channel, present),
    ...Object.entries(only(present.releases)).map(
      ([remote, { version }]) => `  ${remote} ${version}${counts(remote, version)}${ownedBy(status.owners[remote])}`,
    ),
    ...present.rollouts
      .filter(({ releases }) => isAsked(Object.keys(releases)))
      .flatMap(({ id, share, releases, steps }) => [
        `  ${id}: ${share / 100} % of visitors get${steps ? `, ${describeSteps(steps)}` : ''}`,
        ...Object.entries(releases).map(
          ([remote, { version }]) => `    ${remote} ${version}${counts(remote, version)}`,
        ),
      ]),
    ...status.shells.map(
      ({ name, version, contract, earlier = [] }) =>
        `  shell ${name} ${version} offers contract ${contract}${earlier.map(besidePresent).join('')}`,
    ),
    `  signed until ${status.channel.expires}`,
    ...status.ending.map((one) => `  ${describeEnding(one)}`),
  ];
  return { lines, result: status };
}

function besidePresent({ facade, version }: EarlierMajor): string {
  return `, ${facade} ${version} beside the present one`;
}

function ownedBy(owner: RemoteOwner | undefined): string {
  return owner ? `, of ${owner.team} (${owner.contact})` : '';
}

function describeSteps({ next, everyMinutes, since }: RolloutSteps): string {
  const due = new Date(Date.parse(since) + everyMinutes * 60_000).toISOString();
  return `then ${next.map((share) => `${share / 100} %`).join(', ')} while it is sound, the next from ${due}`;
}

/** Who did what and why; with the word `revisions` the states of a channel, so that one can be restored. */
export async function logCommand({ operands, options, registry }: CommandSettings): Promise<CommandAnswer> {
  const last = Number(options.last) || 30;
  if (operands[0] === 'revisions') {
    const revisions = await registry.revisions(options.channel, last);
    return { lines: revisions.flatMap((revision) => describeRevision(options.channel, revision)), result: revisions };
  }
  const { remote } = options;
  // Of a remote's entries only some are among the newest.
  const entries = remote ? (await registry.log(1000)).filter(isAbout(remote)).slice(-last) : await registry.log(last);
  const lines = entries.map(
    ({ at, by, act, what, reason, refused }) =>
      `${at} ${by}: ${act} ${what}${refused ? ` — refused (${refused})` : ''}${reason ? ` — ${reason}` : ''}`,
  );
  return { lines, result: entries };
}

function isAbout(remote: string) {
  return ({ what }: LogEntry) => what.split(/[\s,]+/).includes(remote);
}
