import { createContext, useContext } from "react"

import type { MeritView } from "#server/features/merit/merit.ts"

import { useAdmissionSession } from "../admission-sessions/use-sessions.ts"
import { usePermission } from "../permission.tsx"

/** The parts of a programme's merit lists, each with an address. */
export const parts = ["rule", "marks", "lists", "offers", "objections", "charts"] as const
export type Part = (typeof parts)[number]

/** The address of a programme's merit lists; without a part, of what is open there now. */
export const addressOf = (programme: string, part?: Part) =>
  ["/merit", encodeURIComponent(programme), ...(part ? [part] : [])].join("/")

export interface ShownProgramme {
  where: { session: string; programme: string }
  view: MeritView
  /** The address of a call of the programme. */
  path: (action: string) => string
  reload: () => Promise<unknown>
}

export const ProgrammeContext = createContext<ShownProgramme | undefined>(undefined)

/** The programme whose merit lists are shown. */
export const useProgramme = () => useContext(ProgrammeContext)!

export const lastOf = ({ rounds }: Pick<MeritView, "rounds">) =>
  rounds.findLast(({ withdrawn_at }) => withdrawn_at === null)

/** Whether this member imports marks of awaited results: the session's form asks for the result. */
export const useImportsResults = (label: string) => {
  const may = usePermission()
  const session = useAdmissionSession(label)
  const isAsked = session?.asked_fields.some(({ field }) => field === "i_result") ?? false
  return isAsked && may("applications.correct")
}
