import { data } from "react-router"

import { languageOf } from "#app/language.ts"
import { printMessages } from "#app/printing/messages.server.ts"
import { printHeaders, printStatus, PrintFrame, PrintHead } from "#app/printing/print-frame.tsx"
import { distinctTexts } from "#domain/content/languages.ts"
import { lettersPerPage } from "#domain/merit/rounds/offers.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/offer-letters-page"
import { type Letters, lettersMessages, readLetters } from "./read-letters.server.ts"

import styles from "./offer-letters-page.module.css"

type OneLetter = Letters["letters"][number]

function Part({ part }: { part: OneLetter["parts"][number] }) {
  return (
    <section lang={part.language} className={styles.part}>
      <h2>{part.subject}</h2>
      <p className={styles.number}>{part.number}</p>
      <p className={styles.to}>{part.to}</p>
      {part.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}

interface LetterProps extends Pick<Letters, "college" | "phones" | "emblem"> {
  letter: OneLetter
}

/** An offer letter on one page of A4, in both languages, with the code that the counter scans. */
function Letter({ letter, college, phones, emblem }: LetterProps) {
  const { path, size } = letter.qr
  return (
    <article className={styles.letter}>
      <header className={styles.head}>
        <img className={styles.emblem} src={emblem} alt="" width="64" height="64" />
        <div className={styles.college}>
          {distinctTexts(college.name).map(({ text, language }) => (
            <p key={language} lang={language} className={styles.name}>
              {text}
            </p>
          ))}
          <p lang="en">{[college.address.en, ...phones].join(" · ")}</p>
        </div>
        <div className={styles.code}>
          <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
            <path d={path} />
          </svg>
          <p>{letter.number}</p>
        </div>
      </header>
      {letter.parts.map((part) => (
        <Part key={part.language} part={part} />
      ))}
      <p className={styles.principal}>
        {letter.parts.map(({ language, principal }) => (
          <span key={language} lang={language}>
            {principal}
          </span>
        ))}
      </p>
    </article>
  )
}

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
