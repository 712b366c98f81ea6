import { ageCategoryOn } from './age-on.ts';
import { documentFault } from './document-valid-until.ts';
import type { LocalDate } from '../calendar/index.ts';
import { documentNeed, lastsLongEnough, type DocumentTrip } from './travel-document.ts';
import { infantsFit, type AgeCategory } from './traveller-mix.ts';

/** What the rules look at in one traveller of a flight booking. */
export interface TravellerFacts {
  readonly type: AgeCategory;
  readonly surname: string;
  readonly given_name: string;
  readonly date_of_birth: LocalDate;
  readonly doc_number: string;
  readonly issue_country: string;
  readonly nationality: string;
  readonly expiration_date?: LocalDate | undefined;
}

/** What the rules compare with: today where the customer is, the days on which the last flight leaves and lands, and the countries on the way. */
export interface JourneyDays {
  readonly today: LocalDate;
  readonly lastDeparture: LocalDate;
  readonly lastArrival: LocalDate;
  readonly trips: readonly DocumentTrip[];
}

/** Message keys of this rule, each with its meaning in the translation files. */
export type TravellerFault =
  | 'validation_birthday_future'
  | 'validation_age_category'
  | 'validation_document_expired'
  | 'validation_document_ends_before_return'
  | 'validation_passport_required'
  | 'validation_passport_expiry_required'
  | 'validation_passport_three_months'
  | 'validation_passport_six_months'
  | 'validation_document_twice'
  | 'validation_passenger_twice'
  | 'validation_infant_per_adult';

function birthdayFault(one: TravellerFacts, days: JourneyDays): TravellerFault | undefined {
  if (one.date_of_birth > days.today) return 'validation_birthday_future';
  if (ageCategoryOn(one.date_of_birth, days.lastDeparture) !== one.type) return 'validation_age_category';
  return undefined;
}

const documentKeys = {
  expired: 'validation_document_expired',
  'ends-before-return': 'validation_document_ends_before_return',
} as const;

function expiryFault(one: TravellerFacts, days: JourneyDays): TravellerFault | undefined {
  const fault = one.expiration_date && documentFault(one.expiration_date, days.today, days.lastArrival);
  return fault ? documentKeys[fault] : undefined;
}

/** What a border will ask for and is missing, by field. */
function passportFaults(one: TravellerFacts, { trips, lastArrival }: JourneyDays): [string, TravellerFault][] {
  const need = documentNeed(trips, one.nationality);
  if (!need.passport) return [];
  const faults: [string, TravellerFault][] = [];
  if (one.doc_number === '') faults.push(['doc_number', 'validation_passport_required']);
  if (one.expiration_date === undefined) faults.push(['expiration_date', 'validation_passport_expiry_required']);
  else if (!lastsLongEnough(need, one.expiration_date, lastArrival))
    faults.push([
      'expiration_date',
      need.months === 3 ? 'validation_passport_three_months' : 'validation_passport_six_months',
    ]);
  return faults;
}

function documentKey(one: TravellerFacts): string | undefined {
  return one.doc_number === '' ? undefined : `${one.issue_country} ${one.doc_number.toUpperCase()}`;
}

/** Whom the airline would take for the same person; undefined for somebody without a name yet. */
function personKey({ surname, given_name, date_of_birth }: TravellerFacts): string | undefined {
  return surname === '' || given_name === '' ? undefined : `${surname}/${given_name} ${date_of_birth}`.toUpperCase();
}

/**
 * The faults that need a calendar or the other travellers, by field path (`0.date_of_birth`); an empty record when all is well.
 * Birthday not in the future (VALID-21), age fits the fare on the way there and back, a passport abroad (`documentNeed`), valid beyond the last flight,
 * nobody and no document twice, no more infants than adults (GAP-35). Shapes of single fields are the contract's.
 */
export function travellerFaults(
  travellers: readonly TravellerFacts[],
  days: JourneyDays,
): Record<string, TravellerFault> {
  const faults: Record<string, TravellerFault> = {};
  const seen = new Set<string>();
  const people = new Set<string>();
  const adult = travellers.filter((one) => one.type === 'adult').length;
  let infant = 0;
  travellers.forEach((one, index) => {
    const birthday = birthdayFault(one, days);
    if (birthday) faults[`${index}.date_of_birth`] = birthday;
    for (const [field, key] of passportFaults(one, days)) faults[`${index}.${field}`] = key;
    const expiry = expiryFault(one, days);
    if (expiry) faults[`${index}.expiration_date`] = expiry;
    const document = documentKey(one);
    if (document && seen.has(document)) faults[`${index}.doc_number`] = 'validation_document_twice';
    if (document) seen.add(document);
    const person = personKey(one);
    if (person && people.has(person)) faults[`${index}.given_name`] = 'validation_passenger_twice';
    if (person) people.add(person);
    if (one.type === 'infant') infant += 1;
    if (one.type === 'infant' && !infantsFit({ adult, infant }))
      faults[`${index}.type`] = 'validation_infant_per_adult';
  });
  return faults;
}
