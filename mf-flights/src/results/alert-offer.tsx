import { useServices } from '@aylal/shell';
import { Box, Button, Notice } from '@aylal/ui';
import { IconBell } from '@aylal/ui/icons';
import { priceAlertDialog, type PriceAlertSubject } from '../ui/price-alert-dialog-ref.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Offers to write when the price falls, after everything that is on sale now. The mini-app has no price alerts. */
export function AlertOffer(subject: PriceAlertSubject) {
  const t = useFlightsMessages();
  const { dialogs, mode } = useServices();
  if (mode !== 'web') return null;
  return (
    <Box marginTop="3">
      <Notice
        icon={<IconBell size={20} />}
        title={t('alerts.offer')}
        action={
          <Button
            variant="ghost"
            size="sm"
            marginBlock="-2"
            onClick={() => void dialogs.open(priceAlertDialog, subject)}
          >
            {t('alerts.offerAction')}
          </Button>
        }
      >
        {t('alerts.offerText')}
      </Notice>
    </Box>
  );
}
