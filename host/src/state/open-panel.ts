import type { Descriptor } from '@aylal/shell';

/** The panel that is open, with the remote that contributes it and what its opener handed over. */
export type OpenPanel = Descriptor['panels'][number] & { readonly owner: string; readonly props: object };
