import type { OrderProduct } from '@aylal/contracts';

const products: readonly (string | undefined)[] = ['flight', 'esim'] satisfies OrderProduct[];

/** Whether an address names a product whose orders are shown here. */
export function isOrderProduct(product: string | undefined): product is OrderProduct {
  return products.includes(product);
}
