/** Of an address: its visitor has said without scripts that they are 18 or over. It holds for that address alone. */
export const ofAgeKey = 'of_age';

export const saysOfAge = (search: URLSearchParams) => search.get(ofAgeKey) === 'yes';
