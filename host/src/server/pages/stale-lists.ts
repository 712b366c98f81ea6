/** Set in the browser after a booking, a payment or a cancellation: lists from before are stale (PERSIST-05, GAP-06). */
export const staleListsCookie = 'reValidate';

/** The page that has been made without kept data removes it. */
export const staleListsOver = `${staleListsCookie}=; Path=/; SameSite=Lax; Max-Age=0`;
