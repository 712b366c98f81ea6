import { localDate } from '@aylal/domain/calendar';
import { getBusSchedule, listBusStops } from '@aylal/contracts/bus';
import { busRoutes } from '@aylal/routes';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from './remote.ts';
import { bayanzurkh, buildDeparture, darkhan, dragon, kharkhorin } from './testing/build-departure.ts';
import { endsStub, nextBusesStub, scheduleStub, stopsStub } from './testing/bus-stubs.ts';

const trip = '101-201-2026-12-05';
const schedule = `/mn${busRoutes.schedule.to({ trip })}`;
const seats = `/mn${busRoutes.seats.to({ trip, departure: buildDeparture().id })}`;
const none = { status_code: 200 as const, message: '', result: [] };
const open = (at: string, ...stubs: Stub[]) =>
  renderRemote(remote, { at, stubs: [...stubs, stopsStub(), endsStub(), scheduleStub(), nextBusesStub()] });
const seat = (number: number) => screen.findByRole('gridcell', { name: new RegExp(`^${number}-р суудал,`) });

describe('The bus search', () => {
  it('[ROUTE-37] leads from a town over its reachable ends and a day to the schedule', async () => {
    const { user, record } = await open('/mn/bus?_from=101&depart_date=2026-12-05');
    expect(await screen.findByRole('combobox', { name: 'Хаанаас' })).toHaveValue('Улаанбаатар');
    await user.type(screen.getByRole('combobox', { name: 'Хаашаа' }), 'дарх');
    await user.click(await screen.findByRole('option', { name: /Дархан/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Хаашаа' })).toHaveValue('Дархан'));
    await user.click(screen.getByRole('button', { name: 'Автобус хайх' }));
    await waitFor(() => expect(record.went).toEqual(['/bus/schedule/101-201-2026-12-05']));
  });

  it.each([
    ['УБ', 'Улаанбаатар'],
    ['баянз', 'Улаанбаатар'],
    ['хархорум', 'Хархорин'],
  ])('finds the town that people mean by "%s", once for all its stations', async (typed, town) => {
    const { user } = await open('/mn/bus', stopsStub([dragon, bayanzurkh, darkhan, kharkhorin]));
    const from = await screen.findByRole('combobox', { name: 'Хаанаас' });
    await user.type(from, typed);
    const found = await screen.findAllByRole('option');
    expect(found).toHaveLength(1);
    expect(found[0]).toHaveTextContent(town);
  });

  it('begins in the busiest town, unless the address says another', async () => {
    const stops = stopsStub([dragon, bayanzurkh, darkhan]);
    const { unmount } = await open('/mn/bus', stops);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Хаанаас' })).toHaveValue('Улаанбаатар'));
    unmount();
    await open('/mn/bus?_from=201', stops);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Хаанаас' })).toHaveValue('Дархан'));
  });

  it('says at each field what is missing, and goes nowhere', async () => {
    const { user, record } = await open('/mn/bus');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Хаанаас' })).toHaveValue('Улаанбаатар'));
    await user.click(screen.getByRole('button', { name: 'Автобус хайх' }));
    expect(await screen.findByText('Энэ талбарыг бөглөнө үү')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Хаашаа' })).toHaveAccessibleDescription('Энэ талбарыг бөглөнө үү');
    expect(record.went).toEqual([]);
  });

  it('begins with today, one way', async () => {
    await open('/mn/bus');
    expect(await screen.findByRole('button', { name: /^Явах өдөр: .*2026 оны 11-р сарын 21/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Буцах өдөр: Нэг талдаа' })).toBeVisible();
  });

  it('takes the day back along', async () => {
    const { user, record } = await open('/mn/bus?_from=101&_to=201&depart_date=2026-12-05&return_date=2026-12-08');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Хаашаа' })).toHaveValue('Дархан'));
    await user.click(screen.getByRole('button', { name: 'Автобус хайх' }));
    await waitFor(() => expect(record.went).toEqual(['/bus/schedule/101-201-2026-12-05?return_date=2026-12-08']));
  });

  it('refuses a day back that is before the way out', async () => {
    const { user, record } = await open('/mn/bus?_from=101&_to=201&depart_date=2026-12-05&return_date=2026-12-04');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Хаашаа' })).toHaveValue('Дархан'));
    await user.click(screen.getByRole('button', { name: 'Автобус хайх' }));
    expect(await screen.findByText('Буцах өдөр явах өдрөөс өмнө байна. Өдрөө шалгана уу')).toBeVisible();
    expect(record.went).toEqual([]);
  });

  it.each([
    ['leads on to its buses', '_from=101&_to=201&depart_date=2026-12-05', '/mn/bus/schedule/101-201-2026-12-05'],
    ['stays while something is missing', '_from=101&_to=&depart_date=2026-12-05', '/mn/bus'],
    ['stays for a day that has passed', '_from=101&_to=201&depart_date=2020-01-01', '/mn/bus'],
  ])('[ROUTE-37] sent without scripts %s', async (_, sent, path) => {
    const { router } = await open(`/mn/bus?find=1&${sent}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('explains a day that has passed', async () => {
    const { router } = await open(`/mn${busRoutes.schedule.to({ trip: '101-201-2020-01-01' })}`);
    expect(await screen.findByText(/Өнгөрсөн өдөр байна/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/mn/bus');
  });

  it('offers to try again when the stops do not load, and says when there are none', async () => {
    const answer = { status_code: 200 as const, message: '', result: [] };
    const { user } = await open('/mn/bus', stubOperation(listBusStops, ['offline', 'offline', 'offline', answer]));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('Буудлуудыг ачаалж чадсангүй');
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText('Одоогоор буудал алга.')).toBeVisible();
  });
});

describe('The buses of a day', () => {
  it('wait and say so', async () => {
    await open(schedule, stubOperation(getBusSchedule, 'hanging'));
    expect(await screen.findByText('Автобусыг хайж байна')).toBeInTheDocument();
  });

  it('[CALL-31] are listed with their local times, seats and price; a full one leads nowhere', async () => {
    const full = Array.from({ length: 45 }, (_, index) => index + 1);
    const late = { departure_time: '2026-12-05T18:30:00+08:00', arrival_time: '2026-12-06T21:30:00+07:00' };
    await open(schedule, scheduleStub([buildDeparture(), buildDeparture({ id: 'B-2', ...late, taken: full })]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Улаанбаатар – Дархан' })).toBeVisible();
    const [first, second] = (await screen.findAllByText(/Yutong/)).map((one) => one.closest('li'));
    expect(first).toHaveTextContent(/14:30.*3ц 45м.*219 км.*18:15.*28,000₮.*43 сул суудал/);
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', seats);
    expect(second).toHaveTextContent(/18:30.*21:30\+1.*UTC\+7.*Суудал дүүрсэн/);
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('[CALL-31] are asked for by town, and say from which station none of them leaves', async () => {
    const schedule102 = scheduleStub([buildDeparture({ stop: bayanzurkh })]);
    await open(schedule, schedule102, stopsStub([dragon, bayanzurkh, darkhan]));
    expect(await screen.findByText('Хөдлөх буудал: Баянзүрх төв. Драгон төв биш.')).toBeVisible();
    expect(schedule102.calls[0]).toMatchObject({ query: { by: 'town' } });
  });

  it('lead to those of the way back', async () => {
    await open(schedule);
    expect(await screen.findByRole('link', { name: 'Буцах автобус' })).toHaveAttribute(
      'href',
      '/mn/bus/schedule/201-101-2026-12-05',
    );
  });

  it('of a day that has none lead to the nearest day that has one', async () => {
    await open(schedule, stubOperation(getBusSchedule, { ...none, nearest_date: localDate('2026-12-03') }));
    expect(
      await screen.findByRole('link', { name: 'Хамгийн ойрын өдөр: 2026 оны 12-р сарын 3, Пүрэв' }),
    ).toHaveAttribute('href', '/mn/bus/schedule/101-201-2026-12-03');
  });

  it('of a line that is paused for longer lead to another search', async () => {
    await open(schedule, stubOperation(getBusSchedule, { ...none, nearest_date: null }));
    expect(await screen.findByRole('link', { name: 'Дахин хайх' })).toHaveAttribute(
      'href',
      '/mn/bus?_from=101&_to=201&depart_date=2026-12-05',
    );
  });

  it('between which no line goes leads to another search', async () => {
    await open(
      schedule,
      stubOperation(getBusSchedule, { status_code: 404, message: '', result: { problem: 'not-found' } }),
    );
    expect(await screen.findByRole('heading', { name: 'Ийм чиглэл алга' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Дахин хайх' })).toHaveAttribute(
      'href',
      '/mn/bus?_from=101&depart_date=2026-12-05',
    );
  });

  it('can be asked for again when they do not load', async () => {
    const answer = { status_code: 200 as const, message: '', result: [buildDeparture()] };
    const { user } = await open(schedule, stubOperation(getBusSchedule, ['offline', 'offline', 'offline', answer]));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('Хуваарийг ачаалж чадсангүй');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText(/Yutong/)).toBeVisible();
  });
});

describe('The seats of a bus', () => {
  it('are walked and chosen by keyboard alone, announced, and stand in the address', async () => {
    const { user, router } = await open(seats);
    (await seat(3)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await seat(7)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Сонгосон суудал: 7. Нийт 28,000₮')).toHaveAttribute('role', 'status');
    expect(await seat(7)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByText('Сонгосон суудал: 7, 8. Нийт 56,000₮')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?seats=7%2C8');
    // The bar of a phone sticks to its foot only where it is beside all of the page.
    const bar = screen.getByRole('region', { name: 'Нийт' });
    expect(bar.parentElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(within(bar).getByRole('link', { name: 'Үргэлжлүүлэх' })).toBeVisible();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('that are sold cannot be chosen', async () => {
    const { user, router } = await open(seats);
    const sold = await seat(1);
    expect(sold).toHaveAccessibleName('1-р суудал, цонхны талд, Захиалсан');
    expect(sold).toHaveAttribute('aria-disabled', 'true');
    await user.click(sold);
    expect(router.state.location.search).toBe('');
  });

  it('that an unpaid order holds say until when, and cannot be chosen', async () => {
    const held = buildDeparture();
    held.seats = held.seats.map((one) =>
      one.seat === 9 ? { ...one, is_free: false, held_until: '2026-12-01T06:35:00.000Z' } : one,
    );
    const { user, router } = await open(seats, scheduleStub([held]));
    const cell = await seat(9);
    expect(cell).toHaveAccessibleName(/хүртэл хадгалсан$/);
    await user.click(cell);
    expect(router.state.location.search).toBe('');
  });

  it('stand in a plain table too', async () => {
    const { user } = await open(seats);
    await user.click(await screen.findByRole('button', { name: 'Хүснэгтээр харах' }));
    const table = await screen.findByRole('table', { name: 'Автобусны суудал' });
    expect(within(table).getAllByRole('row')).toHaveLength(46);
    await user.click(within(table).getByRole('button', { name: '15-р суудлыг сонгох' }));
    expect(await within(table).findByRole('button', { name: '15-р суудлыг болих' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Таны суудал' })).toHaveTextContent(/15.*28,000₮/);
  });

  it('of the address that are gone are told, with the neighbour in their place', async () => {
    const { user } = await open(`${seats}?seats=15,16`, scheduleStub([buildDeparture({ taken: [16] })]));
    expect(await screen.findByRole('alert')).toHaveTextContent('16-р суудлыг энэ хооронд өөр хүн авчээ.');
    await user.click(screen.getByRole('button', { name: 'Оронд нь 12-р суудлыг сонгох' }));
    expect(await screen.findByText('Сонгосон суудал: 12, 15. Нийт 56,000₮')).toBeInTheDocument();
  });

  it('of a bus that has left lead back to its day', async () => {
    await open(seats, scheduleStub([]));
    expect(await screen.findByRole('heading', { name: 'Энэ автобус зарагдахаа больсон' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Өдрийн хуваарь руу' })).toHaveAttribute('href', schedule);
  });
});
