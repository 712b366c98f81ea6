import type { Transport } from '@aylal/contracts/transports';
import { transportRoutes } from '@aylal/routes';
import { RouteLink, usePrice } from '@aylal/shell';
import { ActionBar, Box, LinkButton, PriceTag, Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The foot of a phone screen: the price and the way to book. It is beside the whole page, for it sticks no further than what holds it. */
export function TransportPriceBar({ transport: { id, kind, price } }: { transport: Transport }) {
  const t = useBusMessages();
  const { charged } = usePrice();
  const per = t(`transports.per.${kind}`);
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="4" role="region" aria-label={per}>
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(price)} />
        <Text kind="caption" tone="muted">
          {per}
        </Text>
      </Box>
      <LinkButton asChild>
        <RouteLink to={transportRoutes.booking.to({ id })}>{t('transport.book')}</RouteLink>
      </LinkButton>
    </ActionBar>
  );
}
