import { RouteLink, useServices } from '@aylal/shell';
import { Button, Flex, LinkButton, Notice } from '@aylal/ui';
import { IconPlus } from '@aylal/ui/icons';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { ImportButton } from './identity/import-button.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { globalPassengerDialog, passengerDialog } from './passenger-dialog-refs.ts';
import { newPassenger, passengerAddress } from './plain-passenger-address.ts';

/** The provider keeps so many for one customer. */
const mostPassengers = 100;

/** The two ways to add somebody: with a register number, or by passport only. */
export function AddPassenger({ count, justify }: { count: number; justify?: 'center' }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  if (count >= mostPassengers) return <Notice>{t('passengers.full', { count: mostPassengers })}</Notice>;
  return (
    <>
      <WithScripts>
        <Flex gap="2" wrap="wrap" justify={justify}>
          <Button onClick={() => void dialogs.open(passengerDialog, { mode: 'add' })}>
            <IconPlus size={18} />
            {t('passengers.add')}
          </Button>
          <Button variant="outline" onClick={() => void dialogs.open(globalPassengerDialog, {})}>
            <IconPlus size={18} />
            {t('passengers.addGlobal')}
          </Button>
          <ImportButton />
        </Flex>
      </WithScripts>
      <WithoutScripts>
        <LinkButton asChild>
          <RouteLink to={passengerAddress(newPassenger)}>
            <IconPlus size={18} />
            {t('passengers.add')}
          </RouteLink>
        </LinkButton>
      </WithoutScripts>
    </>
  );
}
