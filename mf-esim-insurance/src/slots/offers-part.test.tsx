import { readOrderOffers } from '@aylal/contracts/orders';
import { loadPart, renderPart, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildOffers } from '../testing/build-offers.ts';

const offers = buildOffers();

async function open(answer: Parameters<typeof stubOperation<typeof readOrderOffers>>[1]) {
  const stub = stubOperation(readOrderOffers, answer);
  const { Component } = await loadPart(remote, 'order.offers', 'journey-offers');
  const page = await renderPart(remote, <Component refNumber="AYL-4K7P2" />, { stubs: [stub] });
  return { ...page, stub };
}

describe('What is offered on the page of an order', () => {
  it('[NEED-170] leads to data of the country, and to a cover with the days of the journey', async () => {
    await open({ status_code: 200, message: '', result: offers });
    expect(await screen.findByRole('heading', { name: 'Аялалд тань хэрэг болох' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Өмнөд Солонгос' })).toHaveAttribute('href', '/mn/esim/south-korea-data');
    expect(screen.getByRole('link', { name: 'Азийн аялал' })).toHaveAttribute(
      'href',
      '/mn/insurance/asia?start=2026-12-19&end=2026-12-26&to=KR',
    );
  });

  it('leaves out what does not fit', async () => {
    await open({ status_code: 200, message: '', result: { ...offers, esim: null, end_date: null } });
    expect(await screen.findByRole('link', { name: 'Азийн аялал' })).toHaveAttribute(
      'href',
      '/mn/insurance/asia?start=2026-12-19&to=KR',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['there is nothing to offer', { status_code: 200, message: '', result: null } as const],
    ['nothing can be heard', 'offline' as const],
  ])('takes no room where %s', async (_, answer) => {
    const { stub } = await open(answer);
    await waitFor(() => expect(stub.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
