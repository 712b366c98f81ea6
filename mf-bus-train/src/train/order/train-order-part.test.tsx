import type { TrainOrder } from '@aylal/contracts/orders';
import { loadPart, renderPart } from '@aylal/testing';
import { buildBookedBus } from '@aylal/testing/scenarios';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildTrainOrder } from '../../testing/build-train-order.ts';

const later = 'Төлбөр орсны дараа тасалбар энд гарна.';
const beThere = /Хөдлөхөөс 30 минутын өмнө/;

const back = { name: 'Буцах тасалбар захиалах' };

async function open(status_code: number, over: Partial<TrainOrder['train']> = {}) {
  const status = { status_code: status_code as TrainOrder['status']['status_code'], name: '' };
  const pax = buildBookedBus().pax.map(({ seat, ...ticket }) => ({ ...ticket, place: seat }));
  const order: TrainOrder = { ...buildTrainOrder(over), pax, status };
  const { Component } = await loadPart(remote, 'order.detail.train', 'train-order');
  await renderPart(remote, <Component order={order} />);
}

describe('The train of an order', () => {
  it('says that the ticket comes while it waits for its money', async () => {
    await open(1);
    expect(screen.getByText(later)).toBeVisible();
  });

  it('says when to be there once the ticket is ready', async () => {
    await open(4, { issued: true });
    expect(screen.getByText(beThere)).toBeVisible();
  });

  it('leads to the trains back, from the day after the arrival on', async () => {
    await open(4, { issued: true, voyage: '273-20261205-ULB-DAR', arr_time: '2026-12-06T02:45:00+08:00' });
    const link = screen.getByRole('link', back);
    expect(link).toHaveAttribute('href', '/mn/trains?_from=DAR&_to=ULB&depart_date=2026-12-07');
  });

  it.each([
    ['was cancelled', 5, {}],
    ['was given back', 9, { issued: true }],
    ['is of a train that does not run', 4, { issued: true, is_departure_cancelled: true }],
  ] as const)('asks nobody to come when the order %s', async (_, status, train) => {
    await open(status, train);
    expect(screen.getByRole('region', { name: 'Галт тэрэгний тасалбар' })).toBeVisible();
    expect(screen.queryByText(beThere)).toBeNull();
    expect(screen.queryByRole('link', back)).toBeNull();
    expect(screen.queryByText(later)).toBeNull();
  });
});
