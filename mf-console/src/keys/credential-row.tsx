import type { ReleaseCredential } from '@aylal/contracts/console';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { Box, chakra, Text } from '@aylal/ui';
import { useState } from 'react';
import { knownRights } from '../domain/management.ts';
import type { RegistryState } from '../ui/command-panel.tsx';
import { OpenButton } from '../ui/open-button.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { RetireForm } from './retire-form.tsx';

export interface CredentialRowProps {
  readonly credential: ReleaseCredential;
  /** Where it may be ended: the registry's time. */
  readonly state: RegistryState | null;
}

/** Whose a credential is, what it is good for, and how it is ended. */
export function CredentialRow({ credential, state }: CredentialRowProps) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { id, holder, may, remotes, channels, expires } = credential;
  const rights = may.map((right) => {
    const known = knownRights.find((one) => one === right);
    return known ? t(`right.${known}`) : right;
  });
  return (
    <>
      <tr>
        <th scope="row">
          <chakra.span fontWeight="600">{holder}</chakra.span>
          <Text kind="caption" tone="muted">
            {t('credentials.key', { id })}
          </Text>
        </th>
        <td>{rights.join(', ')}</td>
        <td>
          {remotes?.join(', ') ?? t('credentials.everyRemote')}
          {channels && (
            <Text kind="caption" tone="muted">
              {t('credentials.onChannels', { channels: channels.join(', ') })}
            </Text>
          )}
        </td>
        <td>{expires === null ? t('credentials.noEnd') : formatInstantWithYear(expires, locale)}</td>
        {state && (
          <td>
            <OpenButton label={t('credentials.retire.name')} about={`${holder}, ${id}`} open={open} onOpen={setOpen} />
          </td>
        )}
      </tr>
      {state && open && (
        <tr>
          <chakra.td colSpan={5} style={{ whiteSpace: 'normal' }}>
            <Box position="sticky" insetStart="4" width="min(560px, calc(100vw - 112px))">
              <RetireForm credential={credential} state={state} onDone={() => setOpen(false)} />
            </Box>
          </chakra.td>
        </tr>
      )}
    </>
  );
}
