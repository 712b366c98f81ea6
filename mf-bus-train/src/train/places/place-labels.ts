import type { TrainWagon } from '@aylal/contracts/trains';
import { trainLevel } from '@aylal/domain/trains';
import type { BusTranslate } from '../../ui/use-bus-messages.ts';

/** What is chosen of, and what a press does. */
export interface PlaceChoiceProps {
  wagon: TrainWagon;
  chosen: readonly number[];
  onToggle: (place: number) => void;
}

/** Where a place is: a seat, a lower or an upper berth. */
export function levelLabels(t: BusTranslate, { class: kind }: Pick<TrainWagon, 'class'>, place: number): string {
  return t(`trainLevel.${trainLevel(kind, place)}`);
}

export function placeState({ free_places }: TrainWagon, chosen: readonly number[], place: number) {
  if (chosen.includes(place)) return 'chosen';
  return free_places.includes(place) ? 'free' : 'taken';
}

/** A place in words: its number, where it is, whether it is available. */
export function placeLabels(t: BusTranslate, wagon: TrainWagon, chosen: readonly number[], place: number): string {
  const state = t(`seats.${placeState(wagon, chosen, place)}`);
  return [t('trainPlaces.place', { place }), levelLabels(t, wagon, place), state].join(', ');
}
