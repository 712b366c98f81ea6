import { useSharedMessages } from '@aylal/shell';
import { Chip, Flex } from '@aylal/ui';
import { IconCheck, IconPlus } from '@aylal/ui/icons';

interface Person {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface SavedPeopleChipsProps<P extends Person> {
  saved: readonly P[];
  /** Id of the one that fills the form; any other text is nobody. */
  chosen: string;
  /** Null means a new person. */
  onChoose: (person: P | null) => void;
}

/** Saved people as chips: one press fills the form (NEED-06). Nothing where nobody is saved. */
export function SavedPeopleChips<P extends Person>({ saved, chosen, onChoose }: SavedPeopleChipsProps<P>) {
  const s = useSharedMessages();
  if (saved.length === 0) return null;
  return (
    <Flex role="group" aria-label={s('people.saved')} gap="2" wrap="wrap" marginTop="2">
      {saved.map((person) => (
        <Chip key={person.id} size="touch" pressed={person.id === chosen} onClick={() => onChoose(person)}>
          {person.id === chosen && <IconCheck size={16} />}
          {person.first_name} {person.last_name.slice(0, 1)}.
        </Chip>
      ))}
      <Chip size="touch" onClick={() => onChoose(null)}>
        <IconPlus size={16} />
        {s('people.new')}
      </Chip>
    </Flex>
  );
}
