import { foldMenu } from './fold-menu.ts';

describe('[SHELL-10] [GAP-69.2] Folding the main menu', () => {
  it.each([
    ['all fit', { room: 400, otherStays: false }, 3],
    ['all fit exactly', { room: 308, otherStays: false }, 3],
    ['one pixel is missing, so Other needs room too', { room: 307, otherStays: false }, 2],
    ['Other is there in any case', { room: 308, otherStays: true }, 2],
    ['room for one', { room: 200, otherStays: false }, 1],
    ['room for none', { room: 100, otherStays: false }, 0],
  ])('%s', (_, { room, otherStays }, fitting) => {
    expect(foldMenu({ nodes: [100, 100, 100], other: 80, gap: 4, room, otherStays })).toBe(fitting);
  });
});
