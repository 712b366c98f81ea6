export { placeSynonyms } from './place-synonyms.ts';
export { metresBetween, roundDistance, type Position, type RoundedDistance } from './distance.ts';
