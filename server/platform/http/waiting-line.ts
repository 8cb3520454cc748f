import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"

/** A client that does not ask again in this time has left the line. */
const expiresAfterMs = 60_000
/** A ticket that is not in the line, as of another process or before a restart, keeps its time up to this age. */
const maxAgeMs = 15 * 60_000
/** Bounds of the memory. Beyond the first, a client gets no ticket until the line is shorter. */
const maxWaiting = 10_000
const maxUsed = 50_000
/** How many are let in during the first calm second; twice as many in each further one. */
const firstOpening = 10
const maxOpening = 320

interface Deps {
  sign: (text: string) => string
  randomBytes: (count: number) => Uint8Array
}

/**
 * Tickets of the line: the time of issue, some random characters, and a signature, so that nobody can forge an earlier
 * place. They name no person.
 */
const createTickets = ({ sign, randomBytes }: Deps) => {
  const used = new Set<string>()
  const signatureOf = (text: string) => sign(`waiting ${text}`).slice(0, 22)
  return {
    issue: (now: number) => {
      const text = `${now.toString(36)}.${Buffer.from(randomBytes(6)).toString("hex")}`
      return `${text}.${signatureOf(text)}`
    },
    /** When a ticket was issued; undefined if it is forged, too old, or is used already. */
    read: (ticket: string, now: number) => {
      const [time = "", random = "", signature] = ticket.split(".")
      const issuedAt = Number.parseInt(time, 36)
      const isSigned = timingSafeCompare(signature, signatureOf(`${time}.${random}`))
      return isSigned && now - issuedAt <= maxAgeMs && !used.has(ticket) ? issuedAt : undefined
    },
    markUsed: (ticket: string) => {
      used.add(ticket)
      if (used.size > maxUsed) used.delete(used.values().next().value!)
    },
  }
}

interface Entry {
  ticket: string
  issuedAt: number
  seenAt: number
  /** 1 is the front. */
  place: number
  /** Whether it is let in when it asks. */
  isOpen: boolean
}

export type Turn = { isIn: true } | { isIn: false; ticket?: string; place?: number }

interface Question {
  ticket: string | undefined
  isBusy: boolean
  now: number
  /** Does not use the ticket. */
  asksOnly?: boolean
}

/**
 * The line of those whom load shedding has refused: who came first is let in first. Each process has a line of its own, and
 * takes the tickets of others at their time.
 */
export const createWaitingLine = (deps: Deps) => {
  const tickets = createTickets(deps)
  const entries = new Map<string, Entry>()
  let waiting: Entry[] = []
  let opening = firstOpening

  const add = (ticket: string, issuedAt: number, now: number) => {
    if (waiting.length >= maxWaiting) return undefined
    const ahead = issuedAt === now ? waiting : waiting.filter((other) => other.issuedAt <= issuedAt)
    const entry = { ticket, issuedAt, seenAt: now, place: ahead.length + 1, isOpen: false }
    entries.set(ticket, entry)
    waiting.push(entry)
    return entry
  }
  const find = (ticket: string | undefined, now: number) => {
    if (!ticket) return undefined
    const issuedAt = entries.get(ticket) ? undefined : tickets.read(ticket, now)
    return issuedAt === undefined ? entries.get(ticket) : add(ticket, issuedAt, now)
  }
  const letIn = ({ ticket }: Entry) => {
    entries.delete(ticket)
    tickets.markUsed(ticket)
  }

  return {
    /** Whether a request is let in now; else its ticket and place. Without a ticket the line is too long. */
    ask: ({ ticket, isBusy, now, asksOnly = false }: Question): Turn => {
      const known = find(ticket, now)
      if (!isBusy && (known ? known.isOpen : waiting.length === 0)) {
        if (known && !asksOnly) letIn(known)
        return { isIn: true }
      }
      const entry = known ?? add(tickets.issue(now), now, now)
      if (!entry) return { isIn: false }
      entry.seenAt = now
      return { isIn: false, ticket: entry.ticket, place: entry.place }
    },

    /** Once a second: forgets who has left, and lets in more of the front as long as the server is not busy. */
    tick: (isBusy: boolean, now: number) => {
      for (const [ticket, { seenAt }] of entries) {
        if (now - seenAt > expiresAfterMs) entries.delete(ticket)
      }
      const all = [...entries.values()].toSorted((a, b) => a.issuedAt - b.issuedAt)
      if (isBusy) for (const entry of all) entry.isOpen = false
      waiting = all.filter(({ isOpen }) => !isOpen)
      if (!isBusy) for (const entry of waiting.splice(0, opening)) entry.isOpen = true
      opening = isBusy ? firstOpening : Math.min(maxOpening, opening * 2)
      for (const [index, entry] of waiting.entries()) entry.place = index + 1
    },
  }
}
