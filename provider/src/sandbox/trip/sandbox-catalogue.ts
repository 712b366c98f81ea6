import type { Landscape } from '../../platform/drawing/landscapes.ts';
import type { Names } from '../../platform/names.ts';
import type { LocalDate } from '@aylal/domain/calendar';
import { inLanguages } from '@aylal/domain/language';
import { sandboxDepartures } from './sandbox-departures.ts';
import { activityLabels } from './sandbox-activities.ts';
import { levels, operatorLabels, operatorOf, packingLabels, packingOf } from './sandbox-advice.ts';
import { placeFacts } from './sandbox-place-facts.ts';
import { landscapeOf, placeLabels, positionOf } from './sandbox-places.ts';
import { stayLabels, termLabels } from './sandbox-terms.ts';
import { leadLabels, titleLabels } from './sandbox-titles.ts';
import { sandboxTerms, sandboxTrips, type SandboxTrip } from './sandbox-trip-list.ts';

const meals = { b: 'breakfast', l: 'lunch', d: 'dinner' } as const;

/** Everything on offer on a day, as the operator's API writes it. */
export function sandboxTripCatalogue(today: LocalDate): readonly object[] {
  return sandboxTrips.map((trip) => ({
    id: trip.id,
    kind: trip.kind,
    landscape: trip.landscape,
    days: trip.days.length,
    title: titleLabels(trip.id),
    lead: leadLabels(trip.id),
    route: routeOf(trip).map(placeLabels),
    stops: stopsOf(trip),
    operator: operatorLabels(operatorOf(trip)),
    level: levels[trip.id] ?? 'easy',
    packing: packingOf(trip).map(packingLabels),
    min_group: trip.group[0],
    max_group: trip.group[1],
    child_below: trip.childBelow,
    languages: trip.languages,
    programme: programmeOf(trip),
    included: trip.included.split(' ').map(termLabels),
    excluded: trip.excluded.split(' ').map(termLabels),
    terms: sandboxTerms[trip.terms].map(([days_before, percent]) => ({ days_before, percent })),
    deposit: trip.deposit ? { percent: trip.deposit[0], rest_days_before: trip.deposit[1] } : null,
    departures: sandboxDepartures(trip, today),
  }));
}

/** Days of `places > doings > meals > stay` in words: what is done, and something of each place where one has not been yet. */
function programmeOf({ days, landscape }: SandboxTrip): readonly object[] {
  const seen = new Set(days.length > 1 ? ['ub'] : []);
  return days.map((line) => {
    const [where = '', doings = '', eaten = '', stay = '-'] = line.split(' > ');
    const places = where.split(' ');
    const fresh = places.filter((place) => !seen.has(place));
    for (const place of fresh) seen.add(place);
    return {
      title: joined(places.map(placeLabels), ' – '),
      text: sentences([...doings.split(' ').map(activityLabels), ...fresh.map(placeFacts)]),
      meals: [...eaten].map((letter) => meals[letter as keyof typeof meals]),
      stay: stay === '-' ? null : stayLabels(stay),
      landscape: landOfDay(places, landscape),
    };
  });
}

/** The land where the day ends; of the way home, where it begins. Of a trip over ice it is ice each day. */
function landOfDay(places: readonly string[], ofTrip: Landscape): Landscape {
  const last = places.at(-1) ?? '';
  return ofTrip === 'ice' ? ofTrip : landscapeOf(last === 'ub' ? (places[0] ?? last) : last);
}

/** Each doing a sentence of its own, with the full stop of its language. */
function sentences(doings: readonly Names[]): Names {
  return inLanguages((each) => {
    const [stop, space] = each === 'zh' || each === 'ja' ? ['。', ''] : ['.', ' '];
    return doings.map((doing) => `${doing[each]}${stop}`).join(space);
  });
}

function joined(parts: readonly Names[], between: string): Names {
  return inLanguages((each) => parts.map((part) => part[each]).join(between));
}

/** Every place once, in the order in which one comes there, with its day. */
function stopsOf({ days }: SandboxTrip): readonly object[] {
  const first = new Map<string, number>();
  days.forEach((line, index) => {
    for (const place of (line.split(' > ')[0] ?? '').split(' ')) if (!first.has(place)) first.set(place, index + 1);
  });
  return [...first].map(([place, day]) => ({ name: placeLabels(place), ...positionOf(place), day }));
}

/** Every place once, in order, without where one comes from. */
function routeOf({ days }: SandboxTrip): readonly string[] {
  const places = days.flatMap((line) => (line.split(' > ')[0] ?? '').split(' '));
  const route = [...new Set(places)];
  return route.length > 1 ? route.filter((place) => place !== 'ub') : route;
}
