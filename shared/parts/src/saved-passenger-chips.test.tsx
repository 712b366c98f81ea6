import { getPassenger, type SavedPassenger } from '@aylal/contracts/account';
import { localDate } from '@aylal/domain/calendar';
import { maskPassenger } from '@aylal/domain/people';
import { createTestServices, stubOperation, TestProviders, type Stub } from '@aylal/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SavedPassengerChips } from './saved-passenger-chips.tsx';

const anu: SavedPassenger = {
  id: 'p-1',
  last_name: 'Batbold',
  first_name: 'Anu',
  gender: 'F',
  birthday: localDate('1995-06-04'),
  nationality: 'MN',
  document_number: 'E2345678',
};
const tuya: SavedPassenger = { ...anu, id: 'p-2', first_name: 'Tuya', document_number: 'E8765432' };
const ok = (result: SavedPassenger) => ({ status_code: 200 as const, message: '', result });

async function open(stub: Stub) {
  const chosen = import.meta.jest.fn();
  const { services } = await createTestServices({ locale: 'en', stubs: [stub] });
  const view = render(
    <TestProviders services={services}>
      <SavedPassengerChips saved={[anu, tuya].map(maskPassenger)} chosen="" onChoose={chosen} />
    </TestProviders>,
  );
  return { ...view, chosen };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('[PII-2] A saved passenger that is chosen', () => {
  it('is read whole, by one call', async () => {
    const stub = stubOperation(getPassenger, ok(anu));
    const { chosen } = await open(stub);
    expect(stub.calls).toEqual([]);
    press('Anu B.');
    await settled();
    expect(chosen.mock.calls).toEqual([[anu]]);
    expect(stub.calls.map(({ params }) => params)).toEqual([{ id: 'p-1' }]);
  });

  it('fills nothing when another was pressed meanwhile, or the form is gone', async () => {
    const answer = Promise.withResolvers<void>();
    const stub = stubOperation(getPassenger, async ({ params }) => {
      if (params.id === 'p-1') await answer.promise;
      return ok(params.id === 'p-1' ? anu : tuya);
    });
    const { chosen, unmount } = await open(stub);
    press('Anu B.');
    press('Tuya B.');
    await settled();
    answer.resolve();
    await settled();
    expect(chosen.mock.calls).toEqual([[tuya]]);
    press('Tuya B.');
    unmount();
    await settled();
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nobody answers', 'offline' as const],
    ['it was deleted', { status_code: 404 as const, message: '', result: { problem: 'not-found' as const } }],
  ])('is said to be unreadable when %s, until the next press', async (_name, answer) => {
    const { chosen } = await open(stubOperation(getPassenger, answer));
    press('Anu B.');
    expect(await screen.findByRole('alert')).toHaveTextContent('failed.title');
    press('people.new');
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(chosen.mock.calls).toEqual([[null]]);
  });
});
