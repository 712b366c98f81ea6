import { removeSavedHotel } from '@aylal/contracts/hotels';
import { buildSessionUser, postForm, stubOperation, type StubAnswer } from '@aylal/testing';
import { submit } from './submit-remove.ts';

const ended = async (answer: StubAnswer<typeof removeSavedHotel>) => {
  const remove = stubOperation(removeSavedHotel, answer);
  const end = await postForm(submit, {
    at: '/mn/user/hotels',
    fields: { remove: 'saved-0001' },
    user: buildSessionUser(),
    stubs: [remove],
  });
  return { end, params: remove.calls.map(({ params }) => params) };
};

it('[CALL-65] A saved hotel is let go without scripts, and one that is gone already too; anything else is said', async () => {
  expect(await ended({ status_code: 200, message: '', result: null })).toEqual({
    end: { leadsTo: '/mn/user/hotels' },
    params: [{ id: 'saved-0001' }],
  });
  const gone = await ended({ status_code: 404, message: '', result: { problem: 'not-found' } });
  expect(gone.end).toEqual({ leadsTo: '/mn/user/hotels' });
  expect((await ended('offline')).end).toEqual({ answer: { refused: 'failed' } });
});
