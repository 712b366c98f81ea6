export { callOnce, type OnceAnswer, type OncePorts } from './call-once.ts';
export { DisplayPriceTag } from './display-price-tag.tsx';
export { LastSearchesList, LastSearchRow, type LastSearchProps } from './last-searches-list.tsx';
export { createLastSearches, type LastSearches } from './last-searches.ts';
export { PlacePair, type PlacePairProps } from './place-pair.tsx';
export { SavedPeopleChips, type SavedPeopleChipsProps } from './saved-people-chips.tsx';
export { usePriceText } from './use-price-text.ts';
export { WithWords, type OwnWords } from './with-words.tsx';
