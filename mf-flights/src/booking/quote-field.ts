/** The field in which a form that works without scripts names its quote. */
export const quoteField = 'quote';
