import { hostConfig } from '@aylal/build/webpack';

/**
 * `main` is the federation runtime, which no page is without; `first` is everything of the host that a first paint waits for where the server has not rendered
 * the page. Taking over a rendered one is part of it.
 */
export default hostConfig({ directory: import.meta.dirname, budgets: { main: 23_000, first: 224_000 } });
