import { findCourse } from "#domain/admission/course-names.ts"
import type { Language } from "#domain/content/languages.ts"
import { cutOffsOf } from "#domain/merit/rounds/cut-offs.ts"
import type { SharedContext } from "#server/http/pages/request-context.ts"

import { cutOffRows } from "./cut-off-table.server.ts"
import { roundPath } from "./list-address.ts"

type Server = Pick<SharedContext, "publicLists" | "courseNames">

/** The short name of a programme; its code if no session has it any more. */
export const programmeName = async (
  { courseNames }: Pick<SharedContext, "courseNames">,
  { session, programme }: { session: string; programme: string },
  language: Language,
) => {
  const names = (await courseNames())(session)
  return findCourse(names, programme)?.short_name[language] ?? programme
}

/** The programmes of a session that have lists, with the cut-offs of each list. */
export const readCutOffs = async (server: Server, session: string, language: Language) => {
  const rounds = (await server.publicLists.listRounds()).filter((one) => one.session === session)
  const programmes = [...new Set(rounds.map(({ programme }) => programme))]
  return Promise.all(
    programmes.map(async (programme) => {
      const own = rounds.filter((one) => one.programme === programme)
      const lists = await Promise.all(
        own.map(async (round) => cutOffsOf(await server.publicLists.readList(round))),
      )
      return {
        programme,
        name: await programmeName(server, { session, programme }, language),
        lists: own.map((round) => ({ number: round.number, path: roundPath(round) })),
        rows: cutOffRows(lists, language),
      }
    }),
  )
}

export type ProgrammeCutOffs = Awaited<ReturnType<typeof readCutOffs>>[number]
