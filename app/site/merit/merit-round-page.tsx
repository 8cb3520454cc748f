import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { cutOffsOf, rankedOf } from "#domain/merit/rounds/cut-offs.ts"
import { explainSeats, seatChangesOf } from "#domain/merit/rounds/seat-changes.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { ButtonLink } from "#ui/button/button.tsx"

import { FactPanel, SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/merit-round-page"
import { compartmentPath, filePath, noticeBoardPaths } from "./list-address.ts"
import { meritListMessages } from "./messages.server.ts"
import { cutOffRows, findRound, headBelowLists } from "./read-round.server.ts"
import { RowName } from "./tables.tsx"

import styles from "./merit.module.css"

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = meritListMessages[language]
  const server = context.get(requestContext)
  const round = await findRound(server, params, language)
  const list = await server.publicLists.readList(round)
  const cutOffs = cutOffsOf(list)
  const { compartments } = cutOffs
  const { number, session, name, sha256 } = round
  return {
    head: await headBelowLists(server.content(language), url, round, {
      title: formatMessage(messages.round.title, { programme: name, number }),
      lead: formatMessage(messages.round.lead, { session, day: round.published }),
    }),
    messages: { ...messages.round, check: messages.check, board: messages.board },
    facts: [
      { label: messages.round.lastDate, value: round.lastDay },
      { label: messages.round.ranked, value: String(rankedOf(list).length) },
      {
        label: messages.round.seats,
        value: formatMessage(messages.round.given, {
          given: sum(compartments.map(({ chosen }) => chosen)),
          seats: sum(compartments.map(({ seats }) => seats)),
        }),
      },
    ],
    rows: cutOffRows([cutOffs], language).map(({ compartment, closings, ...row }) => {
      const cutOff = compartments.find((one) => one.compartment === compartment)
      return {
        ...row,
        closing: closings[0]!,
        path: compartment && compartmentPath(round, compartment),
        chosen: cutOff ? String(cutOff.chosen) : "",
        waiting: cutOff ? String(cutOff.waiting) : "",
      }
    }),
    notes: explainSeats(seatChangesOf(list), language),
    boardPaths: noticeBoardPaths(round),
    fileName: fileName(round),
    file: { path: filePath(round), sha256 },
  }
}

/** The name under which the browser saves a file of the list, without its kind. */
const fileName = ({
  session,
  programme,
  number,
}: Record<"session" | "programme", string> & { number: number }) =>
  `merit-list-${session}-${programme.toLowerCase()}-${number}`

export default function MeritRoundPage({ loaderData }: Route.ComponentProps) {
  const { head, messages, facts, rows, notes } = loaderData
  const language = useLanguage()
  return (
    <SitePage head={head} isUnlisted>
      <FactPanel facts={facts} />
      <SeatTable rows={rows} messages={messages} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <section className={styles.programme}>
        <h2>{messages.own}</h2>
        <p>{messages.ownText}</p>
        <ButtonLink className={styles.action} to={inLanguage(language, "/admission-status")}>
          {messages.status}
        </ButtonLink>
      </section>
      <NoticeBoard {...loaderData} />
      <Check {...loaderData} />
    </SitePage>
  )
}

type Data = Route.ComponentProps["loaderData"]

function NoticeBoard({ messages: { board }, boardPaths, fileName: name }: Data) {
  return (
    <section className={styles.programme}>
      <h2>{board.title}</h2>
      <p>{board.text}</p>
      <ul>
        {(["chosen", "waiting"] as const).map((part) => (
          <li key={part}>
            <a className="tap-height" href={boardPaths[part]} download={`${name}-${part}.pdf`}>
              {board[part]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How anybody can compute the list again. */
function Check({ messages: { check }, file, fileName: name }: Data) {
  return (
    <section className={styles.programme}>
      <h2>{check.title}</h2>
      <p>{check.text}</p>
      <p>
        <a className="tap-height" href={file.path} download={`${name}.json`}>
          {check.file}
        </a>
      </p>
      <p>
        {check.sha256}: <code className={styles.hash}>{file.sha256}</code>
      </p>
      <p>{check.how}</p>
      <pre className={styles.command}>npm run merit:verify -- {name}.json</pre>
    </section>
  )
}

/** The compartments of a list, each with a link to who has its seats and who waits. */
function SeatTable({ rows, messages }: Pick<Data, "rows" | "messages">) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.compartment}</th>
          <th scope="col" className={styles.number}>
            {messages.chosen}
          </th>
          <th scope="col" className={styles.number}>
            {messages.closing}
          </th>
          <th scope="col" className={styles.number}>
            {messages.waiting}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, seats, chosen, closing, waiting, ...name }) => (
          <tr key={key} data-part={name.within !== undefined}>
            <RowName {...name} />
            <td className={styles.number}>{chosen ? `${chosen} / ${seats}` : seats}</td>
            <td className={styles.number}>{closing}</td>
            <td className={styles.number}>{waiting}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
