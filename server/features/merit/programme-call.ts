import type * as z from "zod/mini"

import type { NamedSession } from "#domain/admission/session.ts"
import { filterText, text } from "#server/features/call-inputs.ts"
import {
  type Access,
  type Caller,
  conflict,
  defineCalls,
  gone,
} from "#server/features/define-call.ts"

import type { Where } from "./merit-rows.ts"
import type { MeritService } from "./merit-service.ts"

export interface Deps {
  merit: MeritService
  settings: () => Promise<{ admission_session: string }>
  findSession: (label: string) => Promise<NamedSession | undefined>
  applicationNumbers: {
    codeOf: (id: string) => Promise<string>
    codesOf: (ids: readonly string[]) => Promise<string[]>
    byCode: <Value>(values: Record<string, Value>) => Promise<Record<string, Value>>
  }
}

export const call = defineCalls<Deps>()

export const session = { session: filterText }

/** The session that is named, or else the open one. */
export const findShownSession = async (deps: Deps, named: string) =>
  deps.findSession(named || (await deps.settings()).admission_session)

/** Defines a call about a programme of a session, by default of the open one. */
export const programmeCall = <Shape extends z.core.$ZodShape, Answer>(
  can: Access,
  shape: Shape,
  run: (
    deps: Deps,
    where: Where,
    sent: z.output<z.ZodMiniObject<Shape>>,
    caller: Caller,
  ) => Promise<Answer>,
) =>
  call(can, { ...shape, ...session, programme: text }, async (deps, sent, caller) => {
    const { session: named, programme, ...rest } = sent as Where & z.output<z.ZodMiniObject<Shape>>
    const shown = await findShownSession(deps, named)
    if (!shown?.programmes.some(({ code }) => code === programme)) return gone()
    return run(deps, { session: shown.label, programme }, rest as never, caller)
  })

/** The list is not the last one any more, or not as the page showed it. */
export const meritChanged = () => conflict("merit_changed")
