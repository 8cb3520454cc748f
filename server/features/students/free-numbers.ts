import { consecutiveNumbers } from "#domain/student/admission-numbers.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** How many numbers one query looks up. */
const lookedUp = 500

/** A longer number is refused when the student is stored. */
const maxLength = 100

/**
 * So many admission numbers from this one on that no student has, also none whose admission was cancelled; undefined if it
 * does not end in a digit or is too long.
 */
export const findFreeNumbers = async (
  db: Database,
  first: string,
  count: number,
): Promise<string[] | undefined> => {
  if (first.length > maxLength) return undefined
  const free: string[] = []
  let from = first
  while (free.length < count) {
    const numbers = consecutiveNumbers(from, lookedUp + 1)
    if (!numbers) return undefined
    from = numbers.pop()!
    const students = await db
      .selectFrom("students")
      .select("admission_number")
      .where("admission_number", "in", numbers)
      .execute()
    const taken = new Set(students.map((student) => student.admission_number))
    free.push(...numbers.filter((number) => !taken.has(number)))
  }
  return free.slice(0, count)
}
