import type { DialogViewOf } from '@aylal/shell';
import { Button, Flex, Stack, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { sessionEndDialog, SessionsToEnd } from './session-end-dialog-ref.ts';

/** Which devices are signed out, before it is done. */
export const view: DialogViewOf<typeof sessionEndDialog> = {
  title: 'security.endTitle',
  Component: ({ props, close }) => <SureToEnd ending={props.ending} close={close} />,
};

function SureToEnd({ ending, close }: { ending: SessionsToEnd; close: (sure: boolean) => void }) {
  const t = useAccountMessages();
  return (
    <Stack gap="4">
      <Text>
        {ending === 'others' ? t('security.endOthersText') : t('security.endText', { device: ending.device })}
      </Text>
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" data-autofocus onClick={() => close(false)}>
          {t('security.keep')}
        </Button>
        <Button variant="danger" onClick={() => close(true)}>
          {t('security.end')}
        </Button>
      </Flex>
    </Stack>
  );
}
