/** The foot of a page: without scripts the menu leads there, where every page of the menu, the languages and the currency are. */
export const footerId = 'site-footer';
