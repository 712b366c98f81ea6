/** Of a form that signs a device out without scripts: the id of its session, or `endOthers`. */
export const endField = 'end';

/** Signs out every device but this one. */
export const endOthers = 'others';
