import { staffRoles } from '@aylal/domain/office';
import { auditedValue } from './audited-value.ts';
import { mayDo } from './may-do.ts';
import { prettyJson } from './pretty-json.ts';
import { textFault } from './text-fault.ts';
import { readWorkAddress, workAddress } from './work-address.ts';
import { workTime } from './work-time.ts';

describe('The time of work', () => {
  const now = '2026-11-21T02:00:00.000Z';
  it('is what is left of its promise, or how late it is', () => {
    expect(workTime({ due_at: '2026-11-21T03:30:00.000Z' }, now)).toEqual({ kind: 'left', minutes: 90 });
    expect(workTime({ due_at: '2026-11-21T00:45:00.000Z' }, now)).toEqual({ kind: 'overdue', minutes: 75 });
    expect(workTime({ due_at: now }, now)).toEqual({ kind: 'left', minutes: 0 });
  });
});

describe('The address of the work list', () => {
  it('says what is listed and opened, and is read as it was written', () => {
    const opened = { kind: 'odd-answer', reference: 'statement-77aa' } as const;
    const filter = { kind: 'reconciliation', owner: 'me' } as const;
    const search = new URL(workAddress(filter, opened), 'http://localhost').searchParams;
    expect(readWorkAddress(search)).toEqual({ filter, opened });
    expect(workAddress({}, null)).toBe('/work');
  });

  it.each(['kind=nonsense', 'of=odd-answer', 'of=odd-answer&item=a b', 'owner=me&owner=me'])(
    'is the whole list where it cannot be read: %s',
    (query) => {
      expect(readWorkAddress(new URLSearchParams(query)).opened).toBeNull();
      expect(readWorkAddress(new URLSearchParams(query)).filter.kind).toBeUndefined();
    },
  );
});

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

describe('What a partner wrote', () => {
  it('has a line for each field, and is left alone where it is no JSON', () => {
    expect(prettyJson('{"a":1,"b":"x"}')).toBe('{\n  "a": 1,\n  "b": "x"\n}');
    expect(prettyJson('<html>')).toBe('<html>');
  });
});

describe('What a role may do on a screen', () => {
  const rolesThat = (may: (role: (typeof staffRoles)[number]) => boolean) => staffRoles.filter(may);
  it('is what its operations allow', () => {
    expect(rolesThat(mayDo.seeWork)).toEqual(['support', 'finance', 'auditor']);
    expect(rolesThat(mayDo.work)).toEqual(['support', 'finance']);
    expect(rolesThat(mayDo.seeOrders)).toEqual(['support', 'finance', 'auditor']);
    expect(rolesThat(mayDo.actOnOrders)).toEqual(['support', 'finance']);
    expect(rolesThat(mayDo.seeAudit)).toEqual(['auditor']);
  });
});

describe('A value of the audit log', () => {
  it.each([
    [null, null],
    ['null', null],
    ['"The bank looks it up."', 'The bank looks it up.'],
    ['{"id":"b7a5","name":"Сараа"}', 'Сараа'],
    ['{"role":"support"}', '{\n  "role": "support"\n}'],
  ])('%s is read as %s', (value, read) => {
    expect(auditedValue(value)).toBe(read);
  });
});
