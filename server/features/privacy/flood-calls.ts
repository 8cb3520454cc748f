import * as z from "zod/mini"

import { floodDays, floodKinds } from "#domain/privacy/floods.ts"
import { flag, numberChoice, text } from "#server/features/call-inputs.ts"
import { csvAnswer, defineCalls } from "#server/features/define-call.ts"

import { confirmation, eraseShown } from "./confirm-erasure.ts"
import type { createFloods } from "./floods.ts"

interface Deps {
  privacy: { floods: ReturnType<typeof createFloods> }
}

const call = defineCalls<Deps>()
const page = {
  days: numberChoice(floodDays),
  /** Without it, what is stored now. */
  until: z.prefault(z.iso.datetime({ error: "choice" }), () => new Date().toISOString()),
}
const flood = { ...page, kind: z.enum(floodKinds), sha256: text }
const removal = { ...flood, ...confirmation, acceptAgain: flag }

/** Floods of made-up applications: what they have in common, their list, and their removal. */
export const floodCalls = {
  "GET /floods": call("floods.read", page, ({ privacy }, shown) => privacy.floods.read(shown)),

  "POST /floods/export": call("floods.read", flood, async ({ privacy }, ref, { actor }) =>
    csvAnswer("flood.csv", await privacy.floods.export(ref, actor.name)),
  ),

  "POST /floods/remove": call("floods.remove", removal, async (deps, sent, caller) => {
    const { floods } = deps.privacy
    const { acceptAgain, count, password, ...ref } = sent
    const { groups } = await floods.read(ref)
    const shown = groups.find(({ kind, sha256 }) => kind === ref.kind && sha256 === ref.sha256)
    const list = shown && { count: shown.removable, isLarge: shown.isLarge }
    return eraseShown(list, { count, password }, caller, (isConfirmed) =>
      floods.remove({ ...ref, isConfirmed, acceptAgain }, caller.actor.name),
    )
  }),
}
