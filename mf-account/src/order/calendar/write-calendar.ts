import ical from 'ical-generator';
import type { CalendarEvent } from './events-of-order.ts';

/** Entries as an iCalendar file (RFC 5545), which every calendar takes. The same entry has the same id, so that taking it in twice leaves one. */
export function writeCalendar(events: readonly CalendarEvent[], url: string): string {
  const calendar = ical({ prodId: { company: 'Aylal', product: 'Orders' } });
  for (const { id, title, start, end, allDay, place } of events)
    calendar.createEvent({
      id: `${id}@aylal`,
      summary: title,
      start: new Date(start),
      end: new Date(end),
      allDay,
      location: place,
      url,
    });
  return calendar.toString();
}
