import type { SavedPassenger } from '@aylal/contracts';
import { Chip, Flex } from '@aylal/ui';
import { IconCheck, IconPlus } from '@aylal/ui/icons';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

export interface SavedPassengerChipsProps {
  saved: readonly SavedPassenger[];
  /** Id of the one that fills the form, or an empty text. */
  chosen: string;
  /** Null means a new person. */
  onChoose: (passenger: SavedPassenger | null) => void;
}

/** Saved people as chips: one press fills the form (NEED-06). */
export function SavedPassengerChips({ saved, chosen, onChoose }: SavedPassengerChipsProps) {
  const t = useFlightsMessages();
  return (
    <Flex role="group" aria-label={t('booking.saved')} gap="2" wrap="wrap" marginTop="2">
      {saved.map((passenger) => (
        <Chip key={passenger.id} size="touch" pressed={passenger.id === chosen} onClick={() => onChoose(passenger)}>
          {passenger.id === chosen && <IconCheck size={16} />}
          {passenger.first_name} {passenger.last_name.slice(0, 1)}.
        </Chip>
      ))}
      <Chip size="touch" onClick={() => onChoose(null)}>
        <IconPlus size={16} />
        {t('booking.newPassenger')}
      </Chip>
    </Flex>
  );
}
