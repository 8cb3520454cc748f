/** The next of some dated items: those from `today` (an ISO day) on, the nearest first. */
export const upcomingHolidays = <Item extends { date: string }>(
  items: readonly Item[],
  today: string,
  most: number,
) =>
  items
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, most)
