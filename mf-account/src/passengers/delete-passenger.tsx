import { useState } from 'react';
import type { ListedPassenger } from '@aylal/contracts/account';
import { Button, Flex, Notice, Stack, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { useSavedPassengers } from './use-saved-passengers.ts';

/** MODAL-23: who is forgotten, and that orders keep their travellers, before anything is done. */
export function DeletePassenger({ passenger, close }: { passenger: ListedPassenger; close: () => void }) {
  const t = useAccountMessages();
  const [deleting, setDeleting] = useState(false);
  const { fault, remove } = useSavedPassengers({ onDone: close });
  return (
    <Stack gap="4">
      <Text>{t('passengers.deleteText', { name: `${passenger.first_name} ${passenger.last_name}` })}</Text>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" data-autofocus onClick={close}>
          {t('passengers.keep')}
        </Button>
        <Button
          variant="danger"
          loading={deleting}
          onClick={() => {
            setDeleting(true);
            void remove(passenger.id).finally(() => setDeleting(false));
          }}
        >
          {t('passengers.delete')}
        </Button>
      </Flex>
    </Stack>
  );
}
