import { searchEsims } from '@aylal/contracts/esims';
import { esimRoutes } from '@aylal/routes';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildListed } from '../testing/build-esim.ts';
import { listStub } from '../testing/esim-stubs.ts';

const open = (stub: Stub, at = `/mn${esimRoutes.list.to()}`) => renderRemote(remote, { at, stubs: [stub] });
const cards = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('The page /esim', () => {
  it('waits and says so', async () => {
    await open(stubOperation(searchEsims, 'hanging'));
    expect(await screen.findByText('eSIM-үүдийг ачаалж байна')).toBeInTheDocument();
  });

  it('says that nothing of this kind is sold', async () => {
    await open(listStub([]));
    expect(await screen.findByRole('heading', { name: 'Одоогоор eSIM алга' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: buildListed() };
    const { user } = await open(stubOperation(searchEsims, ['offline', 'offline', 'offline', answer]));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('ачаалж чадсангүй');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('link', { name: 'Өмнөд Солонгос' })).toHaveAttribute(
      'href',
      '/mn/esim/south-korea-data',
    );
  });

  it('[ROUTE-40] finds a destination by its name, its English name and its code, and keeps it in the address', async () => {
    const { user, router } = await open(listStub());
    const field = await screen.findByRole('searchbox', { name: /^Улс, бүс нутаг$/ });
    await screen.findByRole('link', { name: 'Япон' });
    for (const typed of ['япо', 'japan', 'JP']) {
      await user.clear(field);
      await user.type(field, typed);
      expect(cards()).toEqual([expect.stringContaining('Япон')]);
      expect(new URLSearchParams(router.state.location.search).get('text')).toBe(typed);
    }
    await user.clear(field);
    await user.type(field, 'атлантис');
    expect(screen.getByRole('heading', { name: '«атлантис» олдсонгүй' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Хайлтыг арилгах' }));
    expect(cards()).toHaveLength(2);
  });

  it('[CALL-10] asks for the plan type of the address, and for all of them when it cannot be read', async () => {
    const asked: string[] = [];
    const stub = () =>
      stubOperation(searchEsims, ({ query }) => {
        asked.push(query['search_type'] ?? '');
        return { status_code: 200 as const, message: '', result: buildListed() };
      });
    await open(stub(), '/mn/esim?search_type=data-text');
    expect(await screen.findByRole('link', { name: 'Дата, мессеж' })).toHaveAttribute('aria-current', 'page');
    await open(stub(), '/mn/esim?search_type=anything');
    await screen.findAllByRole('link', { name: 'Япон' });
    expect(asked).toEqual(['data-text', 'all']);
  });

  it('[ESIM-07.1] shows a list again without asking for it', async () => {
    const stub = listStub();
    const { user } = await open(stub);
    await screen.findByRole('link', { name: 'Япон' });
    await user.click(screen.getByRole('link', { name: 'Дата' }));
    await user.click(screen.getByRole('link', { name: 'Бүгд' }));
    await screen.findByRole('link', { name: 'Япон' });
    expect(stub.calls.map(({ query }) => query['search_type'])).toEqual(['all', 'data']);
  });

  it('has each country once, with the ways to its other plans', async () => {
    const [korea, japan] = buildListed();
    if (!korea || !japan) throw new Error('two destinations are listed');
    await open(
      listStub([{ ...korea, slug: 'south-korea-data-voice', plan_type: 'data-voice', price: 27_610 }, korea, japan]),
    );
    expect(await screen.findAllByRole('link', { name: 'Өмнөд Солонгос' })).toHaveLength(1);
    const other = within(screen.getByRole('list', { name: 'Өмнөд Солонгос' })).getByRole('link');
    expect(other).toHaveAttribute('href', '/mn/esim/south-korea-data-voice');
    expect(other).toHaveTextContent('27,610₮-өөс');
  });

  it('shows the first two dozen, and the rest on asking', async () => {
    const { user } = await open(listStub(buildListed(30)));
    const more = await screen.findByRole('button', { name: 'Бусад 6 eSIM-ийг харах' });
    expect(cards()).toHaveLength(24);
    await user.click(more);
    expect(cards()).toHaveLength(30);
  });
});
