import type { FormEvent } from 'react';
import { listSavedHotels, removeSavedHotel, type SavedHotel } from '@aylal/contracts/hotels';
import { addDays, homeDate } from '@aylal/domain/calendar';
import { DayAndNight, useWrite } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { Box, Button, Card, chakra, Flex, Heading, Tag, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { removeField } from './remove-field.ts';

/** The night for which prices are compared, in days from today. */
const DAYS_AHEAD = 30;

/** A saved hotel: what a night costs now and how that has moved since it was saved, the way to it, and the way out of the list, which is posted without scripts (`submit-remove.ts`). */
export function SavedHotelRow({ saved }: { saved: SavedHotel }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api, now, queryClient, toasts } = useServices();
  const { hotel, id, price_now } = saved;
  const check_in = addDays(homeDate(now()), DAYS_AHEAD);
  const to = hotelsRoutes.view.to(
    { code: hotel.tapa_code, name: 'hotel' },
    { check_in, check_out: addDays(check_in, 1), adults: 2 },
  );

  const { running, run } = useWrite(
    async () => {
      try {
        const answer = await api.call(removeSavedHotel, { params: { id } });
        return answer.status_code === 200 ? null : s(`problem.${answer.result.problem}`);
      } finally {
        await queryClient.invalidateQueries({ queryKey: [listSavedHotels.name] });
      }
    },
    () => s('failed.text'),
  );

  async function remove(event: FormEvent) {
    event.preventDefault();
    const text = await run();
    if (text !== null) toasts.show({ kind: 'error', text });
  }

  return (
    <Card as="li" padded>
      <Flex gap="4" align="center" wrap="wrap">
        {hotel.picture && (
          <DayAndNight url={hotel.picture}>
            <Picture src={hotel.picture} alt="" loading="lazy" />
          </DayAndNight>
        )}
        <Box flex="1" minWidth="180px">
          <Heading as="h2" size="h3">
            <RouteLink to={to}>{hotel.name}</RouteLink>
          </Heading>
          <Text kind="small" tone="muted">
            {hotel.address}
          </Text>
          <Flex gap="2" align="center" wrap="wrap" marginTop="1">
            <Text strong>
              {price_now === null
                ? t('savedHotels.noPrice')
                : t('savedHotels.night', { price: formatMoney(price_now, locale) })}
            </Text>
            <PriceMove saved={saved} />
          </Flex>
        </Box>
        <form method="post" onSubmit={(event) => void remove(event)}>
          <Button
            type="submit"
            name={removeField}
            value={id}
            variant="outline"
            size="sm"
            loading={running}
            aria-label={t('savedHotels.removeNamed', { hotel: hotel.name })}
          >
            {t('savedHotels.remove')}
          </Button>
        </form>
      </Flex>
    </Card>
  );
}

/** How the price has moved since the hotel was saved; nothing where one of the two is not known. */
function PriceMove({ saved: { price, price_now } }: { saved: SavedHotel }) {
  const t = useAccountMessages();
  const locale = useLocale();
  if (price === null || price_now === null) return null;
  if (price === price_now) return <Tag>{t('savedHotels.same')}</Tag>;
  const difference = formatMoney(Math.abs(price_now - price), locale);
  return price_now < price ? (
    <Tag tone="success">{t('savedHotels.cheaper', { difference })}</Tag>
  ) : (
    <Tag tone="warning">{t('savedHotels.dearer', { difference })}</Tag>
  );
}

const Picture = chakra('img', {
  base: { width: '96px', height: '72px', objectFit: 'cover', borderRadius: 'md', bg: 'bg.muted', flexShrink: 0 },
});
