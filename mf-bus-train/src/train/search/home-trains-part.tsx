import type { SlotPart } from '@aylal/shell';
import { TrainSearchForm } from './train-search-form.tsx';

/** The train search in its tab of the home page. */
function HomeTrainsPart() {
  return <TrainSearchForm page="search" />;
}

export const part: SlotPart<'home.search'> = { Component: HomeTrainsPart };
