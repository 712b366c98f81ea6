import { stopPriceAlertByLink } from '@aylal/contracts/flights';
import { priceAlertRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';

/** Stops the alert of the link without scripts (NEED-35); its page says then that it is stopped. */
export async function submit({ url, services: { api } }: SubmitArgs): Promise<SubmitAnswer<'failed'>> {
  const link = priceAlertRoutes.stop.readSearch(url.searchParams)?.link;
  if (link === undefined) return { refused: 'failed' };
  const { status_code: status } = await api.call(stopPriceAlertByLink, { body: { link } });
  if (status === 200) throw redirect({ url }, priceAlertRoutes.stop.to({}, { link }));
  return { refused: 'failed' };
}
