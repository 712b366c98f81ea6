import { priceAlertRoutes } from '@aylal/routes';
import { RouteLink, useServices } from '@aylal/shell';
import { Box, LinkButton, Notice } from '@aylal/ui';
import { IconBell } from '@aylal/ui/icons';
import { priceAlertDialog, type PriceAlertSubject } from '../ui/price-alert-dialog-ref.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Offers to write when the price falls, after everything that is on sale now: in a dialog, or without scripts on the page of the alerts. The mini-app has no price alerts. */
export function AlertOffer(subject: PriceAlertSubject) {
  const t = useFlightsMessages();
  const { dialogs, mode } = useServices();
  const { criteria, lowest, highest } = subject;
  if (mode !== 'web') return null;
  return (
    <Box marginTop="3">
      <Notice
        icon={<IconBell size={20} />}
        title={t('alerts.offer')}
        action={
          <LinkButton asChild variant="ghost" size="sm" marginBlock="-2">
            <RouteLink
              to={priceAlertRoutes.list.to({}, { ...criteria, lowest: String(lowest), highest: String(highest) })}
              onClick={(event) => {
                event.preventDefault();
                void dialogs.open(priceAlertDialog, subject);
              }}
            >
              {t('alerts.offerAction')}
            </RouteLink>
          </LinkButton>
        }
      >
        {t('alerts.offerText')}
      </Notice>
    </Box>
  );
}
