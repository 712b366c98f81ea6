import type { Promotion } from '@aylal/contracts/content';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { promotionsQuery } from '../home/promotions-query.ts';

/** What the office puts into the menu, read once the menu is `wanted`. Nothing while it is not there: a menu does without it. */
export function useMenuBanner(wanted: boolean): Promotion | undefined {
  const { api } = useServices();
  const promotions = useQuery({ ...promotionsQuery(api, useLocale()), enabled: wanted });
  return promotions.data?.result.find(({ place }) => place === 'menu');
}
