/** MODAL-18: how near a map shows one hotel. */
export const hotelMapZoom = 14;
