import { buildOrder, renderPart } from '@aylal/testing';
import { remote } from '../../remote.ts';
import { ProductSummary } from './product-parts.tsx';
import { labelsOf } from './product-labels.ts';

describe('What is bought, beside its payment', () => {
  it.each(['flight', 'lottery', 'ferry'])(
    'is the place of its product, also of one that the checkout does not know: %s',
    async (product) => {
      const order = { ...buildOrder(), product } as ReturnType<typeof buildOrder>;
      await renderPart(remote, <ProductSummary order={order} />);
      expect(document.querySelector(`[data-slot="checkout.summary.${product}"]`)).not.toBeNull();
    },
  );

  it('has words that fit everything sold, also what the checkout does not know', () => {
    const of = (product: string) => labelsOf({ ...buildOrder(), product } as ReturnType<typeof buildOrder>);
    expect(of('ferry')).toMatchObject({ steps: null, hold: 'holdPrice.text', paid: 'paid.textGoods' });
    expect(of('hotel')).toMatchObject({ hold: 'holdRoom.text', expired: 'expired.textRoom' });
  });
});
