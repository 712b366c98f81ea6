import type { FlightOrder } from '@aylal/contracts/orders';
import type { DialogViewOf } from './dialogs/define-dialog.ts';
import { loginDialog } from './dialogs/dialog-catalogue.ts';
import { createEventBus } from './events/create-event-bus.ts';
import { cartChanged, walletChanged } from './events/event-catalogue.ts';
import { defineDescriptor } from './remote/descriptor.ts';
import { defineRemote, type SlotPart } from './remote/remote-module.ts';
import { Slot } from './remote/slot.tsx';
import type { Services } from './services/services.ts';

// Every `@ts-expect-error` is a test of the type check: as soon as the line below it would pass, `npm run typecheck` fails.

const order = { ref_number: 'AYL-4K7P2' } as FlightOrder;
const messages = async () => ({ default: {} });
const languages = { mn: messages, en: messages, zh: messages, ru: messages, ko: messages, ja: messages };

describe('A place and the parts in it', () => {
  it('agree on what is handed over', () => {
    expect((<Slot name="order.detail.flight" props={{ order }} />).props).toEqual({
      name: 'order.detail.flight',
      props: { order },
    });
    // @ts-expect-error A place must hand over what the catalogue promises.
    expect((<Slot name="order.detail.flight" />).props).toEqual({ name: 'order.detail.flight' });
    // @ts-expect-error The catalogue has no such place.
    expect((<Slot name="order.detail.yurt" props={{ order }} />).props.name).toBe('order.detail.yurt');
    // @ts-expect-error A board of the home page is handed nothing.
    expect((<Slot name="home.board" props={{ order }} />).props.name).toBe('home.board');
  });

  it('lets a remote contribute only a part that lives on what the place gives', async () => {
    const part: SlotPart<'order.detail.flight'> = { Component: ({ order }) => order.ref_number };
    // @ts-expect-error The place gives an order, not a reference.
    const wrong: SlotPart<'order.detail.flight'> = { Component: ({ reference }: { reference: string }) => reference };
    // @ts-expect-error A board gets nothing, so it cannot ask for an order.
    const hungry: SlotPart<'home.board'> = { Component: ({ order }: { order: FlightOrder }) => order.ref_number };
    const remoteModule = defineRemote({
      id: 'mf-trial',
      messages: languages,
      slots: { right: async () => ({ part }), wrong: async () => ({ part: wrong }) },
    });
    expect([Object.keys(remoteModule.slots), typeof hungry.Component]).toEqual([['right', 'wrong'], 'function']);
  });
});

describe('An event', () => {
  const bus = createEventBus({
    onError: (error) => {
      throw error;
    },
  });

  it('takes its own payload only', () => {
    bus.publish(cartChanged, { count: 2 });
    expect(bus.last(cartChanged)).toEqual({ count: 2 });
    // @ts-expect-error A count is a number.
    expect(() => bus.publish(cartChanged, { count: '2' })).toThrow();
    // @ts-expect-error The count is missing.
    expect(() => bus.publish(cartChanged, {})).toThrow();
    // @ts-expect-error There are two wallets, and this is neither.
    expect(() => bus.publish(walletChanged, { type: 'purse' })).toThrow();
  });

  it('gives its listeners that payload', () => {
    const received: number[] = [];
    bus.subscribe(cartChanged, ({ count }) => received.push(count));
    // @ts-expect-error The payload has no total.
    bus.subscribe(cartChanged, ({ total }: { count: number; total: number }) => received.push(total));
    expect(received).toEqual([2, undefined]);
  });
});

describe('A dialog', () => {
  it('is opened with its props and answers with its result', async () => {
    const dialogs: Pick<Services['dialogs'], 'open'> = { open: async () => undefined };
    // @ts-expect-error It is asked for by nobody else.
    expect(await dialogs.open(loginDialog, { reason: 'curiosity' })).toBeUndefined();
    const view: DialogViewOf<typeof loginDialog> = {
      title: 'title',
      // @ts-expect-error It closes with a user, not with a word.
      Component: ({ close }) => close('done'),
    };
    expect(view.title).toBe('title');
  });
});

describe('A descriptor', () => {
  const parts = { id: 'mf-trial', contract: '^1.0.0', routes: [] };

  it('names the events and places that there are', () => {
    expect(
      defineDescriptor({ ...parts, events: { produces: [], consumes: ['cart/changed@1'] } }).events.consumes,
    ).toEqual(['cart/changed@1']);
    // @ts-expect-error This version of the event is not in the catalogue.
    expect(defineDescriptor({ ...parts, events: { produces: [], consumes: ['cart/changed@2'] } }).id).toBe('mf-trial');
  });
});
