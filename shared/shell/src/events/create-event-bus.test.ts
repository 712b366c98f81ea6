import * as v from 'valibot';
import { createEventBus, type TabChannel } from './create-event-bus.ts';
import { defineEvent } from './define-event.ts';

const moved = defineEvent('cart/changed', 1, v.object({ count: v.number() }));

/** Two tabs on one channel. */
function twoTabs() {
  const ends: TabChannel[] = [];
  const errors: string[] = [];
  const open = () => {
    const end: TabChannel = {
      onmessage: null,
      postMessage: (data) =>
        ends.filter((other) => other !== end).forEach((other) => other.onmessage?.({ data: structuredClone(data) })),
      close: () => ends.splice(ends.indexOf(end), 1),
    };
    ends.push(end);
    return createEventBus({ channel: end, onError: (error) => errors.push(String(error)) });
  };
  return { here: open(), there: open(), errors, ends };
}

describe('the event bus', () => {
  it('tells every listener, until it has left', () => {
    const bus = createEventBus({ onError: () => {} });
    const deliveries: number[] = [];
    const leave = bus.subscribe(moved, ({ count }) => deliveries.push(count));
    bus.publish(moved, { count: 1 });
    leave();
    bus.publish(moved, { count: 2 });
    expect(deliveries).toEqual([1]);
  });

  it('keeps the last fact for anyone who comes late', () => {
    const bus = createEventBus({ onError: () => {} });
    bus.publish(moved, { count: 1 });
    bus.publish(moved, { count: 3 });
    const deliveries: number[] = [];
    bus.subscribe(moved, ({ count }) => deliveries.push(count));
    expect(deliveries).toEqual([3]);
    expect(bus.last(moved)).toEqual({ count: 3 });
  });

  it('[MFE-9] a listener that throws harms neither the others nor the sender', () => {
    const errors: string[] = [];
    const bus = createEventBus({ onError: (_, event) => errors.push(event) });
    const deliveries: number[] = [];
    bus.subscribe(moved, () => {
      throw new Error('broken');
    });
    bus.subscribe(moved, ({ count }) => deliveries.push(count));
    bus.publish(moved, { count: 1 });
    expect(deliveries).toEqual([1]);
    expect(errors).toEqual(['cart/changed@1']);
  });

  it('[MFE-9] refuses a payload that does not fit, at the sender', () => {
    const bus = createEventBus({ onError: () => {} });
    const deliveries: unknown[] = [];
    bus.subscribe(moved, (payload) => deliveries.push(payload));
    expect(() => bus.publish(moved, { count: 'two' } as never)).toThrow();
    expect(deliveries).toEqual([]);
  });

  it('crosses tabs, and reaches a listener that comes later there', () => {
    const { here, there } = twoTabs();
    here.publish(moved, { count: 2 });
    const deliveries: number[] = [];
    there.subscribe(moved, ({ count }) => deliveries.push(count));
    here.publish(moved, { count: 4 });
    expect(deliveries).toEqual([2, 4]);
  });

  it('[MFE-9] does not believe another tab: a wrong payload is reported, rubbish is dropped', () => {
    const { there, errors, ends } = twoTabs();
    const deliveries: unknown[] = [];
    there.subscribe(moved, (payload) => deliveries.push(payload));
    ends[0]?.postMessage({ key: 'cart/changed@1', payload: { count: 'x' } });
    ends[0]?.postMessage('rubbish');
    expect(deliveries).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  it('keeps versions apart', () => {
    const bus = createEventBus({ onError: () => {} });
    const next = defineEvent('cart/changed', 2, v.object({ items: v.number() }));
    const deliveries: unknown[] = [];
    bus.subscribe(next, (payload) => deliveries.push(payload));
    bus.publish(moved, { count: 1 });
    expect(deliveries).toEqual([]);
  });
});
