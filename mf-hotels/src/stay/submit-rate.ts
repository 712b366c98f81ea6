import { accountRoutes, hotelsRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { viewHotelQuery } from '../api/view-hotel-query.ts';
import { checkRate } from '../api/check-rate.ts';
import { bookingAddress } from '../domain/booking-address.ts';
import { rateId } from '../domain/rate-id.ts';
import { rateFields, type RateRefusal } from './rate-fields.ts';

/** Checks a rate without scripts, as the popup does (HOTEL-09), and leads to its booking, or to the sign-in first. Another price is shown first; to go on then is to agree to it. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<RateRefusal>> {
  const { api, locale, queryClient } = services;
  const { code = '', name = '' } = params;
  const stay = hotelsRoutes.view.readSearch(url.searchParams);
  if (!stay) throw redirect({ url }, hotelsRoutes.search.to());
  const id = fields.get(rateFields.rate) ?? '';
  const { result } = await queryClient.fetchQuery(viewHotelQuery(api, { code, name }, stay, locale.get()));
  const rate = result.rates.find((one) => rateId(one) === id);
  if (!rate) return { refused: { rate: id, kind: 'gone' } };
  const found = await checkRate(api, rate, stay);
  if (found.kind === 'signed-out') {
    const next = `${hotelsRoutes.view.to({ code, name })}${url.search}`;
    throw redirect({ url }, accountRoutes.login.to({}, { next }));
  }
  if (found.kind === 'gone' || found.kind === 'silent') return { refused: { rate: id, kind: found.kind } };
  const { price, uuid } = found.checked;
  const shown = Number(fields.get(rateFields.shown)) || rate.rates.total;
  if (price !== shown) return { refused: { rate: id, kind: 'changed', before: shown, after: price } };
  throw redirect({ url }, bookingAddress(result.hotel.name, rate, stay, uuid));
}
