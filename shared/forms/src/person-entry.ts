export { contactOfUser, useContactOfUser, type ContactValues } from './contact-of-user.ts';
export { personFieldName } from './person-field-name.ts';
export { ContactCard, contactFieldName, type ContactCardProps } from './contact-card.tsx';
export { NationalityField, type NationalityFieldProps } from './nationality-field.tsx';
export { RegisterField, type RegisterFieldProps, type RegisterFieldTexts } from './register-field.tsx';
export { GenderField, type GenderFieldProps } from './gender-field.tsx';
export { PersonCard, type PersonCardProps } from './person-card.tsx';
