export { NationalityField, type NationalityFieldProps } from './nationality-field.tsx';
export { RegisterField, type RegisterFieldProps, type RegisterFieldTexts } from './register-field.tsx';
