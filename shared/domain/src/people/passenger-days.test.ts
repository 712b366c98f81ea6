import { localDate } from '../calendar/index.ts';
import { passengerDayFaults, travelPapers } from './passenger-days.ts';

const today = localDate('2026-11-22');

describe('The days of a saved passenger', () => {
  it.each([
    [localDate('2026-11-22'), undefined, {}],
    [localDate('2026-11-23'), undefined, { birthday: 'validation_birthday_future' }],
    [localDate('1990-05-17'), localDate('2026-11-23'), {}],
    [localDate('1990-05-17'), localDate('2026-11-22'), { document_expired_date: 'validation_document_expired' }],
  ] as const)('[VALID-21] [VALID-22] born %s, document until %s', (birthday, document_expired_date, faults) => {
    expect(passengerDayFaults({ birthday, document_expired_date }, today)).toEqual(faults);
  });
});

describe('The papers of a saved passenger', () => {
  it.each([
    ['nothing', {}, false, false],
    ['a register number', { masked_register: 'U***12' }, true, false],
    ['a passport without a day', { masked_document: 'E***67' }, true, false],
    ['a passport', { masked_document: 'E***67', document_expired_date: localDate('2026-11-23') }, true, true],
    [
      'a passport that is over',
      { masked_document: 'E***67', document_expired_date: localDate('2026-11-22') },
      false,
      false,
    ],
  ] as const)('with %s', (_, passenger, domestic, abroad) => {
    expect(travelPapers(passenger, today)).toEqual({ domestic, abroad });
  });
});
