import type { HotelReview } from '@aylal/contracts/hotels';
import { localDate } from '@aylal/domain/calendar';
import { formatMonth, useLocale } from '@aylal/shell';
import { Box, chakra, Flex, Text } from '@aylal/ui';
import { ScoreMark } from './score-mark.tsx';
import { useHotelsMessages } from './use-hotels-messages.ts';

/** What one guest says, in the guest's own language, and who that is: from where, when, and how one travelled. */
export function ReviewQuote({ review: { score, text, language, country, month, kind } }: { review: HotelReview }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  return (
    <Flex gap="3" align="flex-start">
      <ScoreMark score={score} />
      <Box minWidth="0">
        <chakra.blockquote lang={language} overflowWrap="anywhere">
          {text}
        </chakra.blockquote>
        <Text kind="small" tone="muted" marginTop="1">
          {country} · {formatMonth(localDate(`${month}-01`), locale)} · {t(`reviews.kind.${kind}`)}
        </Text>
      </Box>
    </Flex>
  );
}
