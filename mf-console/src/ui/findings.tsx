import { Box, Notice, Stack } from '@aylal/ui';
import type { Finding } from '../domain/build-outcome.ts';
import { useConsoleMessages } from './use-console-messages.ts';

/** What gates have found, each with what to change; in the registry's words, which are English. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useConsoleMessages();
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {findings.map(({ code, message, change }) => (
        <li key={`${code} ${message}`}>
          <Notice tone="danger">
            <Box overflowWrap="anywhere">
              <b>{code}</b> {message}
              <Box marginTop="1">{t('gates.change', { change })}</Box>
            </Box>
          </Notice>
        </li>
      ))}
    </Stack>
  );
}
