export { DisplayPriceTag } from './display-price-tag.tsx';
export { usePriceText } from './use-price-text.ts';
export { WithWords, type OwnWords } from './with-words.tsx';
