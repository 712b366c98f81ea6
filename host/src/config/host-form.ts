/** The field by which a form that works without scripts says that it is one of the shell's own, not of its page's. */
export const hostFormField = 'host_form';

/** Forms of the shell: the signup of the footer, and the question of the help centre. */
export type HostForm = 'newsletter' | 'ask';
