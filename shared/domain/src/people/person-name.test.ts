import { nameForSending } from './person-name.ts';

describe('a name', () => {
  it.each([
    ['Anu-Ujin', 'AnuUjin'],
    ['-Bat-', 'Bat'],
    ['Bold', 'Bold'],
  ])('[VALID-05.1] %s is sent as %s', (typed, sent) => {
    expect(nameForSending(typed)).toBe(sent);
  });
});
