import type { Ride } from '@aylal/contracts/mobility';
import type { FlightOrder, Order, OrderProduct } from '@aylal/contracts/orders';

/** A part that gets nothing handed: it asks the services for what it needs. */
type Nothing = Readonly<Record<never, never>>;

/** An order of one product, as a place of that product hands it over. */
type OfProduct<P> = { readonly order: Extract<Order, { product: P }> };

/** What is bought, beside its payment; checkout frames it and prints the prices. One place for each product of the contract. */
type CheckoutSummaries = { readonly [P in OrderProduct as `checkout.summary.${P}`]: OfProduct<P> };

/** What was bought, on the page of its order. One place for each product of the contract. */
type OrderDetails = { readonly [P in OrderProduct as `order.detail.${P}`]: OfProduct<P> };

/**
 * Every place that the shell or a vertical opens for others, and what it hands to the parts in it. A new place is an entry here and a `Slot` where it opens. The places of
 * products follow the contract: a descriptor fills those of its product, and checkout and order page name none.
 */
export interface SlotCatalogue extends CheckoutSummaries, OrderDetails {
  /** A tab of the home page's search card. */
  readonly 'home.search': Nothing;
  /** A board below the home page's search. */
  readonly 'home.board': Nothing;
  /** The head of the mini-app's home page, where the import of personal data is offered (MINI-06). */
  readonly 'mini-app.import': Nothing;
  /** What can be done with an order, as buttons in the head of its page. */
  readonly 'order.actions.flight': { readonly order: FlightOrder };
  /** The tax receipt of an order that money came for, on its page. */
  readonly 'order.receipt': { readonly order: Order };
  /** The tax receipt of a ride that is over and was paid for, on its page. */
  readonly 'ride.receipt': { readonly ride: Ride };
  /** What else may help on the journey of an order, on its page. */
  readonly 'order.offers': { readonly refNumber: string };
}

export type SlotName = keyof SlotCatalogue;
