import { documentFault, firstDocumentDay } from './document-valid-until.ts';

describe('the last day of a document', () => {
  it('[VALID-22] may be tomorrow at the earliest', () => {
    expect(firstDocumentDay('2026-12-31')).toBe('2027-01-01');
    expect(documentFault('2026-11-21', '2026-11-21')).toBe('expired');
    expect(documentFault('2026-11-22', '2026-11-21')).toBeUndefined();
  });

  it('must not lie before the last day of travel', () => {
    expect(documentFault('2026-12-25', '2026-11-21', '2026-12-26')).toBe('ends-before-return');
    expect(documentFault('2026-12-26', '2026-11-21', '2026-12-26')).toBeUndefined();
  });
});
