import type { FlightOrder } from '@aylal/contracts/orders';
import { loadPart, renderPart } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildFlightOrder } from '../testing/build-flight-order.ts';
import { view } from './passenger-info-dialog.tsx';

async function openSummary(order: FlightOrder) {
  const { Component } = await loadPart(remote, 'checkout.summary.flight', 'flights-checkout-summary');
  return renderPart(remote, <Component order={order} />, {});
}

async function openTicket(order: FlightOrder) {
  const { Component } = await loadPart(remote, 'order.detail.flight', 'flights-ticket');
  return renderPart(remote, <Component order={order} />, {});
}

describe('checkout.summary.flight', () => {
  it('tells route, legs, airline, cabin and baggage', async () => {
    const { container } = await openSummary(buildFlightOrder());
    expect(screen.getByRole('heading', { level: 2, name: 'Улаанбаатар – Сөүл' })).toBeInTheDocument();
    expect(container).toHaveTextContent('2 хүн');
    expect(container).toHaveTextContent('МИАТ. Улаанбаатар 07:45 – Сөүл 12:00, 3ц 15м, Шууд');
    expect(container).toHaveTextContent('МИАТ. Сөүл 13:10 – Улаанбаатар 15:40');
    expect(container).toHaveTextContent('МИАТ OM 301, OM 302 · Энгийн · Тээш 23 кг');
  });

  it('leaves prices and the frame to the checkout', async () => {
    const { container } = await openSummary(buildFlightOrder());
    expect(container).not.toHaveTextContent('₮');
    expect(container.querySelector('section, article')).toBeNull();
  });
});

describe('PASSENGER_INFO_VIEW', () => {
  it('[MODAL-64] is opened from the summary with the travellers of the order', async () => {
    const { user, record } = await openSummary(buildFlightOrder());
    await user.click(screen.getByRole('button', { name: 'Зорчигчид' }));
    expect(record.dialogs).toEqual([
      { view: 'PASSENGER_INFO_VIEW', props: { travellers: buildFlightOrder().travellers } },
    ]);
  });

  it('[MODAL-64] [PII-2] [GAP-80.9] lists who travels, to be read only, with masked documents', async () => {
    const { Component } = view;
    await renderPart(remote, <Component props={{ travellers: buildFlightOrder().travellers }} close={() => {}} />, {});
    const [first, second] = within(screen.getByRole('list', { name: 'Зорчигчид' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('BATBOLD ANUDARIТом хүн · Бичиг баримт E12***78');
    expect(second).toHaveTextContent('BATBOLD TEMUULENТом хүн');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('order.detail.flight', () => {
  it('[FLIGHT-09] is an e-ticket for each direction with references, travellers and their ticket numbers', async () => {
    await openTicket(buildFlightOrder());
    const [out, home] = screen.getAllByRole('region', { name: 'Цахим тийз' });
    if (!out || !home) throw new Error('two tickets');
    for (const text of ['UBN', 'ICN', '07:45', 'UTC+08:00', '12:00', 'UTC+09:00', 'OM 301', 'AYL-4K7P2', 'X7K2QM'])
      expect(out).toHaveTextContent(text);
    expect(home).toHaveTextContent('OM 302');
    // Nothing breaks inside a flight number.
    expect(home.textContent).toContain('OM\u00a0302');
    expect(within(out).getByText('UBN').parentElement).toHaveTextContent('UBNУлаанбаатар, Чингис хаан');
    expect(within(out).getByText('UBN').parentElement).not.toHaveTextContent('ICN');
    const [first, second] = within(within(out).getByRole('list', { name: 'Зорчигчид' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('BATBOLD ANUDARIТом хүн · Бичиг баримт E12***78 · Тээш 1 × 23 кг');
    expect(first).toHaveTextContent('289-2400000001');
    expect(second).not.toHaveTextContent('Баримт');
    expect(await within(out).findByRole('img', { name: 'AYL-4K7P2 дугаартай QR код' })).toBeInTheDocument();
  });

  it('keeps a month and the hyphen of its ending on one line', async () => {
    await openTicket(buildFlightOrder());
    expect(screen.getAllByText(/2026 оны 12-\u2060р сарын 19/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/12-р/)).toBeNull();
  });

  it('says which ticket is refunded', async () => {
    const refund = {
      fare: 1,
      fee: 0,
      discount: 0,
      back: 1,
      bank_name: 'Khan',
      account: '',
      sent_at: '',
      finished_at: null,
      payout_from: null,
    };
    const ticket = '289-2400000001';
    await openTicket(
      buildFlightOrder({
        refunds: [
          { ...refund, state: 'refused', tickets: ['289-2400000002'] },
          { ...refund, state: 'finished', tickets: [ticket] },
        ],
      }),
    );
    expect(screen.getAllByText(/буцаагдсан/)).toHaveLength(2);
    for (const mark of screen.getAllByText(/буцаагдсан/)) expect(mark.parentElement).toHaveTextContent(ticket);
    expect(screen.queryByText(/буцаагдаж байна/)).toBeNull();
  });

  it.each([
    [5, 'Цуцлагдсан'],
    [10, 'Буцаагдсан'],
  ] as const)('with status %d shows no code to fly with, and says why', async (status_code, text) => {
    await openTicket(buildFlightOrder({ status: { status_code, name: '' } }));
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(screen.queryByRole('img', { name: /QR код/ })).toBeNull();
  });

  it('says so while no ticket is issued', async () => {
    const [one] = buildFlightOrder().travellers;
    const order = buildFlightOrder({
      travellers: one ? [{ ...one, ticket_number: null }] : [],
      airline_reference: null,
    });
    await openTicket(order);
    expect(screen.getAllByText('Бичигдээгүй байна')).toHaveLength(2);
    expect(screen.getAllByText('бичигдээгүй')).toHaveLength(4);
  });
});

describe('order.actions.flight', () => {
  it.each([
    [4, 1],
    [5, 0],
    [6, 0],
    [8, 0],
    [9, 0],
    [10, 0],
  ] as const)('offers an order of status %d its change %d times', async (status_code, times) => {
    const { Component } = await loadPart(remote, 'order.actions.flight', 'flights-order-actions');
    const order = buildFlightOrder({ status: { status_code, name: '' } });
    await renderPart(remote, <Component order={order} />, {});
    expect(screen.queryAllByRole('link', { name: 'Нислэг солих' })).toHaveLength(times);
  });
});
