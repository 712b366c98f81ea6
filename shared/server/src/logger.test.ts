import { createLogger } from './logger.ts';
import { mask } from './mask.ts';

describe('[PII-1] What reaches a log', () => {
  it.each([
    ['an address in a sentence', 'no account for bat@example.mn today', 'no account for ***@*** today'],
    ['a phone', 'sent to +976 9911-2233', 'sent to ***'],
    ['a register number', 'УБ99112233 is taken', '*** is taken'],
    ['a bearer token', 'Authorization: Bearer abc.def', 'Authorization: bearer ***'],
    ['our own id', '3f0e7a52-1111-4222-8333-444455556666', '3f0e7a52-1111-4222-8333-444455556666'],
    ['an instant', '2026-09-01T00:00:00.000Z', '2026-09-01T00:00:00.000Z'],
    ['a reference', 'AYL-4K7P2XQ8', 'AYL-4K7P2XQ8'],
    ['a release', '1.2.0+12345678ab', '1.2.0+12345678ab'],
  ])('masks %s as it should', (_name, text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it('drops values by the name of their key, at any depth', () => {
    const secret = {
      email: 'x',
      doc_number: 'x',
      verify_code: 'x',
      password: 'x',
      token: 'x',
      account_number: 'x',
      birthday: 'x',
      surname: 'x',
    };
    expect(JSON.stringify(mask({ deep: [secret] }))).not.toContain('"x"');
    expect(mask({ status_code: 400, tapa_code: 103 })).toEqual({ status_code: 400, tapa_code: 103 });
  });

  it('masks errors and their causes, and keeps their kind', () => {
    const error = new Error('bad value for bat@example.mn', { cause: new Error('+97699112233') });
    const masked = JSON.stringify(mask({ error }));
    expect(masked).not.toMatch(/bat@|99112233/);
    expect(masked).toContain('"name":"Error"');
  });

  it('[PII-3] stays one line, whatever it holds', () => {
    const lines: string[] = [];
    createLogger('info', { write: (line) => void lines.push(line) }).info('tried', {
      reason: 'a\n{"event":"forged"}\u2028',
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      event: 'tried',
      time: expect.stringMatching(/Z$/),
    });
  });

  it('is masked too where a logger carries it on every line', () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) }).with({ email: 'bat@example.mn' });
    logger.info('not-asked-for');
    logger.warn('tried', { partner: 'bank' });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'warn', time: expect.any(String), event: 'tried', email: '***', partner: 'bank' },
    ]);
  });
});
