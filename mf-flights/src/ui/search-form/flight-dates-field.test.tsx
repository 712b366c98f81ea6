import { listMonthFares } from '@aylal/contracts/flights';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { airportsStub, monthFaresStub } from '../../testing/flights-stubs.ts';

/** A search that its form has to explain, so that it stays on the form: the way back is missing. */
const address = '/mn/flights?_from=UBN&_to=ICN&depart_date=2026-12-19&trip_type=RT&adult=2';

async function openDates(stub: Stub, at = address, options = {}) {
  const { user } = await renderRemote(remote, { at, stubs: [airportsStub(), stub], ...options });
  await user.click(await screen.findByRole('button', { name: /^(Явах|Туда): / }));
  return { user, panel: within(await screen.findByRole('dialog')) };
}

describe('The days of a flight search', () => {
  it('[NEED-36] speak their lowest fare per person, the lowest of the month as such', async () => {
    const stub = monthFaresStub();
    const { panel } = await openDates(stub);
    const cheapest = await panel.findByRole('gridcell', { name: /12-р сарын 21, .*406,300₮, хамгийн хямд/ });
    expect(cheapest).toHaveTextContent('406');
    expect(panel.getByRole('gridcell', { name: /12-р сарын 19, .*452,700₮$/ })).toBeInTheDocument();
    expect(panel.getByText('7 хоногийн хоёр талын үнэ, 1 хүн, мянган ₮')).toBeInTheDocument();
    expect(stub.calls.map(({ query }) => [query?.['month'], query?.['stay']])).toEqual([
      ['2026-12', '7'],
      ['2027-01', '7'],
      ['2027-02', '7'],
    ]);
  });

  it('[NEED-36] show the fares of a return for the departure that is chosen', async () => {
    const stub = monthFaresStub();
    const { user, panel } = await openDates(stub);
    await user.click(panel.getByRole('button', { name: /^Буцах/ }));
    expect(await panel.findByText('Тэр өдөр буцах хоёр талын үнэ, 1 хүн, мянган ₮')).toBeInTheDocument();
    expect(stub.calls.at(-1)?.query).toMatchObject({ depart_date: '2026-12-19', trip_type: 'RT' });
  });

  it('[NEED-36] stand as a table on demand', async () => {
    const { user, panel } = await openDates(monthFaresStub());
    await panel.findByRole('gridcell', { name: /хамгийн хямд/ });
    await user.click(panel.getByRole('button', { name: 'Хүснэгтээр' }));
    expect(panel.getAllByRole('row').map((row) => row.textContent)).toContain('12/21, Да406,300₮ · хамгийн хямд');
  });

  it('[NEED-36] can be chosen while fares load, when they fail, and without any; a failure can be tried again', async () => {
    const stub = stubOperation(listMonthFares, [
      { status_code: 400, message: '', result: { problem: 'unavailable' } },
      { status_code: 200, message: '', result: [] },
    ]);
    const { user, panel } = await openDates(stub);
    expect(await panel.findByText('Үнэ ачаалсангүй. Өдрөө үнэгүйгээр сонгож болно.')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await panel.findByText('Эдгээр өдөр нислэг алга.')).toBeInTheDocument();
    await user.click(panel.getByRole('gridcell', { name: /12-р сарын 22/ }));
    expect(screen.getByRole('button', { name: /^Явах: 12\/22/ })).toBeInTheDocument();
  });

  it('[NEED-36] ask for the places before they promise fares', async () => {
    const stub = monthFaresStub();
    const { panel } = await openDates(stub, '/mn/flights');
    expect(panel.getByText(/Хаанаас, хаашаагаа сонговол/)).toBeInTheDocument();
    expect(stub.calls).toEqual([]);
  });

  it('[CUR-04] are short in the display currency, whatever the language writes for a decimal point', async () => {
    const ru = { locale: 'ru', currency: 'USD' };
    const { panel } = await openDates(monthFaresStub(), address.replace('/mn/', '/ru/'), ru);
    expect(await panel.findByText('118')).toBeInTheDocument();
    expect(panel.getByText('Туда и обратно на 7 ночей, 1 чел., USD')).toBeInTheDocument();
  });
});
