import type { Role } from "#domain/staff/permissions.ts"

/** A member of staff who is signed in. */
export interface Me {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
}

export type WhyHeld = "session over" | "another member"

/**
 * What the dialog shows: the sign-in form; that requests wait to be repeated; or that another member (known once it
 * is loaded) is signed in. Closed if undefined.
 */
export type Step =
  | { name: "sign in" }
  | { name: "repeat"; changes: number }
  | { name: "another member"; signedIn: Me | undefined; changes: number }

interface Held {
  isChange: boolean
  settle: (isRepeated: boolean) => void
}

/**
 * The member for whom this page was opened, and the requests that wait until the member has signed in again.
 * Reads are repeated after sign-in; changes only when the member of staff says so.
 */
export const createReauthentication = () => {
  let member: Me | undefined
  let step: Step | undefined
  let held: Held[] = []
  const listeners = new Set<() => void>()

  const show = (next: Step | undefined) => {
    step = next
    for (const listener of listeners) listener()
  }
  const countChanges = () => held.filter(({ isChange }) => isChange).length
  const settle = (isRepeated: boolean, which: (request: Held) => boolean = () => true) => {
    const settled = held.filter(which)
    held = held.filter((request) => !which(request))
    for (const request of settled) request.settle(isRepeated)
  }
  const closeWith = (isRepeated: boolean) => {
    show(undefined)
    settle(isRepeated)
  }
  const showRepeat = () => {
    settle(true, ({ isChange }) => !isChange)
    const changes = countChanges()
    show(changes > 0 ? { name: "repeat", changes } : undefined)
  }

  return {
    member: () => member,
    /** Sets who is signed in on this page; undefined after signing out. */
    setMember: (signedIn: Me | undefined) => {
      member = signedIn
    },

    /**
     * Opens the dialog. Resolves to true if the request shall be sent again, false if it was declined or aborted.
     */
    hold: ({
      why,
      isChange,
      signal,
    }: {
      why: WhyHeld
      isChange: boolean
      signal?: AbortSignal | undefined
    }) =>
      new Promise<boolean>((resolve) => {
        const request = { isChange, settle: resolve }
        held.push(request)
        signal?.addEventListener("abort", () => settle(false, (one) => one === request))
        if (step?.name === "another member") show({ ...step, changes: countChanges() })
        else if (step?.name === "repeat") show({ ...step, changes: countChanges() })
        else if (!step && why === "session over") show({ name: "sign in" })
        else if (!step)
          show({ name: "another member", signedIn: undefined, changes: countChanges() })
      }),

    /** Reports a sign-in by the same member as before or by another one. */
    signedIn: (now: Me) => {
      if (now.id !== member?.id) {
        return show({ name: "another member", signedIn: now, changes: countChanges() })
      }
      member = now
      showRepeat()
    },
    /** Rejects the other member's session and shows the sign-in form again. */
    backToSignIn: () => show({ name: "sign in" }),
    /** Continues as the other member, and sends the held requests in that member's name. */
    continueAs: (other: Me) => {
      member = other
      closeWith(true)
    },
    repeat: () => closeWith(true),
    /** Closes the dialog; no request is repeated. */
    decline: () => closeWith(false),

    step: () => step,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One page of the console has one session. */
export const reauthentication = createReauthentication()
