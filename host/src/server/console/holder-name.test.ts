/** @jest-environment node */
import { holderOfStaff, shownHolder } from './holder-name.ts';

const named = (name: string) => ({
  ...{ id: 'b7a5c2f0-0000-4000-8000-000000000004', name },
  role: 'release-manager' as const,
});

describe('What a credential of a person is called', () => {
  it.each([
    ['Ганзориг', 'Ganzorig b7a5c2f0'],
    ['Бат-Эрдэнэ Н.', 'Bat-Erdene N. b7a5c2f0'],
    ['Anna Smith', 'Anna Smith b7a5c2f0'],
    ['李', 'b7a5c2f0'],
    ['Г'.repeat(80), `G${'g'.repeat(39)} b7a5c2f0`],
  ])('%s is in Latin letters, as every host reads them: %s', (name, holder) => {
    expect(holderOfStaff(named(name))).toBe(holder);
    expect(holder).toMatch(/^[\w.@ -]{1,60}$/);
  });

  it('is shown to them as they write it, and to others as it is', () => {
    const staff = named('Ганзориг');
    expect(shownHolder('Ganzorig b7a5c2f0', staff)).toBe('Ганзориг');
    expect(shownHolder('release manager b7a5c2f0', staff)).toBe('Ганзориг');
    expect(shownHolder('Ganzorig 11112222', staff)).toBe('Ganzorig 11112222');
    expect(shownHolder('flights ci', staff)).toBe('flights ci');
  });
});
