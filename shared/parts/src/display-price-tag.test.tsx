import { render } from '@testing-library/react';
import type { Currency } from '@aylal/domain/money';
import { createTestServices, TestProviders } from '@aylal/testing';
import { DisplayPriceTag } from './display-price-tag.tsx';
import { usePriceText } from './use-price-text.ts';

function Both() {
  return (
    <>
      <DisplayPriceTag price={345_000} />
      <p>{usePriceText()(345_000)}</p>
    </>
  );
}

async function shown(currency: Currency): Promise<string> {
  const { services } = await createTestServices({ locale: 'en', currency });
  const { container } = render(
    <TestProviders services={services}>
      <Both />
    </TestProviders>,
  );
  return container.textContent ?? '';
}

describe('A price that is shown', () => {
  it('stands once in the currency that is charged', async () => {
    expect(await shown('MNT')).toBe('₮345,000₮345,000');
  });

  it('has under it what is charged when it is shown in another', async () => {
    expect(await shown('USD')).toBe('US$100.00₮345,000US$100.00');
  });
});
