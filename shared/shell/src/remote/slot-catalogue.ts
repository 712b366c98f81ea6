import type {
  BusOrder,
  EsimOrder,
  FlightOrder,
  HotelOrder,
  InsuranceOrder,
  PlainOrder,
  PlainOrderDetail,
  Ride,
  SuppliedOrder,
  TransportOrder,
  TrainOrder,
  TripOrder,
} from '@aylal/contracts';

/** A part that gets nothing handed: it asks the services for what it needs. */
type Nothing = Readonly<Record<never, never>>;

/** Every place that the shell or a vertical opens for others, and what it hands to the parts in it. A new place is an entry here and a `Slot` where it opens. */
export interface SlotCatalogue {
  /** A tab of the home page's search card. */
  readonly 'home.search': Nothing;
  /** A board below the home page's search. */
  readonly 'home.board': Nothing;
  /** The head of the mini-app's home page, where the import of personal data is offered (MINI-06). */
  readonly 'mini-app.import': Nothing;
  /** The journey beside a payment; checkout frames it and prints the prices. */
  readonly 'checkout.summary.flight': { readonly order: FlightOrder };
  /** The eSIM beside a payment. */
  readonly 'checkout.summary.esim': { readonly order: EsimOrder };
  /** The stay beside a payment. */
  readonly 'checkout.summary.hotel': { readonly order: HotelOrder };
  /** The ride beside a payment. */
  readonly 'checkout.summary.bus': { readonly order: BusOrder };
  /** The train beside a payment. */
  readonly 'checkout.summary.train': { readonly order: TrainOrder };
  /** The cover beside a payment. */
  readonly 'checkout.summary.insurance': { readonly order: InsuranceOrder };
  /** The trip beside a payment. */
  readonly 'checkout.summary.trip': { readonly order: TripOrder };
  /** The car with its driver beside a payment. */
  readonly 'checkout.summary.transport': { readonly order: TransportOrder };
  /** The tickets of lotteries beside a payment. */
  readonly 'checkout.summary.lottery': { readonly order: PlainOrder };
  /** What can be done with an order, as buttons in the head of its page. */
  readonly 'order.actions.flight': { readonly order: FlightOrder };
  /** The tax receipt of an order that money came for, on its page. */
  readonly 'order.receipt': { readonly order: SuppliedOrder };
  /** The tax receipt of a ride that is over and was paid for, on its page. */
  readonly 'ride.receipt': { readonly ride: Ride };
  /** What else may help on the journey of an order, on its page. */
  readonly 'order.offers': { readonly refNumber: string };
  /** What was bought, on the page of its order. */
  readonly 'order.detail.flight': { readonly order: FlightOrder };
  readonly 'order.detail.esim': { readonly order: EsimOrder };
  readonly 'order.detail.hotel': { readonly order: HotelOrder };
  readonly 'order.detail.bus': { readonly order: BusOrder };
  readonly 'order.detail.train': { readonly order: TrainOrder };
  readonly 'order.detail.insurance': { readonly order: InsuranceOrder };
  readonly 'order.detail.trip': { readonly order: TripOrder };
  readonly 'order.detail.transport': { readonly order: TransportOrder };
  readonly 'order.detail.lottery': { readonly order: PlainOrderDetail };
}

export type SlotName = keyof SlotCatalogue;
