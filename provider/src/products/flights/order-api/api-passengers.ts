import type { FlightPersonName } from '@aylal/contracts/flights';
import type { ReserveRequest } from '../booking/airline-port.ts';
import type { ApiOffer } from './order-api-messages.ts';
import { kindOf } from './read-api-offer.ts';

/** The API's passengers for ours: their ids in the order of our travellers, and what a booking tells of them. Undefined when there are other people than the offer is for. */
export function passengersFor(
  offer: ApiOffer,
  { people, contact }: Pick<ReserveRequest, 'people' | 'contact'>,
): { readonly ids: readonly string[]; readonly passengers: readonly object[] } | undefined {
  const free = [...offer.passengers];
  const ids = people.flatMap(({ type }) => {
    const at = free.findIndex((one) => kindOf(one) === type);
    return at < 0 ? [] : (free.splice(at, 1)[0]?.id ?? []);
  });
  if (ids.length !== people.length || free.length > 0) return undefined;
  const infants = ids.filter((_, index) => people[index]?.type === 'infant');
  const passport = offer.supported_passenger_identity_document_types.includes('passport');
  const passengers = people.map((person, index) => ({
    id: ids[index],
    ...detailsOf(person, passport),
    email: contact.email,
    phone_number: `+${contact.dialCode}${contact.phone}`,
    // Every infant sits with an adult of its own.
    ...(person.type === 'adult' && infants.length > 0 ? { infant_passenger_id: infants.shift() } : {}),
  }));
  return { ids, passengers };
}

function detailsOf(person: FlightPersonName, passport: boolean) {
  const { doc_number, issue_country, expiration_date } = person;
  const document = {
    type: 'passport',
    unique_identifier: doc_number,
    issuing_country_code: issue_country,
    expires_on: expiration_date,
  };
  return {
    given_name: person.given_name,
    family_name: person.surname,
    born_on: person.date_of_birth,
    gender: person.gender === 'M' ? 'm' : 'f',
    title: person.gender === 'M' ? 'mr' : 'ms',
    ...(passport && doc_number && expiration_date ? { identity_documents: [document] } : {}),
  };
}
