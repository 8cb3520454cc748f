import { data } from "react-router"

import { printHeaders, printStatus } from "#app/printing/print-frame.tsx"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/draft-file"
import { noticeBoardReport } from "./notice-board-report.server.ts"
import { paperChoiceOf, readPaper } from "./read-paper.server.ts"

/** Handles a POST from the console: the draft of a merit list as a PDF file, with all names. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const server = context.get(requestContext)
  const fields = new URLSearchParams(await request.text())
  const answer = await server.printMeritList(fields)
  if (answer.outcome !== "printed") throw data(answer.outcome, printStatus[answer.outcome])
  const { printed } = answer
  const paper = await readPaper(server, printed, paperChoiceOf(fields))
  const file = await server.fileOfReport(noticeBoardReport(paper, new Date(printed.publishedAt)))
  return new Response(new Uint8Array(file), {
    headers: { ...printHeaders, "content-type": "application/pdf" },
  })
}
