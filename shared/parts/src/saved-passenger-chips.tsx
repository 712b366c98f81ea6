import { useEffect, useRef, useState } from 'react';
import { getPassenger, type ListedPassenger, type SavedPassenger } from '@aylal/contracts/account';
import { ApiError, useSharedMessages, useServices } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import { SavedPeopleChips } from './saved-people-chips.tsx';

export interface SavedPassengerChipsProps {
  saved: readonly ListedPassenger[];
  /** Id of the one that fills the form; any other text is nobody. */
  chosen: string;
  /** With whole numbers; null means a new person. Not called when the reading fails or another was pressed meanwhile. */
  onChoose: (passenger: SavedPassenger | null) => void;
}

/** Saved people for a form that takes their documents: the list has masked numbers only, so the one that is pressed is read whole, and kept nowhere but in the form (PII-2). */
export function SavedPassengerChips({ saved, chosen, onChoose }: SavedPassengerChipsProps) {
  const s = useSharedMessages();
  const { api } = useServices();
  const [failed, setFailed] = useState(false);
  /** The press that counts; none once the form is gone. */
  const press = useRef<symbol>(undefined);
  useEffect(() => () => void (press.current = undefined), []);

  async function choose(person: ListedPassenger | null) {
    const mine = Symbol();
    press.current = mine;
    setFailed(false);
    if (!person) return onChoose(null);
    const whole = await read(person.id);
    if (press.current !== mine) return;
    if (whole) onChoose(whole);
    else setFailed(true);
  }

  async function read(id: string): Promise<SavedPassenger | null> {
    try {
      const answer = await api.call(getPassenger, { params: { id } });
      return answer.status_code === 200 ? answer.result : null;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  return (
    <>
      <SavedPeopleChips saved={saved} chosen={chosen} onChoose={(person) => void choose(person)} />
      {failed && (
        <Notice tone="danger" live="alert">
          {s('failed.title')}
        </Notice>
      )}
    </>
  );
}
