import type { SessionUser } from '@aylal/contracts/account';
import type { DialogRef, PanelCatalogue, PanelName, SlotCatalogue, SlotName } from '@aylal/shell';
import type { Stub } from './stub-operation.ts';

/** Something that a remote contributes, shown by itself on a page: a dialog by its view, a panel by its id, a part by the id that the descriptor gives it. */
export interface ShownPart {
  readonly kind: 'dialog' | 'panel' | 'part';
  readonly name: string;
  readonly props: object;
}

/**
 * What a remote shows, and what the provider would say: a screen by an address without its language, or something that it contributes. `npm run dev` shows it alone, tests render it,
 * and a release brings it along as data for the look in a browser (`ScenariosPlugin` of `@aylal/build`).
 */
export interface StandaloneScenario {
  readonly at: string;
  readonly stubs: Stub[];
  /** Who is signed in; nobody unless said. */
  readonly user?: SessionUser;
  /** Shown in the place of the screen. */
  readonly shows?: ShownPart;
}

/** Where a contribution is shown by itself. Stubs that answer by the query of a call get the one that is here. */
const place = '/trial';

type PropsOf<R> = R extends DialogRef<infer Props, unknown> ? Data<Props> : never;
/** Scenarios are data: what an opener hands over to be called is left out. */
type Data<P> = { readonly [K in keyof P as P[K] extends (...args: never) => unknown ? never : K]: P[K] };

/** A dialog that is open: `ofDialog<typeof coverageDialog>('INSURANCE_DETAIL_VIEW', { slug }, coverStub())`. */
export function ofDialog<R>(name: string, props: PropsOf<R>, ...stubs: Stub[]): StandaloneScenario {
  return { at: place, stubs, shows: { kind: 'dialog', name, props } };
}

/** A panel that is open, with what its opener hands over. */
export function ofPanel<N extends PanelName>(name: N, props: PanelCatalogue[N], ...stubs: Stub[]): StandaloneScenario {
  return { at: place, stubs, shows: { kind: 'panel', name, props } };
}

/** A part that is contributed to a slot, by its id in the descriptor, with what the slot hands over. */
export function ofPart<N extends SlotName>(
  _slot: N,
  name: string,
  props: SlotCatalogue[N],
  ...stubs: Stub[]
): StandaloneScenario {
  return { at: place, stubs, shows: { kind: 'part', name, props } };
}
