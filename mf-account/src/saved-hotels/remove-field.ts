/** Of a form that takes a hotel from the saved ones without scripts: its id. */
export const removeField = 'remove';
