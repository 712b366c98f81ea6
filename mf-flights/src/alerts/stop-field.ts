/** Of a form that stops an alert of the list without scripts: its id. */
export const stopField = 'stop';
