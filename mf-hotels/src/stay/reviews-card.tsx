import type { Hotel } from '@aylal/contracts/hotels';
import { useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, chakra, Flex, Heading, Text } from '@aylal/ui';
import { useState } from 'react';
import { listHotelReviewsQuery } from '../api/hotel-reviews-queries.ts';
import { ReviewQuote } from '../ui/review-quote.tsx';
import { ScoreMark } from '../ui/score-mark.tsx';
import { useGuestsSay } from '../ui/use-guests-say.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

const FEW = 3;

/** What guests say of a hotel, the newest first: three, and the others when asked for. Nothing where nobody has written; the page goes on when they do not come. */
export function ReviewsCard({ hotel }: { hotel: Hotel }) {
  const t = useHotelsMessages();
  const shared = useSharedMessages();
  const guestsSay = useGuestsSay();
  const [all, setAll] = useState(false);
  const reviews = useQuery(listHotelReviewsQuery(useServices().api, hotel.tapa_code, useLocale()));
  const list = reviews.data?.result ?? [];
  if (list.length === 0 && !reviews.isError) return null;
  return (
    <Card padded as="section" aria-labelledby="hotel-reviews">
      <Flex gap="3" align="center" marginBottom="3">
        {hotel.ratings && <ScoreMark score={hotel.ratings.score} />}
        <div>
          <Heading as="h2" size="h3" id="hotel-reviews">
            {t('reviews.title')}
          </Heading>
          {hotel.ratings && (
            <Text kind="small" tone="muted">
              {guestsSay(hotel.ratings)}
            </Text>
          )}
        </div>
      </Flex>
      {list.length === 0 ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text kind="small" tone="muted">
            {t('reviews.failed')}
          </Text>
          <Button variant="outline" size="sm" onClick={() => void reviews.refetch()}>
            {shared('action.retry')}
          </Button>
        </Flex>
      ) : (
        <>
          <Quotes aria-labelledby="hotel-reviews">
            {(all ? list : list.slice(0, FEW)).map((review) => (
              <li key={review.id}>
                <ReviewQuote review={review} />
              </li>
            ))}
          </Quotes>
          {!all && list.length > FEW && (
            <Button variant="outline" size="sm" marginTop="4" onClick={() => setAll(true)}>
              {t('reviews.more', { count: list.length - FEW })}
            </Button>
          )}
          <Text kind="caption" tone="subtle" marginTop="3">
            {t('reviews.rule')}
          </Text>
        </>
      )}
    </Card>
  );
}

const Quotes = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted', marginTop: '4', paddingTop: '4' },
  },
});
