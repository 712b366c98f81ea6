/** The field in which a form that works without scripts says which price its visitor has seen. */
export const shownField = 'shown_total_fare';
