/** At most `most` dated items from `today` (ISO day) on, soonest first. */
export const upcomingHolidays = <Item extends { date: string }>(
  items: readonly Item[],
  today: string,
  most: number,
) =>
  items
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, most)
