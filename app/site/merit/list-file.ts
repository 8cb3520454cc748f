import { data } from "react-router"

import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/list-file"
import { waitingListsFile } from "./list-address.ts"
import { noticeBoardReport } from "./notice-board-report.server.ts"
import { readPaper } from "./read-paper.server.ts"

/**
 * The files of a public list: the frozen file (docs/merit.md), byte by byte as it was published, and PDF files for the
 * notice board, in both languages. These show of people what the pages show.
 */
export const loader = async ({ pattern, params, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const { publicLists, fileOfReport } = server
  const round = await publicLists.findRound(params)
  if (!round) throw data("no such list", 404)
  const answer = (file: BodyInit, type: string) =>
    new Response(file, { headers: { "content-type": type, "x-robots-tag": "noindex" } })
  if (pattern.endsWith(".json"))
    return answer(await publicLists.readFile(round), "application/json")
  const list = await publicLists.readList(round)
  const printed = { ...round, list, people: await publicLists.readPeople(round) }
  const part = pattern.endsWith(waitingListsFile) ? "waiting" : "chosen"
  const paper = await readPaper(server, printed, { part, order: "rank" })
  const file = await fileOfReport(noticeBoardReport(paper, new Date(round.publishedAt)))
  return answer(new Uint8Array(file), "application/pdf")
}
