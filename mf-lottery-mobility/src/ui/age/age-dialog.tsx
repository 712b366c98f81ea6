import type { DialogViewOf } from '@aylal/shell';
import { Button, Flex, Stack, Text } from '@aylal/ui';
import { useRemoteMessages } from '../use-remote-messages.ts';
import type { ageDialog } from './age-dialog-ref.ts';

/** The 18+ warning. */
function AgeDialog({ close }: { close: (agreed?: true) => void }) {
  const t = useRemoteMessages();
  return (
    <Stack gap="4">
      <Text>{t('age.text')}</Text>
      <Text kind="small" tone="muted">
        {t('age.remember')}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => close(true)}>{t('age.agree')}</Button>
        <Button variant="outline" onClick={() => close()}>
          {t('age.decline')}
        </Button>
      </Flex>
    </Stack>
  );
}

export const view: DialogViewOf<typeof ageDialog> = { title: 'age.title', Component: AgeDialog };
