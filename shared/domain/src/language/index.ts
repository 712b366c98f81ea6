export { dateFormat, numberFormat } from './intl-cache.ts';
export { defaultLocale, inLanguages, isLocale, locales, type Locale } from './locale.ts';
export { isPrintedText } from './is-printed-text.ts';
export { latinName } from './latin-name.ts';
export { foldCyrillic, foldPlaceName, loosePlaceName } from './fold-place-name.ts';
export { letterIndex, mongolianAlphabet } from './mongolian-alphabet.ts';
export { removeEmptyValues, type WithoutEmpty } from './remove-empty-values.ts';
