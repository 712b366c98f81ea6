/** In an address it chooses the currency of display (CUR-05), and is taken out again: how a form without scripts does it. */
export const currencyParameter = 'choose_currency';

/** Beside it: the rest of the address that is gone on with. */
export const staySearch = 'stay';

/** The cookie of the choice, which scripts read and write too (PERSIST-03). */
export const currencyCookie = 'tapa_currency';
