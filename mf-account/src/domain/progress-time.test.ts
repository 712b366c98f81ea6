import { buildOrder } from '@aylal/testing';
import { progressTime } from './progress-time.ts';

describe('When a step of an order is', () => {
  const order = buildOrder();

  it.each([
    ['booked', { kind: 'instant', at: '2026-11-21T02:00:00.000Z' }],
    ['paid', null],
    ['check-in', { kind: 'local', date: '2026-12-18', time: '07:45' }],
    ['departure', { kind: 'local', date: '2026-12-19', time: '07:45' }],
  ] as const)('%s', (name, time) => {
    const step = order.progress.find(({ step }) => step === name);
    if (!step) throw new Error(`no step ${name}`);
    expect(progressTime(step, order)).toEqual(time);
  });
});
