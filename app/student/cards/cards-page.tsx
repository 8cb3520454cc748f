import { data } from "react-router"

import { languageOf, useLanguage } from "#app/language.ts"
import { printMessages } from "#app/printing/messages.server.ts"
import { printHeaders, printStatus, PrintFrame, PrintHead } from "#app/printing/print-frame.tsx"
import { formatMessage } from "#domain/messages/format-message.ts"
import { cardsOnSheet } from "#domain/student/card-sheet.ts"
import type { Card } from "#server/features/students/students.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { studentMessages } from "../messages.server.ts"
import type { Route } from "./+types/cards-page"
import { type CardProps, CardBack, CardFront } from "./identity-card.tsx"

import styles from "./cards-page.module.css"

export const loader = ({ url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { office, card } = studentMessages[language]
  return { messages: office, cardMessages: card, print: printMessages[language] }
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

const inSheets = (cards: readonly Card[]) =>
  Array.from({ length: Math.ceil(cards.length / cardsOnSheet) }, (_, sheet) =>
    cards.slice(sheet * cardsOnSheet, (sheet + 1) * cardsOnSheet),
  )

/** Ten fronts per sheet, then their backs. Left and right are swapped on the backs for duplex printing. */
function CardSheets({ cards, ...rest }: Omit<CardProps, "card"> & { cards: readonly Card[] }) {
  return inSheets(cards).map((sheet) => (
    <div key={sheet[0]!.student.urn}>
      <div className={styles.sheet}>
        {sheet.map((card) => (
          <CardFront key={card.student.urn} card={card} {...rest} />
        ))}
      </div>
      <div className={styles.sheet} data-backs>
        {sheet.map((card) => (
          <CardBack key={card.student.urn} card={card} {...rest} />
        ))}
      </div>
    </div>
  ))
}

export default function CardsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { messages, cardMessages, print } = loaderData
  const language = useLanguage()
  if (answer?.outcome !== "printed") {
    return <PrintFrame title={messages.title} messages={print} outcome={answer?.outcome} />
  }
  const { cards, total, pages, page, chosen = total, fields } = answer
  const count = formatMessage(messages.count, { count: cards.length, page, pages })
  const lines = cards.length === 0 ? [messages.none] : [count, messages.hint]
  const missing = chosen - total
  if (missing > 0) lines.push(formatMessage(messages.missing, { count: missing }))
  const head = { messages: print, lines, fields, page, hasNext: page < pages }
  return (
    <PrintFrame title={messages.title} messages={print} outcome="printed">
      <PrintHead {...head} />
      <CardSheets cards={cards} messages={cardMessages} language={language} />
    </PrintFrame>
  )
}
