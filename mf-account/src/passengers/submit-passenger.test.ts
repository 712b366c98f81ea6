import { createPassenger, deletePassenger, updatePassenger, type SavedPassenger } from '@aylal/contracts/account';
import { localDate } from '@aylal/domain/calendar';
import { buildSessionUser, postForm, stubOperation, type Stub } from '@aylal/testing';
import { submit } from './submit-passenger.ts';

const dulmaa: SavedPassenger = {
  id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0a01',
  last_name: 'Bold',
  first_name: 'Dulmaa',
  gender: 'F',
  birthday: localDate('1990-05-17'),
  register_number: 'UB90051712',
  register_letters: 'УБ',
  nationality: 'MN',
};
const typed = {
  last_name: 'Bold',
  first_name: 'Dulmaa',
  gender: 'F',
  'birthday.year': '1990',
  'birthday.month': '5',
  'birthday.day': '17',
  nationality: 'Mongolia (MN)',
  register_first: 'У',
  register_second: 'Б',
  register_digits: '90051712',
};
const post = (search: string, fields: Record<string, string>, stubs: Stub[]) =>
  postForm(submit, {
    at: `/en/user/passengers?${search}`,
    locale: 'en',
    fields,
    user: buildSessionUser(),
    stubs,
  });
const list = '/en/user/passengers';

describe('A passenger that is posted without scripts', () => {
  it('[API-54] is added, after what is wrong was said at its field', async () => {
    const create = stubOperation(createPassenger, { status_code: 201, message: '', result: dulmaa });
    const { answer } = await post('passenger=new', { ...typed, last_name: 'Болд', gender: '' }, [create]);
    expect(Object.keys(answer?.faults ?? {}).toSorted()).toEqual(['gender', 'last_name']);
    expect(create.calls).toEqual([]);
    expect(await post('passenger=new', typed, [create])).toEqual({ leadsTo: list });
    expect(create.calls[0]?.body).toMatchObject({
      first_name: 'Dulmaa',
      birthday: '1990-05-17',
      nationality: 'MN',
      register_letters: 'УБ',
    });
  });

  it('[API-55] replaces the revision that was read; a newer one is shown beside what was typed', async () => {
    const change = stubOperation(updatePassenger, { status_code: 200, message: '', result: dulmaa });
    const edit = { ...typed, revision: '3' };
    expect(await post(`passenger=${dulmaa.id}`, edit, [change])).toEqual({ leadsTo: list });
    expect(change.calls[0]?.body).toMatchObject({ id: dulmaa.id, revision: 3, first_name: 'Dulmaa' });
    const newer = stubOperation(updatePassenger, {
      status_code: 409,
      message: '',
      result: { problem: 'state-conflict', saved: { ...dulmaa, first_name: 'Sarnai' } },
    });
    const { answer } = await post(`passenger=${dulmaa.id}`, edit, [newer]);
    expect(answer?.refused).toMatchObject({ kind: 'conflict', saved: { first_name: 'Sarnai' } });
  });

  it('[API-56] is deleted when that is asked for; one that is gone already is what was wanted', async () => {
    const search = `passenger=${dulmaa.id}&delete=ask`;
    const ok = stubOperation(deletePassenger, { status_code: 200, message: '', result: null });
    expect(await post(search, { delete: 'yes' }, [ok])).toEqual({ leadsTo: list });
    const gone = stubOperation(deletePassenger, { status_code: 404, message: '', result: { problem: 'not-found' } });
    expect(await post(search, { delete: 'yes' }, [gone])).toEqual({ leadsTo: list });
    expect(await post(search, { delete: 'yes' }, [stubOperation(deletePassenger, 'offline')])).toEqual({
      answer: { refused: { kind: 'unanswered' } },
    });
  });
});
