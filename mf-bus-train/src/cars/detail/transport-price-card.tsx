import type { Transport } from '@aylal/contracts/transports';
import { DisplayPriceTag } from '@aylal/parts';
import { transportRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Box, Card, Heading, LinkButton, SupportPhoneLink, Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What it costs for one way or for a day, and the way to book it. */
export function TransportPriceCard({ transport: { id, kind, price, notice_hours } }: { transport: Transport }) {
  const t = useBusMessages();
  return (
    <Card padded>
      <Heading size="h2">{t(`transports.per.${kind}`)}</Heading>
      <Box marginTop="2">
        <DisplayPriceTag price={price} />
      </Box>
      <Text kind="small" tone="muted" marginTop="2">
        {t('transport.notice', { count: notice_hours })}
      </Text>
      <Box display={{ base: 'none', lg: 'grid' }} marginTop="4">
        <LinkButton asChild>
          <RouteLink to={transportRoutes.booking.to({ id })}>{t('transport.book')}</RouteLink>
        </LinkButton>
      </Box>
      <Text kind="small" tone="muted" marginTop="3">
        {t('transport.ask')} <SupportPhoneLink />
      </Text>
    </Card>
  );
}
