import { useServices } from '@aylal/shell';
import { Button, Flex, Notice } from '@aylal/ui';
import { IconPlus } from '@aylal/ui/icons';
import { ImportButton } from './identity/import-button.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { globalPassengerDialog, passengerDialog } from './passenger-dialog-refs.ts';

/** The provider keeps so many for one customer. */
const mostPassengers = 100;

/** The two ways to add somebody: with a register number, or by passport only. */
export function AddPassenger({ count, justify }: { count: number; justify?: 'center' }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  if (count >= mostPassengers) return <Notice>{t('passengers.full', { count: mostPassengers })}</Notice>;
  return (
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
  );
}
