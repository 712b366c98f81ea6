import { localDate } from '@aylal/domain/calendar';
import { inLanguages } from '@aylal/domain/language';
import { firstWords, instantOf, isPieceName, isSameWords, settingsFaults } from './content-words.ts';

const today = localDate('2026-11-21');
const texts = inLanguages(() => ({ title: 'A', text: 'B' }));
const promotion = {
  kind: 'promotion' as const,
  place: 'home' as const,
  to: '/flights',
  until: null,
  picture: '',
  position: 1,
};

describe('Writing a piece', () => {
  it('begins with the draft, what customers see, or nothing', () => {
    const live = { settings: promotion, texts };
    const draft = { ...live, settings: { ...promotion, position: 2 }, revision: 3, by: 'A', at: '' };
    expect(firstWords({ kind: 'promotion', live, draft }, today).settings).toMatchObject({ position: 2 });
    expect(firstWords({ kind: 'promotion', live, draft: null }, today)).toEqual(live);
    expect(firstWords({ kind: 'news', live: null, draft: null }, today).settings).toEqual({
      kind: 'news',
      date: today,
      picture: '',
    });
    expect(firstWords({ kind: 'help-article', live: null, draft: null }, today).texts.ja).toEqual({
      title: '',
      text: '',
    });
  });

  it('of a page, a hotel or a trip has no settings', () => {
    for (const kind of ['page', 'hotel', 'trip'] as const)
      expect(firstWords({ kind, live: null, draft: null }, today).settings).toEqual({ kind });
  });

  it('knows whether something was changed', () => {
    const words = { settings: promotion, texts };
    expect(isSameWords(words, { ...words })).toBe(true);
    expect(isSameWords(words, { ...words, texts: { ...texts, zh: { title: 'A', text: 'C' } } })).toBe(false);
  });

  it.each([
    [promotion, {}],
    [{ ...promotion, to: 'https://elsewhere.example' }, { to: 'validation_invalid' }],
    [
      { ...promotion, picture: 'x y', position: -1 },
      { picture: 'validation_invalid', position: 'validation_number' },
    ],
  ])('says of %j what cannot be saved', (settings, faults) => {
    expect(settingsFaults(settings)).toEqual(faults);
  });

  it.each([
    ['a-new-route', true],
    ['two words', false],
    ['Route', false],
    ['', false],
    ['-a', false],
  ])('the name %s is one: %s', (typed, isOne) => {
    expect(isPieceName(typed)).toBe(isOne);
  });

  it.each([
    ['2026-12-24T09:00', '2026-12-24T01:00:00.000Z'],
    ['2026-12-24', null],
    ['2026-02-30T09:00', null],
    ['2026-12-24T24:00', null],
    ['', null],
  ])('the time %s in Ulaanbaatar is %s', (typed, instant) => {
    expect(instantOf(typed)).toBe(instant);
  });
});
