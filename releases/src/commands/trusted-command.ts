import * as v from 'valibot';
import { describePublisher, trustedPublisher, type TrustedPublisher } from '../oidc/trusted-publisher.ts';
import type { CommandAnswer } from './command-answer.ts';
import { readReason, sendCommand, WrongUsage, type CommandSettings } from './command-settings.ts';

const issuers: Readonly<Record<string, string>> = {
  github: 'https://token.actions.githubusercontent.com',
  gitlab: 'https://gitlab.com',
};

/** The pipelines that the registry trusts: add one, list them, remove one. */
export async function trustedCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { operands, options, registry, local } = settings;
  const [act, name = ''] = operands;
  const { reason = '' } = options;
  switch (act) {
    case 'add': {
      const publisher = readPublisher(name, options);
      if (local) await local.trusted.add(publisher, reason);
      else {
        const { serial: after } = await registry.trustedPipelines();
        await sendCommand(settings, { act: 'trusted-add', publisher, after, reason: readReason(options) });
      }
      return { lines: [`${name} ${describePublisher(publisher)}`], result: publisher };
    }
    case 'list': {
      const { publishers } = await registry.trustedPipelines();
      const lines = publishers.map((one) => `${one.name} ${describePublisher(one)}`);
      return { lines: lines.length > 0 ? lines : ['no pipeline is trusted'], result: publishers };
    }
    case 'remove':
      if (local) await local.trusted.remove(name, reason);
      else {
        const { serial: after } = await registry.trustedPipelines();
        await sendCommand(settings, { act: 'trusted-remove', publisher: name, after, reason: readReason(options) });
      }
      return { lines: [`${name} is trusted no more, and its keys have ended`], result: { name } };
    default:
      throw new WrongUsage('trusted add <name> …, trusted list, or trusted remove <name>');
  }
}

function readPublisher(name: string, options: CommandSettings['options']): TrustedPublisher {
  const { issuer = '', claim = [], remote, may, channels, minutes } = options;
  const pairs = claim.map((one) => {
    const at = one.indexOf('=');
    if (at < 1) throw new WrongUsage('--claim is written as repository=team/flights');
    return [one.slice(0, at), one.slice(at + 1)] as const;
  });
  const claims = Object.fromEntries(pairs);
  if (Object.keys(claims).length < pairs.length) throw new WrongUsage('--claim names each claim once');
  const parsed = v.safeParse(trustedPublisher, {
    name,
    issuer: issuers[issuer] ?? issuer,
    claims,
    remotes: listOf(remote) ?? [],
    may: listOf(may) ?? [],
    channels: listOf(channels),
    minutes: Number(minutes),
  });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new WrongUsage(`${v.getDotPath(issue) ?? 'trusted add'}: ${issue.message}`);
}

function listOf(text: string | undefined): readonly string[] | null {
  return text === undefined ? null : text.split(',').map((one) => one.trim());
}
