import type { SavedPassenger } from '@aylal/contracts';
import { Chip, Flex } from '@aylal/ui';
import { useBusMessages } from '../ui/use-bus-messages.ts';

/** Saved people as chips: one press fills the card (NEED-06). */
export function SavedChips({
  saved,
  onChoose,
}: {
  saved: readonly SavedPassenger[];
  onChoose: (passenger: SavedPassenger) => void;
}) {
  const t = useBusMessages();
  if (saved.length === 0) return null;
  return (
    <Flex role="group" aria-label={t('booking.saved')} gap="2" wrap="wrap" marginTop="2">
      {saved.map((one) => (
        <Chip key={one.id} size="touch" onClick={() => onChoose(one)}>
          {one.first_name} {one.last_name.slice(0, 1)}.
        </Chip>
      ))}
    </Flex>
  );
}
