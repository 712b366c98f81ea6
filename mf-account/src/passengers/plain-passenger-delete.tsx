import type { ListedPassenger } from '@aylal/contracts/account';
import { FormKey } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Button, Flex, LinkButton, Stack, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { deleteKey } from './plain-passenger-address.ts';
import { PlainPassengerRefused } from './plain-passenger-refused.tsx';

/** MODAL-23 without scripts: who is forgotten, before anything is done. */
export function PlainPassengerDelete({ passenger }: { passenger: ListedPassenger }) {
  const t = useAccountMessages();
  return (
    <form method="post">
      <FormKey />
      <Stack gap="4">
        <Text>{t('passengers.deleteText', { name: `${passenger.first_name} ${passenger.last_name}` })}</Text>
        <PlainPassengerRefused />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" name={deleteKey} value="yes" variant="danger">
            {t('passengers.delete')}
          </Button>
          <LinkButton asChild variant="outline">
            <RouteLink to={accountRoutes.passengers.to()}>{t('passengers.keep')}</RouteLink>
          </LinkButton>
        </Flex>
      </Stack>
    </form>
  );
}
