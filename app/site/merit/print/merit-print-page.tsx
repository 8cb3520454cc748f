import { data } from "react-router"

import { languageOf } from "#app/language.ts"
import { printMessages } from "#app/printing/messages.server.ts"
import { printHeaders, printStatus } from "#app/printing/print-answer.ts"
import { PrintFrame, PrintHead } from "#app/printing/print-frame.tsx"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/merit-print-page"
import { NoticeBoardPaper } from "./paper.tsx"
import { noticeBoardMessages } from "./print-messages.server.ts"
import { readPaper } from "./read-paper.server.ts"

export const loader = ({ url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  return { messages: noticeBoardMessages[language], print: printMessages[language] }
}

/** Handles a POST from the console's page of merit lists. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const server = context.get(requestContext)
  const fields = new URLSearchParams(await request.text())
  const answer = await server.printMeritList(fields)
  const part = fields.get("part") === "waiting" ? "waiting" : "chosen"
  const shown =
    answer.outcome === "printed"
      ? { outcome: answer.outcome, paper: await readPaper(server, answer.printed, part) }
      : answer
  return data(shown, { status: printStatus[answer.outcome], headers: printHeaders })
}

export const headers = () => printHeaders

/** A merit list for the notice board. Both languages are on the paper. */
export default function MeritPrintPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { messages, print } = loaderData
  return (
    <PrintFrame title={messages.title} messages={print} outcome={answer?.outcome}>
      {answer?.outcome === "printed" && (
        <>
          <PrintHead messages={print} lines={[messages.hint]} />
          <NoticeBoardPaper paper={answer.paper} />
        </>
      )}
    </PrintFrame>
  )
}
