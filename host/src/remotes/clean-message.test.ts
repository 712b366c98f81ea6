import { cleanMessage } from './clean-message.ts';

describe('The message of an error', () => {
  it.each([
    "Cannot read properties of undefined (reading 'amount')",
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'x.map is not a function',
    'Minified React error #310',
    'Loading chunk 891 failed.',
  ])('stays as engines and libraries write it: %s', (message) => {
    expect(cleanMessage(message)).toBe(message.replace(': The', ': …'));
  });

  it.each([
    ['an e-mail address', 'no user bat.dorj@example.mn here', 'no user … here'],
    ['a telephone number', 'called 9911-2233 and +976 9911 2233', 'called … and …'],
    ['a register number', 'no passenger УБ99112233', 'no passenger …'],
    ['a name in capitals', 'not a name: BATBOLD', 'not a name: …'],
    ['a name', 'not found: Bat Dorj', 'not found: … …'],
    ['a name in Mongolian', 'олдсонгүй: Бат-Эрдэнэ', '… …'],
    [
      'what was to be read as JSON',
      `Unexpected token 'B', "Bat, 99112233" is not valid JSON`,
      `Unexpected token '…', "…" is not valid JSON`,
    ],
    ['a token', 'bad key eyJhbGciOiJIUzI1NiIsInR5cCI6', 'bad key …'],
    ['the query of an address', 'could not get /api/user?phone=99112233#a', 'could not get /api/user…'],
    ['a card number', 'card 4111 1111 1111 1111 is refused', 'card … is refused'],
  ])('[PII-1] loses %s', (_what, message, cleaned) => {
    expect(cleanMessage(message)).toBe(cleaned);
  });

  it('is short', () => {
    expect(cleanMessage('a '.repeat(5000)).length).toBeLessThanOrEqual(200);
  });
});
