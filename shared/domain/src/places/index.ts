export { placeSynonyms } from './place-synonyms.ts';
export { metresBetween, tellDistance, type Position, type ToldDistance } from './distance.ts';
