import ICAL from 'ical.js';

export interface ReadEntry {
  uid: string;
  summary: string;
  location: string | null;
  url: string | null;
  /** `2026-11-29` for a whole day, `2026-11-29T15:00:00Z` for an instant. */
  start: string;
}

/** What a calendar program makes of a file: parsed by another library than the one that wrote it. */
export function readCalendar(text: string): { head: Record<string, string>; entries: ReadEntry[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const head = Object.fromEntries(
    calendar.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
  );
  const entries = calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name);
    const said = (name: string) => (value(name) === null ? null : String(value(name)));
    return {
      uid: String(value('uid')),
      summary: String(value('summary')),
      location: said('location'),
      url: said('url'),
      start: String(value('dtstart')),
    };
  });
  return { head, entries };
}
