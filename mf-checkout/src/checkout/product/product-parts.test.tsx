import { buildOrder, renderPart } from '@aylal/testing';
import { remote } from '../../remote.ts';
import { ProductSummary } from './product-parts.tsx';

describe('What is bought, beside its payment', () => {
  it.each(['flight', 'lottery', 'ferry'])(
    'is the place of its product, also of one that the checkout has never heard of: %s',
    async (product) => {
      const order = { ...buildOrder(), product } as ReturnType<typeof buildOrder>;
      await renderPart(remote, <ProductSummary order={order} />);
      expect(document.querySelector(`[data-slot="checkout.summary.${product}"]`)).not.toBeNull();
    },
  );
});
