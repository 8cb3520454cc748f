import { data } from "react-router"

import { requestContext } from "#server/http/pages/request-context.ts"

import { waitingListsFile } from "../list-address.ts"
import type { Route } from "./+types/notice-board-file"
import { noticeBoardReport } from "./notice-board-report.server.ts"
import { readPaper } from "./read-paper.server.ts"

/** A public list as a PDF file for the notice board, in both languages. It shows of people what the pages show. */
export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const { publicLists, fileOfReport } = server
  const round = await publicLists.findRound(params)
  if (!round) throw data("no such list", 404)
  const isWaiting = url.pathname.toLowerCase().includes(waitingListsFile)
  const list = await publicLists.readList(round)
  const printed = { ...round, list, names: await publicLists.readNames(round) }
  const paper = await readPaper(server, printed, isWaiting ? "waiting" : "chosen")
  const file = await fileOfReport(noticeBoardReport(paper, new Date(round.publishedAt)))
  return new Response(new Uint8Array(file), {
    headers: { "content-type": "application/pdf", "x-robots-tag": "noindex" },
  })
}
