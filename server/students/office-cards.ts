import type { Settings } from "#domain/content/settings.ts"
import { cardsOnSheet } from "#domain/student/limits.ts"

import { isSame } from "../security/is-same.ts"
import type { Vault } from "../security/vault.ts"
import { type Card, cardOf } from "./read-card.ts"
import type { Students } from "./students.ts"

/** Whose cards: a session like 2024-2025, and a course by its number (spec 3.7) or "" for all. */
export interface CardSelection {
  session: string
  course: string
}

/** What the office's link carries: whose cards, until when (seconds since 1970), and a seal over both. */
export interface CardPass extends CardSelection {
  until: string
  seal: string
}

/** How many sheets a page of the browser prints at once. */
const sheetsOnPage = 20

const sealOf = (vault: Pick<Vault, "index">, { session, course }: CardSelection, until: string) =>
  vault.index(`cards ${session} ${course} ${until}`)

/** A pass to print cards, good for so many minutes: made on the machine itself, by who may run programs there. */
export const makeCardPass = (
  vault: Pick<Vault, "index">,
  selection: CardSelection,
  { now, minutes }: { now: Date; minutes: number },
): CardPass => {
  const until = String(Math.floor(now.getTime() / 1000) + minutes * 60)
  return { ...selection, until, seal: sealOf(vault, selection, until) }
}

interface Deps {
  students: Pick<Students, "list">
  vault: Pick<Vault, "index">
  settings: () => Promise<Settings>
  now: () => Date
}

/** The cards a pass opens, one page of sheets; undefined for a pass that is forged or over. */
export const listOfficeCards =
  ({ students, vault, settings, now }: Deps) =>
  async (
    pass: CardPass,
    page: number,
    origin: string,
  ): Promise<{ cards: Card[]; pages: number } | undefined> => {
    const isReal = isSame(pass.seal, sealOf(vault, pass, pass.until))
    if (!isReal || Number(pass.until) * 1000 < now().getTime()) return undefined
    const limit = cardsOnSheet * sheetsOnPage
    const { found, total } = await students.list(pass, { limit, offset: (page - 1) * limit })
    const current = await settings()
    return {
      cards: found.map((student) => cardOf(student, current, origin)),
      pages: Math.max(1, Math.ceil(total / limit)),
    }
  }
