/** @jest-environment node */
import { createTestServices } from '@aylal/testing/memory';
import { listStub } from '../testing/esim-stubs.ts';
import { searchEsimsQuery } from './esim-queries.ts';

const { jest } = import.meta;
afterEach(() => void jest.restoreAllMocks());

it('[ESIM-07.1] the list of eSIMs is cached for 60 seconds', async () => {
  const stub = listStub();
  const { services } = await createTestServices({ stubs: [stub] });
  const clock = jest.spyOn(Date, 'now');
  const readAfter = (milliseconds: number) => {
    clock.mockReturnValue(milliseconds);
    return services.queryClient.fetchQuery(searchEsimsQuery(services, 'all', 'mn'));
  };
  await readAfter(0);
  await readAfter(59_999);
  expect(stub.calls).toHaveLength(1);
  await readAfter(60_000);
  expect(stub.calls).toHaveLength(2);
});
