import { Refused } from '../documents/refusal.ts';
import { NoIdToken } from '../oidc/read-id-token.ts';
import { RegistryUnreachable } from './call-registry.ts';
import type { CommandAnswer } from './command-answer.ts';
import { logCommand, overrideCommand, promoteCommand, statusCommand } from './channel-commands.ts';
import { doctorCommand, verifyCommand } from './checking-commands.ts';
import { readSettings, WrongUsage, type CommandSettings } from './command-settings.ts';
import { credentialCommand, retireCommand, rotateKeyCommand } from './credential-commands.ts';
import { profileCommand } from './profile-command.ts';
import { pruneCommand } from './prune-command.ts';
import { publishCommand } from './publish-command.ts';
import { rollbackCommand } from './rollback-command.ts';
import { shellCommand } from './shell-command.ts';
import { trendCommand } from './trend-command.ts';
import { trustedCommand } from './trusted-command.ts';
import { helpLines, usage } from './usage.ts';
import { versionsCommand } from './versions-command.ts';
import { whyCommand } from './why-command.ts';

const commands: Readonly<Record<string, (settings: CommandSettings) => Promise<CommandAnswer>>> = {
  publish: publishCommand,
  verify: verifyCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  status: statusCommand,
  versions: versionsCommand,
  trend: trendCommand,
  why: whyCommand,
  log: logCommand,
  doctor: doctorCommand,
  override: overrideCommand,
  credential: credentialCommand,
  retire: retireCommand,
  trusted: trustedCommand,
  'rotate-key': rotateKeyCommand,
  prune: pruneCommand,
  shell: shellCommand,
  profile: profileCommand,
};

/** What is written where, and the exit code: 0 done, 1 refused, 2 not a command, 3 the registry does not answer. */
export interface CommandEnd {
  readonly code: 0 | 1 | 2 | 3;
  readonly out: string;
  readonly fault: string;
}

/** Runs one command of `aylal-releases`. */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<CommandEnd> {
  const json = args.includes('--json');
  if (['help', '--help', '-h'].includes(name)) return help(args[0]);
  if (args.includes('--help') || args.includes('-h')) return help(name);
  try {
    const command = commands[name];
    if (!command) throw new WrongUsage(`commands: ${Object.keys(usage).join(', ')}; --help says more`);
    const { lines, result, code = 0 } = await command(await readSettings(args, env));
    const text = json ? JSON.stringify(result) : lines.join('\n');
    return { code, out: text === '' ? '' : `${text}\n`, fault: '' };
  } catch (error) {
    const code =
      error instanceof WrongUsage || error instanceof NoIdToken ? 2 : error instanceof RegistryUnreachable ? 3 : 1;
    const message = error instanceof Error ? error.message : String(error);
    const kind = error instanceof Refused ? error.code : ['', 'failed', 'usage', 'unreachable'][code];
    return json
      ? { code, out: `${JSON.stringify({ code: kind, message })}\n`, fault: '' }
      : { code, out: '', fault: `${kind}: ${message}\n` };
  }
}

function help(command: string | undefined): CommandEnd {
  return { code: 0, out: `${helpLines(command).join('\n')}\n`, fault: '' };
}
