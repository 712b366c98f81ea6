import staff from '@aylal/office/en';
import own from './en.json';

export default { ...staff, ...own };
