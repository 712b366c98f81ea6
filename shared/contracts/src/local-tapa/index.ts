export { localPlace, type LocalPlace, localPlacesQuery, listLocalPlaces } from './local-tapa.ts';
