import type { Descriptor } from '@aylal/shell';
import { addDetails, describeFailure } from './describe-failure.ts';

const descriptors = [
  { id: 'mf-trial', contract: '^1.0.0', routes: [{ pattern: '/orders/:id', chunk: 'screen' }] },
] as unknown as readonly Descriptor[];
const place = { id: 'mf-trial', release: '1.0.0+ab', path: '/mn/orders/99112233', descriptors };
const folder = 'https://files.shop.mn/releases/mf-trial/1.0.0+ab/';

function thrown(message: string, ...lines: string[]): Error {
  return Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...lines].join('\n') });
}

describe('The report of a failure', () => {
  it.each([
    ['Chromium', [`    at c (${folder}screen.ab.js:1:200)`, '    at https://shop.mn/assets/react.cd.js:2:9']],
    ['Firefox and Safari', [`c@${folder}screen.ab.js:1:200`, '@https://shop.mn/assets/react.cd.js:2:9']],
  ])('is the class, the message, the stack by script and position, and the pattern of the page: %s', (_who, lines) => {
    expect(describeFailure(thrown('x is undefined', ...lines), place)).toEqual({
      kind: 'TypeError',
      message: 'x is undefined',
      frames: ['screen.ab.js:1:200', '/assets/react.cd.js:2:9'],
      route: '/orders/:id',
    });
  });

  it('is added to the report, for the page that is shown', () => {
    const report = { outcome: 'render-error', id: place.id, release: place.release, ms: 0 } as const;
    addDetails(report, thrown('x'), { location: { pathname: place.path } as Location }, { descriptors });
    expect(report).toMatchObject({ details: { message: 'x', route: '/orders/:id' } });
  });

  it('[PII-1] carries no e-mail address, telephone number or token, wherever the error had it', () => {
    const error = thrown(
      'no user bat@example.mn with 99112233',
      `    at c (${folder}screen.ab.js?token=s3cr3tT0ken:1:200)`,
      '    at bat@example.mn (https://shop.mn/en/user/99112233?token=s3cr3tT0ken:1:2)',
      '    at eval (https://shop.mn/assets/99112233/a.js:1:2)',
    );
    error.name = '99112233';
    const described = describeFailure(error, { ...place, path: '/mn/orders/99112233' });
    expect(described).toEqual({
      kind: 'Error',
      message: 'no user … with …',
      frames: ['screen.ab.js:1:200'],
      route: '/orders/:id',
    });
  });

  it('is the innermost error, at most twelve frames of it, and the empty route on a page of the shell', () => {
    const cause = thrown('inner', ...Array.from({ length: 50 }, () => `    at ${folder}a.js:1:1`));
    const described = describeFailure(new Error('outer', { cause }), { ...place, path: '/mn' });
    expect(described).toMatchObject({ message: 'inner', route: '' });
    expect(described.frames).toHaveLength(12);
    expect(describeFailure({ phone: '99112233' }, place)).toMatchObject({
      kind: 'Error',
      message: 'object',
      frames: [],
    });
  });
});
