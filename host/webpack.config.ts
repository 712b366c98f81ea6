import { hostConfig } from '@aylal/build/webpack';

/** `main` is the federation runtime, which no page is without; `first` is everything of the host that a first paint waits for. */
export default hostConfig({ directory: import.meta.dirname, budgets: { main: 23_000, first: 221_000 } });
