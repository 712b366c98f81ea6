import type { HotelOrder } from '@aylal/contracts/orders';
import { dayOf, hoursMs } from '@aylal/domain/calendar';
import { mayReview } from '@aylal/domain/hotels';
import { useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, Flex, Heading, Stack, Text } from '@aylal/ui';
import { useState } from 'react';
import { getOwnReviewQuery } from '../api/hotel-reviews-queries.ts';
import { ReviewQuote } from '../ui/review-quote.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { ReviewForm } from './review-form.tsx';

/** The guest's own review of a stay, which can be changed. The provider decides when that is, by the hotel's clock; it is not asked before the day could have come anywhere. */
export function ReviewCard({ order }: { order: HotelOrder }) {
  const t = useHotelsMessages();
  const shared = useSharedMessages();
  const { ref_number, hotel, status, server_time } = order;
  const stayed = mayReview(
    { status: status.status_code, issued: hotel.issued, check_out: hotel.check_out },
    // It is tomorrow in some zone already.
    dayOf(new Date(Date.parse(server_time) + hoursMs(14)).toISOString()),
  );
  const own = useQuery({ ...getOwnReviewQuery(useServices().api, ref_number, useLocale()), enabled: stayed });
  const [writing, setWriting] = useState(false);
  const answer = own.data?.result;
  if (own.isError && !answer)
    return (
      <Flex gap="3" align="center" wrap="wrap" data-print="hide">
        <Text kind="small" tone="muted">
          {t('reviews.failed')}
        </Text>
        <Button variant="outline" size="sm" onClick={() => void own.refetch()}>
          {shared('action.retry')}
        </Button>
      </Flex>
    );
  if (!answer || (!answer.open && !answer.review)) return null;
  return (
    <Card padded as="section" aria-labelledby="own-review" data-print="hide">
      <Stack gap="4">
        <Heading as="h2" size="h3" id="own-review">
          {t(answer.review ? 'reviews.own' : 'reviews.ask', { hotel: hotel.name })}
        </Heading>
        {answer.review && !writing && <ReviewQuote review={answer.review} />}
        {answer.open && (writing || !answer.review) && (
          <ReviewForm refNumber={ref_number} stay={hotel} review={answer.review} onSaved={() => setWriting(false)} />
        )}
        {answer.open && answer.review && !writing && (
          <Button variant="outline" size="sm" alignSelf="start" onClick={() => setWriting(true)}>
            {t('reviews.change')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
