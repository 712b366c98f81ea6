import { staffRoles } from '@aylal/domain/office';
import { auditedValue } from './audited-value.ts';
import { mayDo } from './may-do.ts';
import { orderOf } from './order-of.ts';
import { prettyJson } from './pretty-json.ts';
import { readAmount } from './read-amount.ts';
import { readAbout } from './read-about.ts';
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
    expect(rolesThat(mayDo.decide)).toEqual(['finance']);
    expect(rolesThat(mayDo.seeBooks)).toEqual(['finance', 'auditor']);
    expect(rolesThat(mayDo.seeContent)).toEqual(['content', 'auditor']);
    expect(rolesThat(mayDo.write)).toEqual(['content']);
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

describe('What a request is about', () => {
  it('is each field that says something, and nothing where nothing can be read', () => {
    expect(readAbout('{"destination":"Хөвсгөл","date":null,"total":6,"key":""}')).toEqual([
      ['destination', 'Хөвсгөл'],
      ['total', '6'],
    ]);
    expect(readAbout('')).toEqual([]);
    expect(readAbout('<html>')).toEqual([]);
  });
});

describe('An amount as it is typed', () => {
  it.each([
    ['150000', 150_000],
    ['150,000', 150_000],
    [' 150 000 ', 150_000],
    ['0', null],
    ['', null],
    ['-5', null],
    ['1.5', null],
    ['12345678901', null],
  ])('%s is %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });
});

describe('The order of a piece of work', () => {
  it.each([
    ['not-delivered', 'AYL-4K7P2XQ8', 'AYL-4K7P2XQ8'],
    ['goodwill', 'AYL-4K7P2XQ8_5f0c2f4e', 'AYL-4K7P2XQ8'],
    ['receipt-failed', 'AYL-4K7P2XQ8-12', 'AYL-4K7P2XQ8'],
    ['receipt-failed', 'ride-12', null],
    ['unmatched-transfer', 'TRF-12', null],
  ] as const)('%s %s is %s', (kind, reference, order) => {
    expect(orderOf({ kind, reference })).toBe(order);
  });
});
