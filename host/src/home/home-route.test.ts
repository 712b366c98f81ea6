/** @jest-environment node */
import { listNews, listPromotions } from '@aylal/contracts/content';
import { whenQueriesIdle } from '@aylal/query';
import { createTestServices, stubOperation } from '@aylal/testing/memory';
import { homeRoute } from './home-route.ts';

const { jest } = import.meta;
afterEach(() => void jest.restoreAllMocks());

it('[ESIM-07.2] the lists of the home page are cached for 60 seconds', async () => {
  const promotions = stubOperation(listPromotions, { status_code: 200, message: '', result: [] });
  const news = stubOperation(listNews, { status_code: 200, message: '', result: [], total: 0 });
  const { services } = await createTestServices({ stubs: [promotions, news] });
  const clock = jest.spyOn(Date, 'now');
  const openAfter = async (milliseconds: number) => {
    clock.mockReturnValue(milliseconds);
    homeRoute(services).loader();
    await whenQueriesIdle(services.queryClient);
    return [promotions.calls.length, news.calls.length];
  };
  expect(await openAfter(0)).toEqual([1, 1]);
  expect(await openAfter(59_999)).toEqual([1, 1]);
  expect(await openAfter(60_000)).toEqual([2, 2]);
});
