import { endOtherSessions, endSession } from '@aylal/contracts/account';
import { postForm, stubOperation, type Stub } from '@aylal/testing';
import { endField, endOthers } from './end-field.ts';
import { submit } from './submit-end.ts';

const ok = { status_code: 200 as const, message: '', result: null };
const gone = { status_code: 404 as const, message: '', result: { problem: 'not-found' as const } };
const id = '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0b01';
const press = (value: string, ...stubs: Stub[]) =>
  postForm(submit, { at: '/mn/user/security', fields: { [endField]: value }, stubs });

describe('[SEC-2] A device that is signed out without scripts', () => {
  it('is the one that was pressed, also where it has ended already', async () => {
    const end = stubOperation(endSession, [ok, gone]);
    expect((await press(id, end)).leadsTo).toBe('/mn/user/security');
    expect((await press(id, end)).leadsTo).toBe('/mn/user/security');
    expect(end.calls.map(({ params }) => params)).toEqual([{ id }, { id }]);
  });

  it('is every other one', async () => {
    const end = stubOperation(endOtherSessions, ok);
    expect((await press(endOthers, end)).leadsTo).toBe('/mn/user/security');
    expect(end.calls).toHaveLength(1);
  });

  it('stays signed in where there was no answer, and the page says so', async () => {
    expect((await press(id, stubOperation(endSession, 'offline'))).answer).toEqual({ refused: 'failed' });
  });
});
