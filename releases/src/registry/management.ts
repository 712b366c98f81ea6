import type { AddCredential } from './add-credential.ts';
import type { createLoggedKeys } from './logged-keys.ts';
import type { ManagementCommand } from './management-command.ts';
import type { CommandOutcome } from './registry.ts';
import type { createRetentionStore } from './retention-store.ts';
import type { createRetireKey } from './retire-key.ts';
import type { TrustedPublisherStore } from './trusted-publisher-store.ts';

interface ManagementParts {
  readonly addCredential: AddCredential;
  readonly retireKey: ReturnType<typeof createRetireKey>;
  readonly trusted: TrustedPublisherStore;
  readonly retention: ReturnType<typeof createRetentionStore>;
  readonly ownKeys: ReturnType<typeof createLoggedKeys>;
}

/** Does what a signed command of management asks for, in the name of who signed it, with the same entries in the log as where the registry lives. */
export function createManagement({ addCredential, retireKey, trusted, retention, ownKeys }: ManagementParts) {
  return async (command: ManagementCommand, by: string): Promise<CommandOutcome> => {
    const { reason } = command;
    switch (command.act) {
      case 'credential': {
        const { publicKey, may, remote, holder, expires } = command;
        const facts = { publicKey, may, remote, holder, ...(expires ? { expires } : {}) };
        return { changed: await addCredential(facts, { by, reason }) };
      }
      case 'retire':
        return { changed: await retireKey(command.key, reason, by) };
      case 'trusted-add':
        await trusted.add(command.publisher, reason, { by, after: command.after });
        return { changed: true };
      case 'trusted-remove':
        await trusted.remove(command.publisher, reason, { by, after: command.after });
        return { changed: true };
      case 'prune': {
        const { dropped } = await retention.prune(command.days, by, reason, command.plan);
        return { changed: dropped.length > 0 };
      }
      case 'rotate-key':
        await ownKeys.rotate(reason, command.expires, { by, after: command.after });
        return { changed: true };
    }
  };
}
