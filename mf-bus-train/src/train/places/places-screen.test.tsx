import { getTrainVoyage, lockTrainPlaces } from '@aylal/contracts/trains';
import { trainPlacesRoutes } from '@aylal/routes';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { voyageStub } from '../../testing/train-stubs.ts';

const voyage = '273-20261205-ULB-DAR';
const held = {
  status_code: 200 as const,
  message: '',
  result: {
    lock: 'word-of-a-lock-0001',
    expires_at: '2026-12-01T00:20:00.000Z',
    server_time: '2026-12-01T00:00:00.000Z',
  },
};
const open = (
  search: { wagon?: string; places?: string } = {},
  stubs: Stub[] = [],
  page: 'search' | 'bare' = 'search',
) =>
  renderRemote(remote, {
    at: `/mn${trainPlacesRoutes[page].to({ voyage }, search)}`,
    user: buildSessionUser(),
    stubs: [...stubs, voyageStub()],
  });

/** The bar of a phone sticks to its foot only where it is beside all of the page: in an aside it would stay there. */
async function findWayOn() {
  const bar = await screen.findByRole('region', { name: 'Нийт' });
  expect(bar.parentElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  return within(bar).getByRole('button', { name: 'Үргэлжлүүлэх' });
}

describe('The wagons of a train', () => {
  it('[ROUTE-36] are listed with what is free in each, and a full one cannot be chosen', async () => {
    await open();
    const rows = await screen.findAllByRole('radio');
    expect(rows.map((row) => (row as HTMLInputElement).disabled)).toEqual([false, false, true]);
    expect(screen.getByText('2-р вагон · Тасалгаатай')).toBeVisible();
    expect(screen.getByText('Дүүрсэн')).toBeVisible();
    expect(await screen.findByRole('grid', { name: '1-р вагоны байр' })).toBeVisible();
  });

  it('are told as gone when there is no such train, and can be asked for again when they do not load', async () => {
    const missing = { status_code: 404 as const, message: '', result: { problem: 'not-found' as const } };
    await open({}, [stubOperation(getTrainVoyage, missing)]);
    expect(await screen.findByRole('heading', { name: /тасалбар зарагдахаа больсон/ })).toBeVisible();
  });
});

describe('The places of a wagon', () => {
  it('say whether they are below or above, are walked with arrows and chosen with a press', async () => {
    const { user } = await open({ wagon: '2' });
    const grid = await screen.findByRole('grid', { name: '2-р вагоны байр' });
    const berth = within(grid).getByRole('gridcell', { name: '5-р байр, доод ор, Сул' });
    berth.focus();
    await user.keyboard('{ArrowUp}');
    expect(within(grid).getByRole('gridcell', { name: '6-р байр, дээд ор, Сул' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await within(grid).findByRole('gridcell', { selected: true })).toHaveAccessibleName(/^6-р байр/);
    expect(within(grid).getByRole('gridcell', { name: '1-р байр, доод ор, Захиалсан' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('are repeated in a table', async () => {
    const { user } = await open({ wagon: '2' });
    await user.click(await screen.findByRole('button', { name: 'Хүснэгтээр харах' }));
    const table = await screen.findByRole('table', { name: '2-р вагоны байр' });
    expect(within(table).getByRole('row', { name: /^6 дээд ор Сул/ })).toBeVisible();
    await user.click(within(table).getByRole('button', { name: '6-р байр сонгох' }));
    expect((await screen.findAllByRole('button', { name: 'Үргэлжлүүлэх' }))[0]).toBeEnabled();
  });

  it('[NEED-151] are locked at the railway before anybody says who travels', async () => {
    const lock = stubOperation(lockTrainPlaces, held);
    const { user, record } = await open({ wagon: '2', places: '5,6' }, [lock], 'bare');
    await user.click(await findWayOn());
    await waitFor(() => expect(record.went).toEqual([`/trains/L/booking/${voyage}?wagon=2&places=5%2C6`]));
    expect(lock.calls[0]).toMatchObject({ body: { voyage, wagon: 2, places: [5, 6] } });
  });

  it('say so when one was taken at that moment, and stay on the page', async () => {
    const message = 'Сонгосон байрны нэгийг өөр хүн дөнгөж сая авлаа.';
    const gone = { status_code: 409 as const, message, result: { problem: 'sold-out' as const } };
    const { user, record } = await open({ wagon: '2', places: '5' }, [stubOperation(lockTrainPlaces, gone)]);
    await user.click(await findWayOn());
    const notice = (await screen.findByText(message)).closest('[role=alert]');
    await waitFor(() => expect(notice?.parentElement?.parentElement).toHaveFocus());
    expect(record.went).toEqual([]);
  });

  it('offer the nearest free one of the same level for one that is gone', async () => {
    const { user } = await open({ wagon: '2', places: '1,5' });
    expect(await screen.findByText('1-р байрыг энэ хооронд өөр хүн авчээ.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Оронд нь 7-р байрыг авах, доод ор' }));
    const grid = await screen.findByRole('grid', { name: '2-р вагоны байр' });
    await waitFor(() => expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(2));
  });
});
