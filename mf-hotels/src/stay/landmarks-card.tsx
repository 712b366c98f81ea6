import type { HotelLandmark } from '@aylal/contracts/hotels';
import { useServices } from '@aylal/shell';
import { Button, Card, Heading } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { aroundDialog } from '../ui/around-dialog-ref.ts';
import { LandmarkList } from '../ui/landmark-list.tsx';

const shown = 4;

/** What lies around, nearest first; the rest in a dialog. */
export function LandmarksCard({ landmarks }: { landmarks: readonly HotelLandmark[] }) {
  const t = useHotelsMessages();
  const { dialogs } = useServices();
  if (landmarks.length === 0) return null;
  return (
    <Card padded aria-labelledby="hotel-landmarks">
      <Heading as="h2" size="h3" id="hotel-landmarks" marginBottom="2">
        {t('landmarks.title')}
      </Heading>
      <LandmarkList landmarks={landmarks.slice(0, shown)} />
      {landmarks.length > shown && (
        <Button
          variant="ghost"
          size="sm"
          marginTop="2"
          paddingInline="0"
          onClick={() => void dialogs.open(aroundDialog, { kind: 'landmarks', landmarks })}
        >
          {t('landmarks.all', { count: landmarks.length })}
        </Button>
      )}
    </Card>
  );
}
