const dayMs = 86_400_000

const isSunday = (at: number) => new Date(at).getUTCDay() === 0
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/**
 * The ISO day that is this many working days after another: Sundays and the college's holidays do not count, nor does the
 * first day itself.
 */
export const addWorkingDays = (from: string, count: number, holidays: ReadonlySet<string>) => {
  let at = Date.parse(`${from}T00:00:00Z`)
  for (let left = count; left > 0;) {
    at += dayMs
    if (!isSunday(at) && !holidays.has(isoDay(at))) left--
  }
  return isoDay(at)
}
