import type { Programme } from "./programme-schema.ts"

/** How many are admitted to a programme with a first major. */
export interface Admitted {
  course: string
  first_major: string
  count: number
}

export interface FullSeats {
  /** Codes of programmes. */
  programmes: readonly string[]
  /** The subjects that are full as first major, by the programme's code. */
  firstMajors: Readonly<Record<string, readonly string[]>>
}

/** Whether a session limits seats at all. Otherwise nobody needs to count. */
export const hasSeats = (programmes: readonly Programme[]) =>
  programmes.some(({ seats, subject_seats }) => seats !== undefined || subject_seats.length > 0)

const sum = (admitted: readonly Admitted[]) =>
  admitted.reduce((total, { count }) => total + count, 0)

/** What is full once so many are admitted (specification 3.15). */
export const fullSeatsOf = (
  programmes: readonly Programme[],
  admitted: readonly Admitted[],
): FullSeats => {
  const of = ({ code }: Programme) => admitted.filter(({ course }) => course === code)
  return {
    programmes: programmes
      .filter((programme) => sum(of(programme)) >= (programme.seats ?? Infinity))
      .map(({ code }) => code),
    firstMajors: Object.fromEntries(
      programmes.map((programme) => [
        programme.code,
        programme.subject_seats
          .filter(
            ({ subject, seats }) =>
              sum(of(programme).filter(({ first_major }) => first_major === subject)) >= seats,
          )
          .map(({ subject }) => subject),
      ]),
    ),
  }
}

export const noneFull: FullSeats = { programmes: [], firstMajors: {} }
