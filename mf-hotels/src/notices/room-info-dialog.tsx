import type { HotelFee } from '@aylal/contracts/hotels';
import { formatMoney, useLocale, useServices, type DialogViewOf } from '@aylal/shell';
import { Box, Heading, Stack } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { CancellationTimeline } from '../ui/cancellation-timeline.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { roomInfoDialog } from '../ui/room-info-dialog-ref.ts';

type View = DialogViewOf<typeof roomInfoDialog>;

const categories = ['included', 'at_property', 'conditional'] as const;

/** The truth of a price: what is in it, what the hotel takes itself, what comes only when it is used, each by itself; and what cancelling costs from when on, by the hotel's clock. */
function RoomInfoDialog({ props: { rate } }: Parameters<View['Component']>[0]) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { now } = useServices();
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <Stack gap="5">
      <KeyValueList>
        <KeyValue label={t('rooms.total')}>{money(rate.rates.total)}</KeyValue>
      </KeyValueList>
      {categories.map((category) => (
        <Fees key={category} category={category} fees={rate.fee_info} />
      ))}
      <CancellationTimeline terms={rate.cancellation} total={rate.rates.total} now={now()} />
    </Stack>
  );
}

function Fees({ category, fees }: { category: (typeof categories)[number]; fees: readonly HotelFee[] }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const there = fees.filter((fee) => fee.category === category && fee.is_exist);
  if (there.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" size="h3">
        {t(`fees.${category}`)}
      </Heading>
      <KeyValueList>
        {there.map(({ type, Amount, Currency }) => (
          <KeyValue key={type} label={t(`fees.${type}`)}>
            {Currency === 'MNT' ? formatMoney(Amount, locale) : `${Amount} ${Currency}`}
          </KeyValue>
        ))}
      </KeyValueList>
    </Box>
  );
}

export const view: View = { title: 'rooms.info', Component: RoomInfoDialog };
