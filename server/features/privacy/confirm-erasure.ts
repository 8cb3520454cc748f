import * as z from "zod/mini"

import { type Caller, conflict, invalid } from "#server/features/define-call.ts"

import type { GroupErased } from "./erase-group.ts"

const numberInput = z.transform((text: string) =>
  Number(text.replaceAll(/[,\s]/gu, "") || Number.NaN),
)

/** What a person types to confirm an erasure. */
export const confirmation = {
  password: z.string(),
  /** The number of records, if they are many: with or without the separators of thousands. */
  count: z.optional(z.pipe(z.string(), numberInput)),
}

/** Erases the records that were shown, once the person has confirmed it. */
export const eraseShown = async (
  shown: { count: number; isLarge: boolean } | undefined,
  { count, password }: { count?: number | undefined; password: string },
  { confirmPassword }: Caller,
  erase: (isConfirmed: boolean) => Promise<GroupErased>,
) => {
  if (!shown || shown.count === 0) return conflict("changed_meanwhile")
  if (shown.isLarge && count !== shown.count) return invalid({ count: ["privacy.count"] })
  const refused = await confirmPassword(password)
  if (refused) return refused
  const erased = await erase(shown.isLarge)
  if (erased.outcome === "erased") return { count: erased.count }
  return conflict(erased.outcome === "refused" ? `erasure_${erased.reason}` : "changed_meanwhile")
}
