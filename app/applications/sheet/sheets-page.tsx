import { data } from "react-router"

import { languageOf, useLanguage } from "#app/language.ts"
import { printMessages } from "#app/printing/messages.server.ts"
import { printHeaders, printStatus, PrintFrame, PrintHead } from "#app/printing/print-frame.tsx"
import { maxSheetsPerPrint } from "#domain/applications/print-record.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/sheets-page"
import { sheetMessages, sheetsMessages } from "./messages.server.ts"
import { Sheet } from "./sheet.tsx"

export const loader = ({ url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  return {
    messages: sheetsMessages[language],
    print: printMessages[language],
    sheet: sheetMessages[language],
  }
}

/** Handles a POST from the console's list. Codes and searched names must not appear in an address. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const fields = new URLSearchParams(await request.text())
  const language = languageOf(url.pathname)
  const answer = await context.get(requestContext).printSheets(fields, language)
  return data(
    { ...answer, fields: Object.fromEntries(fields) },
    { status: printStatus[answer.outcome], headers: printHeaders },
  )
}

export const headers = () => printHeaders

/** The sheets of many applications in sequence, for the office's printer. */
export default function SheetsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { messages, print, sheet: sheetCatalogue } = loaderData
  const language = useLanguage()
  if (answer?.outcome !== "printed") {
    return <PrintFrame title={messages.title} messages={print} outcome={answer?.outcome} />
  }
  const { sheets, total, page, chosen = total, fields } = answer
  const before = (page - 1) * maxSheetsPerPrint
  const last = before + sheets.length
  const shown = sheets.length === 1 ? last : `${before + 1}–${last}`
  const count = formatMessage(messages.count, { shown, total })
  const lines = sheets.length === 0 ? [messages.none] : [count, messages.hint]
  const missing = chosen - total
  if (missing > 0) lines.push(formatMessage(messages.missing, { count: missing }))
  const head = { messages: print, lines, fields, page, hasNext: last < total }
  return (
    <PrintFrame title={messages.title} messages={print} outcome="printed">
      <PrintHead {...head} />
      {sheets.map((sheet) => (
        <Sheet key={sheet.record.id} sheet={sheet} messages={sheetCatalogue} language={language} />
      ))}
    </PrintFrame>
  )
}
