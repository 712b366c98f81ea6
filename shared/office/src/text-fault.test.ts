import { textFault } from './text-fault.ts';

describe('A written text', () => {
  it.each([
    ['', 'validation_required'],
    ['   ', 'validation_required'],
    ['x'.repeat(1001), 'validation_text_length'],
    ['Done', null],
  ])('%.5s is checked by the rule of the contract', (text, fault) => {
    expect(textFault(text)).toBe(fault);
  });
});
