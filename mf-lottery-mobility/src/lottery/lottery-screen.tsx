import type { Screen } from '@aylal/shell';
import { LotteryPage } from './lottery-page.tsx';

/** ROUTE-29: the scratch lottery. */
export const screen: Screen = { Component: () => <LotteryPage kind="lottery" />, title: 'lottery.title.lottery' };
