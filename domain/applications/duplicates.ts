import { hasLeft, type Status } from "./workflow.ts"

/** What staff decide about applications that may be of one person. */
export const settlementDecisions = ["same_person", "different_people"] as const
export type SettlementDecision = (typeof settlementDecisions)[number]

/** Why applications may be of one person: the same Aadhaar number, or the same birth date and like names. */
export const duplicateKinds = ["number", "likeness"] as const
export type DuplicateKind = (typeof duplicateKinds)[number]

/** A stored decision. `codes` are all applications that it was about. */
export interface Settlement {
  at: string
  codes: readonly string[]
  decision: SettlementDecision
  /** The application that was kept, or to which the number belongs. Null: they did not share a number. Else `keptNone`. */
  kept: string | null
}

/** What is stored of one application alone when its number is corrected: no decision has kept it with the new number. */
export const keptNone = ""

/** The newest of the decisions about an application and each other one, by the other's code. */
const newestByOther = (settlements: readonly Settlement[], own: string) => {
  const newest = new Map<string, Settlement>()
  for (const one of settlements) {
    if (!one.codes.includes(own)) continue
    for (const code of one.codes) {
      const known = newest.get(code)
      if (!known || one.at > known.at) newest.set(code, one)
    }
  }
  return newest
}

/** Whether staff have decided, newest decision first, that two applications are of different people. */
export const areDifferentPeople = (settlements: readonly Settlement[], a: string, b: string) =>
  newestByOther(settlements, a).get(b)?.decision === "different_people"

/** Whether the newest decision for one of those with a number kept this application: staff have seen the applicant's card. */
export const wasKept = (settlements: readonly Settlement[], code: string) => {
  const forOne = settlements.filter(({ kept }) => kept !== null)
  return newestByOther(forOne, code).get(code)?.kept === code
}

/** An application among those with its Aadhaar number, in its course and session. */
export interface NumberHolder {
  code: string
  status: Status
  /** Whether a merit list of its course has a place for it, also a withdrawn one. */
  isListed: boolean
  /** Whether the newest decision of staff about it kept it. */
  isKept: boolean
}

/** What follows for an application from others with its Aadhaar number, in its course and session (specification 9.9). */
export interface NumberState {
  /** The others that staff have not told apart from this one. */
  open: string[]
  /** The application to which the number belongs, as staff decided: here it is wrong, and is to be corrected. */
  ownedBy: string | null
  mayBeVerified: boolean
  /** Whether it may be ranked, offered a seat and admitted. */
  mayCompete: boolean
}

/** Only active applications hold a number: one that was rejected, withdrawn or cancelled frees it. */
export const holdsNumber = (status: Status) => !hasLeft(status)

/**
 * What an application has reached when another one arrives with its number: 2 if staff have looked at it, 1 if only a list ranks
 * it, as lists rank unchecked applications too.
 */
const standingOf = ({ status, isListed, isKept }: NumberHolder) => {
  if (status === "verified" || status === "admitted" || isKept) return 2
  return isListed ? 1 : 0
}

/**
 * The state of one application. `all` are the active applications with its number, in its course and session. An open question
 * blocks the newcomer alone: a stranger who sends a form with the number of an applicant must not take away what the applicant
 * has (decision 47).
 */
export const numberState = (
  own: NumberHolder,
  all: readonly NumberHolder[],
  settlements: readonly Settlement[],
): NumberState => {
  const newest = newestByOther(settlements, own.code)
  const open: NumberHolder[] = []
  let ownedBy: string | null = null
  let highest = 0
  for (const other of all) {
    if (other.code === own.code) continue
    const last = newest.get(other.code)
    // Whose the number is: not said of applications that did not share it, nor by one that has left.
    const owner =
      last?.decision === "different_people" && all.some(({ code }) => code === last.kept)
        ? last.kept
        : null
    if (owner !== null) {
      if (owner !== own.code) ownedBy = owner
      continue
    }
    open.push(other)
    highest = Math.max(highest, standingOf(other))
  }
  return {
    open: open.map(({ code }) => code),
    ownedBy,
    // Not by its own status, which may be the one that is asked for.
    mayBeVerified: open.length === 0 || (own.isKept && highest < 2),
    mayCompete: ownedBy === null && (open.length === 0 || standingOf(own) > highest),
  }
}

/** Whether staff still have to do something about the number: to tell people apart, or to correct it. */
export const isNumberInQuestion = ({ open, ownedBy }: NumberState) =>
  open.length > 0 || ownedBy !== null

/**
 * Why an application cannot get a status; undefined if its number does not stand in the way. To undo a change gives back a
 * verification that it had before, unless another one has got it meanwhile.
 */
export const numberRefusal = (
  { open, mayBeVerified, mayCompete }: NumberState,
  to: Status,
  isUndo = false,
): "same_number" | "number_of_another" | undefined => {
  if (to === "verified") return mayBeVerified || (isUndo && mayCompete) ? undefined : "same_number"
  if (to !== "admitted" || mayCompete) return undefined
  return open.length > 0 ? "same_number" : "number_of_another"
}
