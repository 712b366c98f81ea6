/** Why somebody changes flights, as the form offers it and the office reads it. */
export const changeReasons = ['plans', 'health', 'work', 'family', 'other'] as const;
