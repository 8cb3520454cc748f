import type { ApplicationTotals } from "#server/features/applications/applications.ts"

/** Applications of one day per course, in the order of the given courses. */
export interface Day {
  day: string
  counts: number[]
}

/** The last days with applications, newest first. */
export const lastDays = (
  byDay: ApplicationTotals["byDay"],
  courses: readonly string[],
  maximum: number,
): Day[] => {
  const days = new Map<string, number[]>()
  for (const { day, course, count } of byDay) {
    const counts = days.get(day) ?? courses.map(() => 0)
    const at = courses.indexOf(course)
    if (at >= 0) counts[at] = (counts[at] ?? 0) + count
    days.set(day, counts)
  }
  return [...days]
    .map(([day, counts]) => ({ day, counts }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, maximum)
}
