import { boneShapes } from './bones.js';
import { words } from './words.js';

// A game of somebody else: it is told how the bones lie and shows it. It holds no money and knows nobody.
const shop = document.documentElement.dataset.shop;
const language = new URLSearchParams(location.search).get('lang') ?? 'mn';
const text = words[language] ?? words.mn;
const [title, felt, told, withdraw] = ['title', 'felt', 'told', 'withdraw'].map((id) => document.getElementById(id));
const say = (message) => parent.postMessage(message, shop);
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

document.documentElement.lang = language;
document.title = text.title;
title.textContent = text.title;
told.textContent = text.begin;
withdraw.textContent = text.withdraw;
withdraw.addEventListener('click', () => say({ type: 'game/withdraw' }));
show(['horse', 'camel', 'sheep', 'goat'], false);

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shop || source !== parent || data?.type !== 'game/round') return;
  told.textContent = '';
  show(data.bones, true);
  setTimeout(
    () => {
      told.textContent = text.lies(data.bones.map((side) => text[side]).join(', '));
      say({ type: 'game/shown', round: data.round });
    },
    still ? 0 : 950,
  );
});
say({ type: 'game/ready' });

function show(bones, thrown) {
  felt.setAttribute('aria-label', bones.map((side) => text[side]).join(', '));
  felt.replaceChildren(...bones.map((side) => bone(side, thrown)));
}

function bone(side, thrown) {
  const holder = document.createElement('div');
  holder.className = thrown ? 'bone thrown' : 'bone';
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 100 100');
  for (const line of boneShapes[side] ?? []) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', line);
    drawing.append(path);
  }
  const name = document.createElement('span');
  name.textContent = text[side];
  holder.append(drawing, name);
  return holder;
}
