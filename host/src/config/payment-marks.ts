/** Ways to pay that work today, beside the cards (SHELL-15). */
export const paymentMarks = ['QPay'] as const;

/** SHELL-17. */
export const acceptedCards = ['Visa', 'Mastercard', 'JCB', 'UnionPay', 'American Express'] as const;
