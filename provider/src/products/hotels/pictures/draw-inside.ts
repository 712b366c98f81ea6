import { chosen, mixed } from '../../../platform/drawing/seeded-random.ts';
import { height, ridge, width } from './draw-outside.ts';

const walls = ['#eae3d9', '#dfe5ea', '#e8e0cf', '#e3e6de'] as const;
const floors = ['#d8cbb8', '#c3ced6', '#d9c69a', '#c9cfc4'] as const;
const covers = ['#9ab3cf', '#6486b0', '#b9852c', '#7d9a86', '#a6685c'] as const;
const boards = ['#7d6b56', '#4f606c', '#5b4630', '#66705f'] as const;

/** Wall, floor and a window with the ridges outside: every room has them. */
function room(seed: number): string {
  const share = mixed(seed, 1);
  const x = 250 + Math.round(mixed(seed, 2) * 60);
  const view = `<svg x="${x}" y="46" width="150" height="130" viewBox="0 120 480 240" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="#4f8cc9"/>${ridge(seed, 5, 300, 80, '#7f9db8')}${ridge(seed, 6, 330, 40, '#53728f')}</svg>`;
  return `<rect width="${width}" height="${height}" fill="${chosen(walls, share)}"/><rect y="286" width="${width}" height="74" fill="${chosen(floors, share)}"/><rect x="${x - 6}" y="40" width="162" height="142" fill="#fff"/>${view}<path d="M${x + 72},46h6v130h-6z" fill="#fff"/>`;
}

function bed(seed: number): string {
  const cover = chosen(covers, mixed(seed, 3));
  return `<rect x="34" y="118" width="180" height="90" rx="10" fill="${chosen(boards, mixed(seed, 4))}"/><rect x="24" y="176" width="212" height="96" rx="8" fill="#fff"/><rect x="24" y="214" width="212" height="78" rx="6" fill="${cover}"/><rect x="44" y="158" width="74" height="38" rx="9" fill="#fdfdfb"/><rect x="132" y="158" width="74" height="38" rx="9" fill="#fdfdfb"/><path d="M122 0v56" stroke="#8a8172" stroke-width="2"/><path d="M96 78a26 24 0 0 1 52 0z" fill="#f1dda4"/>`;
}

function counter(seed: number): string {
  return `<rect x="30" y="196" width="210" height="96" rx="6" fill="${chosen(boards, mixed(seed, 4))}"/><rect x="20" y="184" width="230" height="16" rx="4" fill="#f6f1e6"/><circle cx="70" cy="166" r="16" fill="${chosen(covers, mixed(seed, 3))}"/><path d="M150 0v70M200 0v54" stroke="#8a8172" stroke-width="2"/><circle cx="150" cy="82" r="14" fill="#f1dda4"/><circle cx="200" cy="66" r="14" fill="#f1dda4"/>`;
}

function table(seed: number): string {
  const plates = [70, 150, 230].map(
    (x) =>
      `<ellipse cx="${x}" cy="226" rx="30" ry="10" fill="#fff"/><circle cx="${x}" cy="222" r="9" fill="${chosen(covers, mixed(seed, x))}"/>`,
  );
  return `<rect x="20" y="222" width="270" height="18" rx="8" fill="${chosen(boards, mixed(seed, 4))}"/><path d="M50 240v70M260 240v70" stroke="${chosen(boards, mixed(seed, 4))}" stroke-width="10"/>${plates.join('')}<path d="M150 0v90" stroke="#8a8172" stroke-width="2"/><path d="M120 112a30 26 0 0 1 60 0z" fill="#f1dda4"/>`;
}

function pool(seed: number): string {
  const waves = [250, 280, 310].map(
    (y) =>
      `<path d="M0 ${y}q40-10 80 0t80 0 80 0 80 0 80 0 80 0" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`,
  );
  return `<rect y="226" width="${width}" height="134" fill="${mixed(seed, 7) < 0.5 ? '#67b3d6' : '#4c9cc0'}"/>${waves.join('')}`;
}

/** What is in it, by category of the picture. */
const furniture = { room: bed, lobby: counter, food: table, wellness: pool } as const;
export type Inside = keyof typeof furniture;

export const insides = Object.keys(furniture) as Inside[];

/** A room from inside. */
export function drawInside(seed: number, kind: Inside): string {
  return room(seed) + furniture[kind](seed);
}
