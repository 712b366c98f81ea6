import { useWrite } from '@aylal/parts';
import { Button, Stack, Text } from '@aylal/ui';
import type { useBrowserKey } from '../api/use-browser-key.ts';
import { useConsoleMessages } from './use-console-messages.ts';

export type MakesKey = ReturnType<typeof useBrowserKey>['make'];

/** Why there is no key that could sign, and the button that makes one. */
export function MakeKey({ make, children }: { make: MakesKey; children: string }) {
  const t = useConsoleMessages();
  const making = useWrite(
    async () => make().then(() => null),
    () => null,
  );
  return (
    <Stack gap="3">
      <Text kind="small" tone="muted">
        {children}
      </Text>
      <Button alignSelf="start" loading={making.running} onClick={() => void making.run()}>
        {t('key.make')}
      </Button>
    </Stack>
  );
}
