import { data } from "react-router"

import { languageOf } from "#app/language.ts"
import { printMessages } from "#app/printing/messages.server.ts"
import { printHeaders, printStatus, PrintFrame, PrintHead } from "#app/printing/print-frame.tsx"
import { distinctTexts } from "#domain/content/languages.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/merit-print-page"
import { type Paper, paperChoiceOf, readPaper, noticeBoardMessages } from "./read-paper.server.ts"

import styles from "./merit-print-page.module.css"

/** A text in both languages, the Hindi one first. */
function BilingualText({ text }: { text: Bilingual }) {
  if (text.en === text.hi) return text.en
  return (
    <>
      <span lang="hi">{text.hi}</span>
      <span className={styles.slash}> / </span>
      <span lang="en">{text.en}</span>
    </>
  )
}

function Heading({ text, isNumber = false }: { text: Bilingual; isNumber?: boolean }) {
  return (
    <th scope="col" className={isNumber ? styles.number : undefined}>
      <BilingualText text={text} />
    </th>
  )
}

/** The seats of each compartment, and where its list closed. */
function Summary({ summary, texts }: Pick<Paper, "summary" | "texts">) {
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.columns}>
          <Heading text={texts.seat} />
          <Heading text={texts.ofSeats} isNumber />
          <Heading text={texts.given} isNumber />
          <Heading text={texts.closing} isNumber />
        </tr>
      </thead>
      <tbody>
        {summary.map(({ key, name, isPart, seats, given: filledSeats, closing }) => (
          <tr key={key} data-part={isPart}>
            <th scope="row">
              <BilingualText text={name} />
            </th>
            <td className={styles.number}>{seats}</td>
            <td className={styles.number}>{filledSeats}</td>
            <td className={styles.number}>{closing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  kind: Paper["columns"][number]["kind"] | undefined
  text: Bilingual | string
}

function Cell({ kind, text }: CellProps) {
  const content = typeof text === "string" ? text : <BilingualText text={text} />
  if (kind === "name") return <th scope="row">{content}</th>
  return <td className={kind && styles[kind]}>{content}</td>
}

/** The people of one list or register. The head is repeated on each page, and says which list it is. */
function People({ group, paper }: { group: Paper["groups"][number]; paper: Paper }) {
  const { texts, columns } = paper
  const { name, rows } = group
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="colgroup" colSpan={columns.length} className={styles.running}>
            <strong>
              <BilingualText text={name} /> ({rows.length})
            </strong>{" "}
            · <BilingualText text={paper.shortName} /> · <BilingualText text={paper.title} /> ·{" "}
            <BilingualText text={paper.session} /> · <BilingualText text={paper.published} />
          </th>
        </tr>
        {rows.length > 0 && (
          <tr className={styles.columns}>
            {columns.map(({ text, kind }) => (
              <Heading key={text.en} text={text} isNumber={kind === "number"} />
            ))}
          </tr>
        )}
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length}>
              <BilingualText text={texts.nobody} />
            </td>
          </tr>
        )}
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <Cell key={columns[at]!.text.en} kind={columns[at]!.kind} text={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A merit list on paper: A4, monochrome, both languages. */
function NoticeBoardPaper({ paper }: { paper: Paper }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has the width of paper, so a phone scrolls it, also by keyboard
    <article className={styles.paper} tabIndex={0}>
      <header className={styles.head}>
        {distinctTexts(paper.college).map(({ text, language }, index) => (
          <p key={language} lang={language} className={index === 0 ? styles.college : undefined}>
            {text}
          </p>
        ))}
        <h2>
          <BilingualText text={paper.programme} />
        </h2>
        <p className={styles.title}>
          <BilingualText text={paper.title} />
        </p>
        <p>
          <BilingualText text={paper.session} /> · <BilingualText text={paper.published} />
        </p>
        {paper.lastDate && (
          <p>
            <BilingualText text={paper.lastDate} />
          </p>
        )}
      </header>
      {paper.part === "chosen" && <Summary {...paper} />}
      {paper.part === "chosen" &&
        paper.notes.map((note) => (
          <p key={note.en}>
            <BilingualText text={note} />
          </p>
        ))}
      {paper.groups.map((group) => (
        <People key={group.key} group={group} paper={paper} />
      ))}
      <footer className={styles.foot}>
        {paper.remarks.map((remark) => (
          <p key={remark.en}>
            <BilingualText text={remark} />
          </p>
        ))}
        {paper.check && (
          <>
            <p lang="hi">{paper.check.hi}</p>
            <p lang="en">{paper.check.en}</p>
          </>
        )}
        <p className={styles.hash}>SHA-256 {paper.sha256}</p>
        <div className={styles.signatures}>
          {paper.signers.map((signer) => (
            <p key={signer.en}>
              <BilingualText text={signer} />
            </p>
          ))}
        </div>
      </footer>
    </article>
  )
}

export const loader = ({ url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  return { messages: noticeBoardMessages[language], print: printMessages[language] }
}

/** Handles a POST from the console's page of merit lists. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const server = context.get(requestContext)
  const fields = new URLSearchParams(await request.text())
  const answer = await server.printMeritList(fields)
  const shown =
    answer.outcome === "printed"
      ? {
          outcome: answer.outcome,
          paper: await readPaper(server, answer.printed, paperChoiceOf(fields)),
        }
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
