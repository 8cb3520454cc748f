import { createContext, useContext } from "react"

import type { MeritView } from "#server/features/merit/merit.ts"

interface ShownProgramme {
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
