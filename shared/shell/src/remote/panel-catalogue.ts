/** Every slide-up panel that a vertical may contribute, and what its opener hands over. A new panel is an entry here and a `panels` line of its owner's descriptor. */
export interface PanelCatalogue {
  /** PANEL-01, owned by mf-checkout: what an order is made of and what is paid of it `now`, in which way: of a loan nothing is paid now. */
  readonly paymentMethod: { readonly ref_number: string; readonly now: number; readonly payment_name?: string };
  /**
   * PANEL-02, owned by mf-checkout: the tax receipt of an order or a ride; `company` is whom it was booked for. With `shows` the panel itself shows the receipt once there is one,
   * because its opener has no place for it; else it closes then (EBARIMT-09).
   */
  readonly mobilityEBarimt: {
    readonly ref_number: string;
    readonly company: { readonly register: string; readonly name: string } | null;
    readonly shows?: true;
  };
}

export type PanelName = keyof PanelCatalogue;

/** What is handed over when a panel is opened: nothing at all where the catalogue says so. */
export type PanelProps<N extends PanelName> = keyof PanelCatalogue[N] extends never ? [] : [PanelCatalogue[N]];

/** What the owner of a panel exports: `ContributedPanel<'mobilityEBarimt'>` gets what its opener hands over. */
export type ContributedPanel<N extends PanelName> = (props: PanelCatalogue[N]) => import('react').ReactNode;
