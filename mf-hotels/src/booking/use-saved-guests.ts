import type { ListedPassenger } from '@aylal/contracts/account';
import type { LocalDate } from '@aylal/domain/calendar';
import { ageOn } from '@aylal/domain/people';
import { useQuery, useServices, useSession } from '@aylal/shell';
import { listPassengersQuery } from '../api/list-passengers-query.ts';

/** From this age on a room can be in somebody's name. */
const ADULT = 18;

/** Saved passengers who are adults when the stay begins; nobody while they are not known, because the form is of use without them. */
export function useSavedGuests(checkIn: LocalDate): readonly ListedPassenger[] {
  const { api } = useServices();
  const session = useSession();
  const { data } = useQuery({ ...listPassengersQuery(api), enabled: session.status === 'signed-in' });
  return (data?.result ?? []).filter(({ birthday }) => ageOn(birthday, checkIn) >= ADULT);
}
