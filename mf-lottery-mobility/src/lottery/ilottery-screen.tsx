import type { Screen } from '@aylal/shell';
import { LotteryPage } from './lottery-page.tsx';

/** ROUTE-32: the instant lottery. */
export const screen: Screen = { Component: () => <LotteryPage kind="ilottery" />, title: 'lottery.title.ilottery' };
