export { default } from './i18n/en.json';
