import { draftOf, emptyPassenger } from './passenger-values.ts';

describe('What is sent of a saved passenger', () => {
  it('[VALID-05.2] has no hyphen in its names', () => {
    const names = { last_name: 'Bat-Erdene', first_name: 'Anu-Ujin' };
    const values = { ...emptyPassenger('USA (US)'), ...names, birthday: '1990-05-17' };
    expect(draftOf(values)).toMatchObject({ last_name: 'BatErdene', first_name: 'AnuUjin' });
  });
});
