import { localDate } from '@aylal/domain/calendar';
import { searchTrains } from '@aylal/contracts/trains';
import { trainRoutes } from '@aylal/routes';
import { renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { descriptor } from '../../descriptor.ts';
import { remote } from '../../remote.ts';
import { buildTrain, nextTrainsStub, stationsStub, trainsStub } from '../../testing/train-stubs.ts';
import { view } from './train-stops-dialog.tsx';

const search = { _from: 'ULB', _to: 'DAR', depart_date: localDate('2026-12-05') };
const found = `/mn${trainRoutes.search.to({}, search)}`;
const open = (at: string, ...stubs: Stub[]) =>
  renderRemote(remote, { at, stubs: [...stubs, stationsStub(), trainsStub(), nextTrainsStub()] });

describe('The train search', () => {
  it.each([
    ['[ROUTE-36]', '/mn/trains', '/trains'],
    ['[ROUTE-27]', '/mn/trains/L', '/trains/L'],
  ])('%s leads from two stations and a day to the trains, on the same page', async (_, at, path) => {
    const { user, record } = await open(`${at}?_from=ULB&depart_date=2026-12-05`);
    expect(await screen.findByRole('combobox', { name: 'Хаанаас' })).toHaveValue('Улаанбаатар');
    await user.type(screen.getByRole('combobox', { name: 'Хаашаа' }), 'darh');
    await user.click(await screen.findByRole('option', { name: /Дархан/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Хаашаа' })).toHaveValue('Дархан'));
    await user.click(screen.getByRole('button', { name: 'Галт тэрэг хайх' }));
    await waitFor(() => expect(record.went).toEqual([`${path}?_from=ULB&_to=DAR&depart_date=2026-12-05`]));
  });

  it('says that there is no such station when the address names one that is not known', async () => {
    await open('/mn/trains?_from=XYZ&_to=DAR&depart_date=2026-12-05');
    const from = await screen.findByRole('combobox', { name: 'Хаанаас' });
    await waitFor(() => expect(from).toHaveValue('XYZ'));
    expect(from).toHaveAccessibleDescription('Ийм өртөө алга.');
  });

  it('[ROUTE-27] has /trains/L stand without the standard navigation', () => {
    expect(descriptor.routes.find(({ pattern }) => pattern === '/trains/L')).toMatchObject({ bare: true });
    expect(descriptor.routes.find(({ pattern }) => pattern === '/trains')).toMatchObject({ bare: false });
  });

  it('explains a day that has passed, and asks for nothing', async () => {
    await open('/mn/trains?_from=ULB&_to=DAR&depart_date=2020-01-01');
    expect(await screen.findByText(/Өнгөрсөн өдөр байна/)).toBeVisible();
    expect(screen.queryByText(/273/)).toBeNull();
  });
});

describe('The trains of a day', () => {
  it('wait and say so', async () => {
    await open(found, stubOperation(searchTrains, 'hanging'));
    expect(await screen.findByText('Галт тэргийг хайж байна')).toBeInTheDocument();
  });

  it('are listed with their times, classes and free places', async () => {
    await open(found);
    const card = (await screen.findByRole('heading', { name: '273 · Улаанбаатар – Эрдэнэт' })).closest('li');
    expect(card).toHaveTextContent(/20:25.*6ц 20м.*283 км.*02:45\+1/);
    const [cheap, full] = within(card as HTMLElement).getAllByRole('listitem');
    expect(cheap).toHaveTextContent(/Нийтийн.*15,600₮.*40 сул байр.*Хүүхэд.*7,800₮/);
    expect(full).toHaveTextContent(/Тасалгаатай.*30,600₮.*Дүүрсэн/);
  });

  it('[MODAL-30] [TRAIN-01] have a dialog with every stop of a train', async () => {
    const train = buildTrain();
    const { user, record } = await open(found);
    await user.click(await screen.findByRole('button', { name: '№273 галт тэрэгний өртөөнүүд' }));
    await waitFor(() => expect(record.dialogs).toEqual([{ view: 'TRAIN_STATIONS_VIEW', props: { train } }]));
    await renderPart(remote, <view.Component props={{ train }} close={() => undefined} />);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ӨртөөИрэхЯвах',
      'Улаанбаатар–20:25',
      'Дархан02:45 +103:00 +1',
      'Эрдэнэт07:10 +1–',
    ]);
  });

  it('of a day that has none lead to the nearest day that has one', async () => {
    const none = { status_code: 200 as const, message: '', result: [], nearest_date: localDate('2026-12-08') };
    await open(found, stubOperation(searchTrains, none));
    expect(
      await screen.findByRole('link', { name: 'Хамгийн ойрын өдөр: 2026 оны 12-р сарын 8, Мягмар' }),
    ).toHaveAttribute('href', '/mn/trains?_from=ULB&_to=DAR&depart_date=2026-12-08');
  });

  it('between stations without a direct train are told so', async () => {
    await open(found, stubOperation(searchTrains, { status_code: 404, message: '', result: { problem: 'not-found' } }));
    expect(await screen.findByRole('heading', { name: 'Шууд галт тэрэг алга' })).toBeVisible();
  });

  it('can be asked for again when they do not load', async () => {
    const answer = { status_code: 200 as const, message: '', result: [buildTrain()] };
    const { user } = await open(found, stubOperation(searchTrains, ['offline', 'offline', 'offline', answer]));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('ачаалж чадсангүй');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('heading', { name: /^273/ })).toBeVisible();
  });
});
