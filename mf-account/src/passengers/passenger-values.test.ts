import { draftOf, emptyPassenger } from './passenger-values.ts';

describe('What is sent of a saved passenger', () => {
  it('[VALID-05.2] has no hyphen in its names', () => {
    const values = { ...emptyPassenger('USA (US)'), last_name: 'Bat-Erdene', first_name: 'Anu-Ujin' };
    expect(draftOf(values)).toMatchObject({ last_name: 'BatErdene', first_name: 'AnuUjin' });
  });
});
