import type { CheckInNotice } from '@aylal/contracts/hotels';
import { useServices } from '@aylal/shell';
import { Button, Card, Heading } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { checkInDialog } from '../ui/check-in-dialog-ref.ts';

/** When one may come and must go; the house rules in a dialog. */
export function CheckInCard({ notice }: { notice: CheckInNotice }) {
  const t = useHotelsMessages();
  const { dialogs } = useServices();
  return (
    <Card padded aria-labelledby="hotel-check-in">
      <Heading as="h2" size="h3" id="hotel-check-in" marginBottom="2">
        {t('checkIn.title')}
      </Heading>
      <KeyValueList>
        <KeyValue label={t('search.checkIn')}>{notice.arrival_time_info}</KeyValue>
        <KeyValue label={t('search.checkOut')}>{notice.departure_time_info}</KeyValue>
      </KeyValueList>
      {notice.note.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          marginTop="2"
          paddingInline="0"
          onClick={() => void dialogs.open(checkInDialog, { notice })}
        >
          {t('checkIn.rules')}
        </Button>
      )}
    </Card>
  );
}
