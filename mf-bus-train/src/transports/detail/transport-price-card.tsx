import type { Transport } from '@aylal/contracts';
import { DisplayPriceTag } from '@aylal/parts';
import { transportRoutes } from '@aylal/routes';
import { RouteLink, usePrice } from '@aylal/shell';
import { ActionBar, Box, Card, Heading, LinkButton, PriceTag, SupportPhoneLink, Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What it costs for one way or for a day, and the way to book it. */
export function TransportPriceCard({ transport: { id, kind, price, notice_hours } }: { transport: Transport }) {
  const t = useBusMessages();
  const { charged } = usePrice();
  const book = (
    <LinkButton asChild>
      <RouteLink to={transportRoutes.booking.to({ id })}>{t('transport.book')}</RouteLink>
    </LinkButton>
  );
  return (
    <>
      <Card padded>
        <Heading size="h2">{t(`transports.per.${kind}`)}</Heading>
        <Box marginTop="2">
          <DisplayPriceTag price={price} />
        </Box>
        <Text kind="small" tone="muted" marginTop="2">
          {t('transport.notice', { count: notice_hours })}
        </Text>
        <Box display={{ base: 'none', lg: 'grid' }} marginTop="4">
          {book}
        </Box>
        <Text kind="small" tone="muted" marginTop="3">
          {t('transport.ask')} <SupportPhoneLink />
        </Text>
      </Card>
      <ActionBar
        marginInline={{ base: '-4', md: '-6' }}
        marginTop="4"
        role="region"
        aria-label={t(`transports.per.${kind}`)}
      >
        <Box flex="1" minWidth="0">
          <PriceTag {...charged(price)} />
          <Text kind="caption" tone="muted">
            {t(`transports.per.${kind}`)}
          </Text>
        </Box>
        {book}
      </ActionBar>
    </>
  );
}
