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
  /** The application that was kept, or to which the number belongs. Null: they did not share a number. */
  kept: string | null
}

/** The newest of the decisions about two applications. */
const newestOn = (settlements: readonly Settlement[], a: string, b: string) => {
  let newest: Settlement | undefined
  for (const one of settlements) {
    const isAbout = one.codes.includes(a) && one.codes.includes(b)
    if (isAbout && (!newest || one.at > newest.at)) newest = one
  }
  return newest
}

/** Whether staff have decided, newest decision first, that two applications are of different people. */
export const areDifferentPeople = (settlements: readonly Settlement[], a: string, b: string) =>
  newestOn(settlements, a, b)?.decision === "different_people"

/** An application among those with its Aadhaar number, in its course and session. */
export interface NumberHolder {
  code: string
  status: Status
  /** Whether a merit list that counts has a place for it. */
  isListed: boolean
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

/** An application that staff verified, or that a list ranks, keeps this when another one arrives with its number. */
const isEstablished = ({ status, isListed }: NumberHolder) =>
  status === "verified" || status === "admitted" || isListed

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
  const others = all.filter(({ code }) => code !== own.code)
  const decided = others.map((other) => ({
    other,
    last: newestOn(settlements, own.code, other.code),
  }))
  // A decision about applications that did not share a number does not say whose the number is.
  const open = decided
    .filter(({ last }) => last?.decision !== "different_people" || last.kept === null)
    .map(({ other }) => other)
  const owner = decided.find(({ other, last }) => !open.includes(other) && last!.kept !== own.code)
  const isFirst = isEstablished(own) && !open.some(isEstablished)
  return {
    open: open.map(({ code }) => code),
    ownedBy: owner?.last?.kept ?? null,
    mayBeVerified: open.length === 0,
    mayCompete: owner === undefined && (open.length === 0 || isFirst),
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
  if (to === "verified" && !isUndo) return mayBeVerified ? undefined : "same_number"
  if ((to !== "verified" && to !== "admitted") || mayCompete) return undefined
  return open.length > 0 ? "same_number" : "number_of_another"
}
