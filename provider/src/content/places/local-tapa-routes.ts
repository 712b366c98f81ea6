import { listLocalPlaces } from '@aylal/contracts/local-tapa';
import { foldPlaceName, locales, type Locale } from '@aylal/domain/language';
import { route, type Route } from '../../platform/http/route.ts';
import { places, type Place } from './places.ts';

const PAGE_SIZE = 20;

/** Places of the country: NEED-22. */
export function localTapaRoutes(): readonly Route[] {
  return [
    route(listLocalPlaces).to(({ query: { text, page }, locale }) => ({
      status_code: 200,
      result: places
        .filter((place) => text === '' || holds(place, text, locale))
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map(({ id, location, content }) => ({ id, ...content[locale], picture: '', location })),
    })),
  ];
}

/** Names are found in any language, descriptions in the one that is read. */
function holds({ content }: Place, text: string, locale: Locale): boolean {
  const asked = foldPlaceName(text);
  return [...locales.map((one) => content[one].title), content[locale].text].some((one) =>
    foldPlaceName(one).includes(asked),
  );
}
