import { saveHotel } from '@aylal/contracts/hotels';
import { buildSessionUser, postForm, stubOperation, type StubAnswer } from '@aylal/testing';
import { submit } from './submit-save.ts';

const at = '/mn/hotels/list?place=ULN&check_in=2026-12-21';
const save = async (answer: StubAnswer<typeof saveHotel>, user = buildSessionUser()) => {
  const call = stubOperation(saveHotel, answer);
  const end = await postForm(submit, { at, fields: { save: 'ULN-0001' }, user, stubs: [call] });
  return { end, bodies: call.calls.map(({ body }) => body) };
};

describe('The heart of a hotel without scripts', () => {
  it('[CALL-63] saves it, and shows the saved ones', async () => {
    expect(await save({ status_code: 201, message: '', result: { id: 'saved-0001' } })).toEqual({
      end: { leadsTo: '/mn/user/hotels' },
      bodies: [{ tapa_code: 'ULN-0001' }],
    });
  });

  it('asks a visitor to sign in first, and leads back', async () => {
    const end = await postForm(submit, { at, fields: { save: 'ULN-0001' }, user: null });
    expect(end.leadsTo).toBe(`/mn/auth/login?${new URLSearchParams({ next: at.slice(3) }).toString()}`);
  });

  it('says at the hotel that it is not saved', async () => {
    const refused = { answer: { refused: { kind: 'not-saved', hotel: 'ULN-0001' } } };
    expect((await save('offline')).end).toEqual(refused);
    expect((await save({ status_code: 404, message: '', result: { problem: 'not-found' } })).end).toEqual(refused);
  });
});
