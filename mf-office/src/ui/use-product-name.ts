import { useOfficeMessages } from './use-office-messages.ts';

/** Products that have a word in the office. A new product is shown by its key until it has a word here. */
const products = [
  'flight',
  'hotel',
  'bus',
  'train',
  'trip',
  'transport',
  'esim',
  'top-up',
  'insurance',
  'lottery',
] as const;

/** Names what is sold; a product of tomorrow by its own key. */
export function useProductName(): (product: string) => string {
  const t = useOfficeMessages();
  return (product) => {
    const known = products.find((one) => one === product);
    return known ? t(`product.${known}`) : product;
  };
}
