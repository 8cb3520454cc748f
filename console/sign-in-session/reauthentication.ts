import type { Role } from "#domain/staff/permissions.ts"
import type { SignedInStaff } from "#server/features/staff/staff.ts"
import { createListeners } from "#ui/browser/listeners.ts"

export interface Me {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
  duty?: SignedInStaff["duty"]
}

export type WhyHeld = "session over" | "another member"

/**
 * What the dialog shows: the sign-in form; that requests wait to be repeated; or that another member (known once it
 * is loaded) is signed in. Closed if undefined.
 */
type Step =
  | { name: "sign in" }
  | { name: "repeat"; changes: number }
  | { name: "another member"; signedIn: Me | undefined; changes: number }

interface HoldOptions {
  why: WhyHeld
  isChange: boolean
  signal?: AbortSignal | undefined
}

interface PendingRequest {
  isChange: boolean
  settle: (isRepeated: boolean) => void
}

/** The requests that wait until the member has signed in again. */
const createPendingRequests = () => {
  let pending: PendingRequest[] = []
  const settle = (requests: PendingRequest[], isRepeated: boolean) => {
    pending = pending.filter((request) => !requests.includes(request))
    for (const request of requests) request.settle(isRepeated)
  }
  return {
    /** Resolves to whether the request shall be repeated. */
    add: (isChange: boolean, signal: AbortSignal | undefined) =>
      new Promise<boolean>((resolve) => {
        const request = { isChange, settle: resolve }
        pending.push(request)
        signal?.addEventListener("abort", () => settle([request], false))
      }),
    countChanges: () => pending.filter(({ isChange }) => isChange).length,
    repeatReads: () =>
      settle(
        pending.filter(({ isChange }) => !isChange),
        true,
      ),
    settleAll: (isRepeated: boolean) => settle(pending, isRepeated),
  }
}

/**
 * The member for whom this page was opened, and the requests that wait until the member has signed in again.
 * Reads are repeated after sign-in; changes only when the member of staff says so.
 */
export const createReauthentication = () => {
  let member: Me | undefined
  let step: Step | undefined
  const { add, countChanges, repeatReads, settleAll } = createPendingRequests()
  const { tell, subscribe } = createListeners()

  const show = (next: Step | undefined) => {
    step = next
    tell()
  }
  const closeWith = (isRepeated: boolean) => {
    show(undefined)
    settleAll(isRepeated)
  }

  return {
    member: () => member,
    /** Sets who is signed in on this page; undefined after signing out. */
    setMember: (signedIn: Me | undefined) => {
      member = signedIn
    },

    /** Opens the dialog. Resolves to true if the request shall be sent again, false if it was declined or aborted. */
    hold: ({ why, isChange, signal }: HoldOptions) => {
      const isRepeated = add(isChange, signal)
      const changes = countChanges()
      if (step && step.name !== "sign in") show({ ...step, changes })
      else if (!step && why === "session over") show({ name: "sign in" })
      else if (!step) show({ name: "another member", signedIn: undefined, changes })
      return isRepeated
    },

    /** Reports a sign-in by the same member as before or by another one. */
    signedIn: (current: Me) => {
      if (current.id !== member?.id) {
        return show({ name: "another member", signedIn: current, changes: countChanges() })
      }
      member = current
      repeatReads()
      const changes = countChanges()
      show(changes > 0 ? { name: "repeat", changes } : undefined)
    },
    /** Rejects the other member's session and shows the sign-in form again. */
    backToSignIn: () => show({ name: "sign in" }),
    /** Continues as the other member, and sends the pending requests in that member's name. */
    continueAs: (other: Me) => {
      member = other
      closeWith(true)
    },
    repeat: () => closeWith(true),
    /** Closes the dialog; no request is repeated. */
    decline: () => closeWith(false),

    step: () => step,
    subscribe,
  }
}

/** One page of the console has one session. */
export const reauthentication = createReauthentication()
