import {
  actOnReleases,
  getChannel,
  getRemote,
  getReleaseKey,
  listCredentials,
  listProfiles,
  listRegistryKeys,
  listReleaseLog,
  listRevisions,
  listTrustedPipelines,
  readPrunePlan,
} from '@aylal/contracts/console';
import { commandKind, textToSign } from '@aylal/domain/documents';
import { asSignedIn } from '@aylal/office';
import { useWrite } from '@aylal/parts';
import { useServices, useSharedMessages } from '@aylal/shell';
import type { BrowserKey } from '../api/browser-key.ts';
import type { Command } from '../domain/commands.ts';
import type { RegistryRefusal } from '../domain/refused-field.ts';
import { useConsoleMessages } from './use-console-messages.ts';

/** What an act came to: the channel's revision, and the token of a tester's link. */
export interface CommandOutcome {
  readonly revision: number | null;
  readonly token: string | null;
  readonly changed: boolean;
}

/** Why the registry refused, in its own words where it has some. */
export interface CommandRefusal extends RegistryRefusal {
  readonly text: string;
}

const reads: readonly string[] = [
  ...[getChannel, getRemote, listRevisions, listReleaseLog, getReleaseKey, listCredentials, listTrustedPipelines],
  ...[listProfiles, readPrunePlan, listRegistryKeys],
].map(({ name }) => name);

/** Signs a command with the key of this browser and has it done. Sent twice it is done once: the registry refuses one that names a state of the channel that is past. */
export function useReleaseCommand(key: BrowserKey) {
  const t = useConsoleMessages();
  const s = useSharedMessages();
  const services = useServices();
  return useWrite(
    async (command: Command, onDone: (outcome: CommandOutcome) => void): Promise<CommandRefusal | null> => {
      const signature = await key.sign(textToSign(commandKind, command));
      try {
        const answer = await asSignedIn(services).call(actOnReleases, {
          body: { payload: { ...command }, key: key.id, signature },
        });
        if (answer.status_code === 200) {
          onDone(answer.result);
          return null;
        }
        if (answer.status_code === 409) return { code: null, text: t('act.conflict'), details: [] };
        if (answer.status_code !== 400) return { code: null, text: s(`problem.${answer.result.problem}`), details: [] };
        const { code = null, findings } = answer.result;
        const said = [answer.message, ...findings.map(({ message, change }) => `${message}: ${change}`)];
        return { code, text: t('act.refused', { code: code ?? '–' }), details: said.filter((one) => one !== '') };
      } finally {
        await services.queryClient.invalidateQueries({
          predicate: ({ queryKey: [name] }) => reads.includes(String(name)),
        });
      }
    },
    () => ({ code: null, text: t('act.unanswered'), details: [] }),
  );
}
