import staff from '@aylal/office/mn';
import own from './mn.json';

export default { ...staff, ...own };
