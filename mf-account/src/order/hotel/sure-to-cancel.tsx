import type { ReactNode } from 'react';
import { Button, Flex, Stack } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';

/** What ends and what becomes of the money, before anything is done (REFUND-12). */
export function SureToCancel({
  children,
  yes,
  close,
}: {
  children: ReactNode;
  yes: string;
  close: (sure: boolean) => void;
}) {
  const t = useAccountMessages();
  return (
    <Stack gap="4">
      {children}
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" data-autofocus onClick={() => close(false)}>
          {t('cancel.no')}
        </Button>
        <Button variant="danger" onClick={() => close(true)}>
          {yes}
        </Button>
      </Flex>
    </Stack>
  );
}
