import { buildSessionUser, renderRemote, stubOperation, type TestServicesOptions } from '@aylal/testing';
import { listPriceAlerts } from '@aylal/contracts/flights';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildPriceAlert } from '../testing/build-price-alert.ts';
import { alertsStub, stopAlertStub } from '../testing/flights-stubs.ts';

const open = (options: TestServicesOptions = {}) =>
  renderRemote(remote, { at: '/mn/flights/alerts', user: buildSessionUser(), stubs: [alertsStub()], ...options });
const stopButton = () => screen.findByRole('button', { name: 'Улаанбаатар – Сөүл мэдэгдлийг зогсоох' });

describe("The customer's price alerts", () => {
  it('[CALL-44] show journey, limit, days around, address and what was seen last, with the way to the offers', async () => {
    await open();
    const row = await screen.findByRole('listitem');
    for (const texts of ['Улаанбаатар – Сөүл', '2,000,000₮ хүртэл · ±3 хоног', '1,625,200₮', 'anu@example.mn'])
      expect(row).toHaveTextContent(texts);
    expect(within(row).getByRole('link', { name: 'Нислэг үзэх' })).toHaveAttribute(
      'href',
      '/mn/flights/results?_from=UBN&_to=ICN&depart_date=2026-12-17&return_date=2026-12-24&trip_type=RT&adult=2&child=0&infant=0',
    );
  });

  it('[CALL-44] are stopped one by one; the list is read again', async () => {
    const alerts = stubOperation(listPriceAlerts, [
      { status_code: 200, message: '', result: [buildPriceAlert()] },
      { status_code: 200, message: '', result: [] },
    ]);
    const stop = stopAlertStub();
    const { user, record } = await open({ stubs: [alerts, stop] });
    await user.click(await stopButton());
    expect(await screen.findByText('Үнийн мэдэгдэл алга')).toBeInTheDocument();
    expect(stop.calls.map(({ params }) => params)).toEqual([{ id: buildPriceAlert().id }]);
    expect(record.toasts).toEqual([{ kind: 'success', text: 'Мэдэгдэл зогслоо', durationMs: 5000 }]);
  });

  it('[CALL-44] say that one goes on when it could not be stopped', async () => {
    const { user } = await open({
      stubs: [alertsStub(), stopAlertStub(['offline', { status_code: 200, message: '', result: null }])],
    });
    await user.click(await stopButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Мэдэгдэл хэвээр байна');
    expect(screen.getByRole('listitem')).toHaveTextContent('2,000,000₮ хүртэл');
  });

  it('wait in grey', async () => {
    await open({ stubs: [stubOperation(listPriceAlerts, 'hanging')] });
    expect(await screen.findByRole('status')).toHaveAttribute('aria-busy');
  });

  it('lead to a search when there are none', async () => {
    await open({ stubs: [alertsStub([])] });
    expect(await screen.findByRole('link', { name: 'Тийзийн үнийн мэдээ' })).toHaveAttribute(
      'href',
      '/mn/flights/subscription',
    );
    expect(await screen.findByRole('link', { name: 'Нислэг хайх' })).toHaveAttribute('href', '/mn/flights');
  });

  it('are read again on demand when they did not come', async () => {
    const refused = { status_code: 401, message: '', result: { problem: 'not-signed-in' } } as const;
    const { user } = await open({
      stubs: [
        stubOperation(listPriceAlerts, [
          'offline',
          'offline',
          'offline',
          { status_code: 200, message: '', result: [buildPriceAlert()] },
          refused,
        ]),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 15_000 }));
    expect(await screen.findByRole('listitem')).toBeInTheDocument();
  });

  it('ask for sign-in first, and are read then', async () => {
    const alerts = alertsStub();
    const { user } = await open({ user: null, stubs: [alerts], dialogs: () => buildSessionUser() });
    const signIn = await screen.findByRole('button', { name: 'Нэвтрэх' });
    expect(alerts.calls).toEqual([]);
    await user.click(signIn);
    expect(await screen.findByRole('listitem')).toBeInTheDocument();
  });
});
