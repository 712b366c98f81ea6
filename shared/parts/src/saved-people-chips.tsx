import { Chip, Flex } from '@aylal/ui';
import { IconCheck, IconPlus } from '@aylal/ui/icons';

interface Person {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface SavedPeopleChipsProps<P extends Person> {
  /** What the chips are called together. */
  label: string;
  /** What the chip of somebody new says. */
  newLabel: string;
  saved: readonly P[];
  /** Id of the one that fills the form; any other text is nobody. */
  chosen: string;
  /** Null means a new person. */
  onChoose: (person: P | null) => void;
}

/** Saved people as chips: one press fills the form (NEED-06). */
export function SavedPeopleChips<P extends Person>({
  label,
  newLabel,
  saved,
  chosen,
  onChoose,
}: SavedPeopleChipsProps<P>) {
  return (
    <Flex role="group" aria-label={label} gap="2" wrap="wrap" marginTop="2">
      {saved.map((person) => (
        <Chip key={person.id} size="touch" pressed={person.id === chosen} onClick={() => onChoose(person)}>
          {person.id === chosen && <IconCheck size={16} />}
          {person.first_name} {person.last_name.slice(0, 1)}.
        </Chip>
      ))}
      <Chip size="touch" onClick={() => onChoose(null)}>
        <IconPlus size={16} />
        {newLabel}
      </Chip>
    </Flex>
  );
}
