import { actionOf } from "./use-keys.ts"

/** The keys with what they do; those of one character can be switched off. */
export const keyList = [
  { keys: ["/"], does: "search" },
  { keys: ["V"], does: "verify", isOfPage: true },
  { keys: ["W"], does: "withClaims", isOfPage: true },
  { keys: ["1–9"], does: "claim" },
  { keys: ["A"], does: "acceptClaim", isOfPage: true },
  { keys: ["R"], does: "refuseClaim", isOfPage: true },
  { keys: ["Q"], does: "query", isOfPage: true },
  { keys: ["F"], does: "fee", isOfPage: true },
  { keys: ["P"], does: "print", isOfPage: true },
  { keys: ["N"], does: "next", isOfPage: true },
  { keys: ["U"], does: "undo", isOfPage: true },
  { keys: ["?"], does: "help" },
  { keys: ["Ctrl", "K"], does: "search" },
  { keys: ["Alt", "B"], does: "counter" },
  { keys: ["Ctrl", "S"], does: "save" },
] as const

/** The actions of the page that is open now, which have a key. */
export const openPageActions = () =>
  keyList.flatMap(({ keys: [key], does, ...rest }) => {
    const run = "isOfPage" in rest ? actionOf(key.toLowerCase()) : undefined
    return run ? [{ does, run }] : []
  })
