import { admitReleaseKey, getReleaseKey, listCredentials } from '@aylal/contracts/console';
import { asSignedIn } from '@aylal/office';
import { CopyRow, useWrite } from '@aylal/parts';
import { useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice, Stack, Text } from '@aylal/ui';
import type { BrowserKey } from '../api/browser-key.ts';
import { useConsoleMessages } from './use-console-messages.ts';

export interface UnknownKeyProps {
  readonly browserKey: BrowserKey;
  /** What it is needed for, where it is not to publish. */
  readonly may: 'manage' | 'promote';
  readonly admits: boolean;
  /** The remote that is to be published with it. */
  readonly publishes: string | undefined;
}

/** A key that nobody has let in yet: the sandbox does it at the press of a button, elsewhere the owner of the registry by a command. */
export function UnknownKey({ browserKey, may, admits, publishes }: UnknownKeyProps) {
  const t = useConsoleMessages();
  const s = useSharedMessages();
  const services = useServices();
  const { running, fault, run } = useWrite(
    async () => {
      const answer = await asSignedIn(services).call(admitReleaseKey, {
        body: { public_key: browserKey.publicKey, publishes: publishes ?? null },
      });
      await services.queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name === getReleaseKey.name || name === listCredentials.name,
      });
      return answer.status_code === 200 ? null : s(`problem.${answer.result.problem}`);
    },
    () => s('failed.text'),
  );
  if (admits)
    return (
      <Stack gap="3">
        <Text kind="small" tone="muted">
          {t('key.sandbox')}
        </Text>
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Button alignSelf="start" loading={running} onClick={() => void run()}>
          {t('key.admit')}
        </Button>
      </Stack>
    );
  const texts = { copy: t('key.copy'), copied: t('key.copied'), byHand: t('key.byHand') };
  return (
    <Stack gap="3">
      <Text kind="small" tone="muted">
        {t('key.ask')}
      </Text>
      <chakra.ul listStyleType="none">
        <CopyRow label={t('key.command')} texts={texts}>
          {`aylal-releases credential --may ${publishes === undefined ? may : `publish --remote ${publishes}`} --days 90 --holder "…" --public-key ${browserKey.publicKey}`}
        </CopyRow>
      </chakra.ul>
      <Button variant="outline" alignSelf="start" onClick={() => void services.queryClient.invalidateQueries()}>
        {t('key.look')}
      </Button>
    </Stack>
  );
}
