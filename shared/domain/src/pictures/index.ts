export { nightPicture, readPictureFile } from './drawn-picture.ts';
