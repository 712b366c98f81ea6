import { localDate } from '../calendar/index.ts';
import { documentFault, firstDocumentDay } from './document-valid-until.ts';

describe('the last day of a document', () => {
  it('[VALID-22] may be tomorrow at the earliest', () => {
    expect(firstDocumentDay(localDate('2026-12-31'))).toBe('2027-01-01');
    expect(documentFault(localDate('2026-11-21'), localDate('2026-11-21'))).toBe('expired');
    expect(documentFault(localDate('2026-11-22'), localDate('2026-11-21'))).toBeUndefined();
  });

  it('must not lie before the last day of travel', () => {
    expect(documentFault(localDate('2026-12-25'), localDate('2026-11-21'), localDate('2026-12-26'))).toBe(
      'ends-before-return',
    );
    expect(documentFault(localDate('2026-12-26'), localDate('2026-11-21'), localDate('2026-12-26'))).toBeUndefined();
  });
});
