import { data } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { languageOf, useLanguage } from "#app/language.ts"
import { printMessages } from "#app/printing/messages.server.ts"
import { printHeaders, printStatus } from "#app/printing/print-answer.ts"
import { PrintFrame, PrintHead } from "#app/printing/print-frame.tsx"
import { requestContext } from "#server/http/pages/request-context.ts"

import { studentMessages } from "../messages/messages.server.ts"
import type { Route } from "./+types/cards-page"
import { CardSheets } from "./card-sheets.tsx"

export const loader = ({ url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { office, card } = studentMessages(language)
  return { messages: office, cardWords: card, print: printMessages(language) }
}

/** Handles a POST from the console's list. A student's number must not appear in an address. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const fields = new URLSearchParams(await request.text())
  const answer = await context.get(requestContext).printCards(fields)
  return data(
    { ...answer, fields: Object.fromEntries(fields) },
    { status: printStatus[answer.outcome], headers: printHeaders },
  )
}

export const headers = () => printHeaders

/** Identity cards for the office's printer, ten per sheet. */
export default function CardsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { messages, cardWords, print } = loaderData
  const language = useLanguage()
  if (answer?.outcome !== "printed") {
    return <PrintFrame title={messages.title} messages={print} outcome={answer?.outcome} />
  }
  const { cards, total, pages, page, chosen = total, fields } = answer
  return (
    <PrintFrame title={messages.title} messages={print} outcome="printed">
      <PrintHead messages={print} fields={fields} page={page} hasNext={page < pages}>
        {cards.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <>
            <p>{formatMessage(messages.count, { count: cards.length, page, pages })}</p>
            <p>{messages.hint}</p>
          </>
        )}
        {chosen > total && <p>{formatMessage(messages.missing, { count: chosen - total })}</p>}
      </PrintHead>
      <CardSheets cards={cards} messages={cardWords} language={language} />
    </PrintFrame>
  )
}
