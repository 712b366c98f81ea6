import { seatsHeldUntil } from './hold-times.ts';

const at = (time: string) => Date.parse(`2026-12-19T${time}:00Z`);

it.each([
  ['half an hour', '08:00', '20:00', '08:30'],
  ['half an hour to the very end of selling', '08:00', '09:30', '08:30'],
  ['less where selling ends before', '08:00', '09:10', '08:10'],
])('[MNY-6] holds the seats of a booking %s', (_, booked, departs, until) => {
  expect(seatsHeldUntil(at(booked), at(departs))).toBe(at(until));
});
