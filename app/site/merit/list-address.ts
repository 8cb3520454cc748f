import { meritLists } from "#domain/content/paths.ts"
import type { Compartment } from "#domain/merit/allocation-rule.ts"

interface Round {
  session: string
  programme: string
  number: number
}

/** Paths of merit lists, without language. They are in lower case: only such pages are cached. */
export const sessionPath = (session: string) => `${meritLists.path}/${session}`

export const roundPath = ({ session, programme, number }: Round) =>
  `${sessionPath(session)}/${programme.toLowerCase()}/${number}`

export const compartmentPath = (round: Round, compartment: Compartment) =>
  `${roundPath(round)}/${compartment.toLowerCase()}`

/** The files of a list have one address for both languages. */
export const filePath = (round: Round) => `${roundPath(round)}/merit-list.json`

export const waitingListsFile = "waiting-lists.pdf"
/** For the notice board: who has a seat, and who waits. */
export const noticeBoardPaths = (round: Round) => ({
  chosen: `${roundPath(round)}/merit-list.pdf`,
  waiting: `${roundPath(round)}/${waitingListsFile}`,
})
