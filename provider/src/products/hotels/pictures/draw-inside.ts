import { chosen, mixed } from '../../../platform/drawing/seeded-random.ts';
import { skyOf, type Sky } from '../../../platform/drawing/skies.ts';
import { height, hills, path, rect, round, width } from '../../../platform/drawing/svg-shapes.ts';

const walls = ['#eee7dc', '#e4e8ea', '#e9e1d0', '#e3e6de', '#f0e5df', '#dfe4ec'] as const;
const accents = ['#c7a57a', '#8fa3b0', '#a9b59a', '#b88d7d', '#7f8fa8', '#d0b98f'] as const;
const floors = ['#c9a777', '#b58f66', '#a98765', '#cdbba0', '#9b8b78'] as const;
const cloths = ['#5b7ea8', '#b4842a', '#7d9a86', '#a6685c', '#46597a', '#8c6f94', '#c47f52'] as const;
const woods = ['#6f5138', '#845f40', '#59493d', '#9c7248'] as const;

interface Room {
  readonly seed: number;
  readonly sky: Sky;
  readonly wall: string;
  readonly accent: string;
  readonly floor: string;
  readonly cloth: string;
  readonly wood: string;
}

const line = 262;

/** A window with what is outside, and curtains. */
function windowAt({ seed, sky, cloth }: Room, x: number, y: number, wide: number, tall: number): string {
  const id = `o${x}`;
  const outside = `<svg x="${x}" y="${y}" width="${wide}" height="${tall}" viewBox="0 130 480 230" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky.colours[0]}"/><stop offset="1" stop-color="${sky.colours[2]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#${id})"/>${hills(seed, 5, 270, 90, sky.ridges[0])}${hills(seed, 6, 310, 50, sky.ridges[1])}${hills(seed, 7, 346, 24, sky.ground)}</svg>`;
  const middle = x + wide / 2;
  return (
    rect(x - 6, y - 6, wide + 12, tall + 12, '#fbf8f2') +
    outside +
    rect(middle - 2, y, 4, tall, '#fbf8f2') +
    path(
      `M${x - 26},${y - 14}h34q-8,60 -6,${tall + 26}h-28zM${x + wide + 26},${y - 14}h-34q8,60 6,${tall + 26}h28z`,
      cloth,
      'opacity=".85"',
    ) +
    rect(x - 32, y - 18, wide + 64, 5, '#8a7d6b')
  );
}

function shell(room: Room): string {
  const boards = Array.from(
    { length: 9 },
    (_, at) => `M${at * 60 - 20},${line}l-${round((240 - at * 60) * 0.4)},98h2l${round((240 - at * 60) * 0.4)},-98z`,
  );
  return (
    rect(0, 0, width, line, room.wall) +
    rect(0, line, width, height - line, room.floor) +
    path(boards.join(''), '#000000', 'opacity=".07"') +
    rect(0, line - 5, width, 6, '#fbf8f2')
  );
}

const lamp = (x: number, y: number, { sky }: Room) =>
  (sky.dark ? `<circle cx="${x}" cy="${y + 12}" r="44" fill="${sky.lamp}" opacity=".28"/>` : '') +
  rect(x - 1, 0, 2, y, '#8a8172') +
  path(`M${x - 20},${y + 20}q2,-20 20,-20t20,20z`, '#f1dda4');

const plant = (x: number, base: number, tall: number) =>
  path(`M${x - 11},${base - 26}h22l-3,26h-16z`, '#c9bca8') +
  path(
    [-26, -13, 0, 13, 26]
      .map(
        (lean) =>
          `M${x},${base - 26}q${lean - 5},-${tall * 0.6} ${lean * 1.5},-${tall}q-2,${tall * 0.5} ${-lean * 1.5},${tall}z`,
      )
      .join(''),
    '#5f8a5a',
  );

function bedroom(room: Room, beds: 'double' | 'twin' | 'suite'): string {
  const { seed, sky, accent, cloth, wood } = room;
  const twin = beds === 'twin';
  const bed = (x: number, wide: number) =>
    rect(x, 150, wide, 76, wood, 'rx="8"') +
    rect(x + 4, 206, wide - 8, 84, '#ffffff', 'rx="10"') +
    rect(x + 4, 240, wide - 8, 58, cloth, 'rx="8"') +
    rect(x + 4, 236, wide - 8, 12, '#f4efe6') +
    (wide > 130
      ? rect(x + 14, 190, wide / 2 - 22, 34, '#fdfcf9', 'rx="10"') +
        rect(x + wide / 2 + 8, 190, wide / 2 - 22, 34, '#fdfcf9', 'rx="10"')
      : rect(x + 16, 190, wide - 32, 34, '#fdfcf9', 'rx="10"')) +
    rect(x + wide / 2 - 20, 206, 40, 24, cloth, 'rx="7"') +
    rect(x + 10, 296, 8, 14, wood) +
    rect(x + wide - 18, 296, 8, 14, wood);
  const side = (x: number) =>
    (sky.dark ? `<circle cx="${x + 18}" cy="196" r="40" fill="${sky.lamp}" opacity=".35"/>` : '') +
    rect(x, 234, 36, 40, wood, 'rx="3"') +
    rect(x + 16, 206, 4, 28, '#8a8172') +
    path(`M${x + 4},208l7,-22h14l7,22z`, '#f4e2b4');
  const panel = Array.from({ length: 11 }, (_, at) => `M${96 + at * 26},96h1.5v150h-1.5z`).join('');
  return (
    rect(84, 92, 312, 154, accent) +
    path(panel, '#ffffff', 'opacity=".28"') +
    (mixed(seed, 22) < 0.5
      ? rect(188, 30, 104, 50, '#fbf8f2') +
        rect(193, 35, 94, 40, sky.ridges[1]) +
        path('M193,75l24,-24 18,14 22,-22 30,32z', sky.ridges[0])
      : lamp(240, 34, room)) +
    (twin ? bed(112, 112) + bed(256, 112) : bed(134, 212)) +
    side(70) +
    side(374) +
    path('M96,330q144,-34 288,0l22,24h-332z', '#f4efe6', 'opacity=".75"') +
    windowAt(room, 6, 70, 46, 120) +
    (beds === 'suite'
      ? path('M392,330q-2,-34 20,-36h80v66h-100z', cloth) +
        rect(402, 316, 90, 16, '#f4efe6', 'rx="6"') +
        plant(446, 300, 96)
      : '')
  );
}

function lobby(room: Room): string {
  const { accent, cloth, wood } = room;
  return (
    windowAt(room, 40, 56, 118, 150) +
    rect(214, 40, 232, 190, accent) +
    path(Array.from({ length: 12 }, (_, at) => `M${224 + at * 19},40h2v190h-2z`).join(''), '#ffffff', 'opacity=".22"') +
    `<circle cx="330" cy="104" r="34" fill="#fbf8f2" opacity=".92"/>` +
    path('M306,112q12,-26 24,-8t24,-10v16q-24,20 -48,2z', cloth) +
    rect(232, 196, 196, 92, wood, 'rx="6"') +
    rect(224, 186, 212, 14, '#f6f1e6', 'rx="4"') +
    path('M254,186v-16h44v16zM362,186a14,12 0 0 1 28,0z', '#3f4a52') +
    [262, 330, 398].map((x) => lamp(x, 20, room)).join('') +
    path('M52,258q0,-30 26,-30h60q26,0 26,30v34h-112z', cloth) +
    rect(44, 262, 22, 40, cloth, 'rx="9"') +
    rect(150, 262, 22, 40, cloth, 'rx="9"') +
    rect(84, 306, 60, 8, wood, 'rx="4"') +
    plant(200, 300, 92) +
    plant(458, 300, 74)
  );
}

function dining(room: Room): string {
  const { seed, cloth, wood } = room;
  const plates = [150, 240, 330].map(
    (x, at) =>
      `<ellipse cx="${x}" cy="246" rx="32" ry="8" fill="#ffffff"/><ellipse cx="${x}" cy="243" rx="15" ry="5" fill="${chosen(['#b5702a', '#6f9a5a', '#a33f3a', '#d9a441'], mixed(seed, 30, at))}"/>`,
  );
  const chair = (x: number) =>
    rect(x, 214, 44, 74, cloth, 'rx="10"') + rect(x + 4, 284, 5, 40, wood) + rect(x + 35, 284, 5, 40, wood);
  return (
    windowAt(room, 60, 46, 150, 140) +
    windowAt(room, 290, 46, 150, 140) +
    [150, 240, 330].map((x) => lamp(x, 60, room)).join('') +
    [86, 176, 266, 356].map(chair).join('') +
    rect(70, 244, 342, 14, wood, 'rx="7"') +
    rect(110, 258, 12, 80, wood) +
    rect(360, 258, 12, 80, wood) +
    plates.join('') +
    path('M192,244v-18a8,8 0 0 1 16,0v18zM284,244l3,-24h6l3,24z', '#9cc4e4') +
    plant(452, 300, 80)
  );
}

function wellness(room: Room): string {
  const { sky, accent, cloth, wood } = room;
  const waves = [262, 286, 312, 338].map(
    (y, at) => `M0,${y}q${30 + at * 4},-7 ${60 + at * 4},0t60,0 60,0 60,0 60,0 60,0 60,0 60,0v2H0z`,
  );
  const lounger = (x: number) =>
    path(`M${x},224h58l20,-26h8l-22,32h-64z`, cloth) + path(`M${x + 6},230h4v14h-4zM${x + 56},230h4v14h-4z`, wood);
  return (
    rect(0, 0, width, 240, room.wall) +
    [34, 182, 330].map((x) => windowAt({ ...room, cloth: '#f4efe6' }, x, 40, 116, 142)).join('') +
    rect(0, 240, width, 120, sky.dark ? '#2f6f96' : '#5fb0d4') +
    path(waves.join(''), '#ffffff', 'opacity=".4"') +
    rect(0, 236, width, 12, '#e8dfce') +
    lounger(60) +
    lounger(300) +
    plant(216, 238, 84) +
    plant(446, 238, 84) +
    path('M0,20h480v6H0z', accent)
  );
}

/** What is in it, by category of the picture, and for rooms by the beds that they have. */
const furniture = {
  room: (room: Room) => bedroom(room, mixed(room.seed, 21) < 0.3 ? 'twin' : 'double'),
  'room-double': (room: Room) => bedroom(room, 'double'),
  'room-twin': (room: Room) => bedroom(room, 'twin'),
  'room-suite': (room: Room) => bedroom(room, 'suite'),
  lobby,
  food: dining,
  wellness,
} as const;
export type Inside = keyof typeof furniture;

export const insides = Object.keys(furniture) as Inside[];

/** A room from inside: its colours by its number, the light of its windows by the hour outside. */
export function drawInside(seed: number, kind: Inside, night: boolean): string {
  const room: Room = {
    seed,
    sky: skyOf(seed, night),
    wall: chosen(walls, mixed(seed, 11)),
    accent: chosen(accents, mixed(seed, 12)),
    floor: chosen(floors, mixed(seed, 13)),
    cloth: chosen(cloths, mixed(seed, 14)),
    wood: chosen(woods, mixed(seed, 15)),
  };
  const evening = room.sky.dark ? rect(0, 0, width, height, '#1d2748', 'opacity=".16"') : '';
  return shell(room) + furniture[kind](room) + evening;
}
