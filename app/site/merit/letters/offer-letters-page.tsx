import { data } from "react-router"

import { languageOf } from "#app/language.ts"
import { printMessages } from "#app/printing/messages.server.ts"
import { printHeaders, printStatus } from "#app/printing/print-answer.ts"
import { PrintFrame, PrintHead } from "#app/printing/print-frame.tsx"
import { lettersPerPage } from "#domain/merit/rounds/offers.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/offer-letters-page"
import { lettersMessages } from "./letter-messages.server.ts"
import { Letter } from "./letter.tsx"
import { readLetters } from "./read-letters.server.ts"

export const loader = ({ url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  return { messages: lettersMessages[language], print: printMessages[language] }
}

/** Handles a POST from the console's page of merit lists. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const server = context.get(requestContext)
  const fields = new URLSearchParams(await request.text())
  const answer = await server.printLetters(fields)
  const shown =
    answer.outcome === "printed"
      ? { outcome: answer.outcome, page: answer.page, ...readLetters(answer, server.origin) }
      : answer
  return data(
    { ...shown, fields: Object.fromEntries(fields) },
    { status: printStatus[answer.outcome], headers: printHeaders },
  )
}

export const headers = () => printHeaders

/** The offer letters of the last list, one on each page. Both languages are on the paper. */
export default function OfferLettersPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { messages, print } = loaderData
  if (answer?.outcome !== "printed") {
    return <PrintFrame title={messages.title} messages={print} outcome={answer?.outcome} />
  }
  const { letters, total, page, fields, ...shared } = answer
  const before = (page - 1) * lettersPerPage
  const last = before + letters.length
  const count = formatMessage(messages.count, { shown: `${before + 1}–${last}`, total })
  const lines = total === 0 ? [messages.none] : [count, messages.hint]
  const head = { messages: print, lines, fields, page, hasNext: last < total }
  return (
    <PrintFrame title={messages.title} messages={print} outcome="printed">
      <PrintHead {...head} />
      {letters.map((letter) => (
        <Letter key={letter.number} letter={letter} {...shared} />
      ))}
    </PrintFrame>
  )
}
