import { listedProducts } from '@aylal/domain/orders';
import { useOfficeMessages } from './use-office-messages.ts';

/** Names what is sold; a product of tomorrow by its own key. */
export function useProductName(): (product: string) => string {
  const t = useOfficeMessages();
  return (product) => {
    const known = listedProducts.find((one) => one === product);
    return known ? t(`product.${known}`) : product;
  };
}
