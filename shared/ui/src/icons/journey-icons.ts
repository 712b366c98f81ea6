// Apart from the others, because a build keeps or leaves a module as a whole: what a first view shows need not carry the signs of the steps after it.
/// <reference path="./tabler-modules.d.ts" />
import { icon } from './icon.tsx';
import TablerArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import TablerCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import TablerCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import TablerCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import TablerCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import TablerClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import TablerDoorEnter from '@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs';
import TablerHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import TablerLogin from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import TablerMoonStars from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs';
import TablerPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import TablerSteeringWheel from '@tabler/icons-react/dist/esm/icons/IconSteeringWheel.mjs';
import TablerTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

export const IconArrowLeft = /* @__PURE__ */ icon(TablerArrowLeft);
export const IconCashBanknote = /* @__PURE__ */ icon(TablerCashBanknote);
export const IconCheck = /* @__PURE__ */ icon(TablerCheck);
export const IconCircleCheck = /* @__PURE__ */ icon(TablerCircleCheck);
export const IconCircleX = /* @__PURE__ */ icon(TablerCircleX);
export const IconClock = /* @__PURE__ */ icon(TablerClock);
export const IconDoorEnter = /* @__PURE__ */ icon(TablerDoorEnter);
export const IconHourglass = /* @__PURE__ */ icon(TablerHourglass);
export const IconLogin = /* @__PURE__ */ icon(TablerLogin);
export const IconMoonStars = /* @__PURE__ */ icon(TablerMoonStars);
export const IconPlus = /* @__PURE__ */ icon(TablerPlus);
export const IconSteeringWheel = /* @__PURE__ */ icon(TablerSteeringWheel);
export const IconTrash = /* @__PURE__ */ icon(TablerTrash);
