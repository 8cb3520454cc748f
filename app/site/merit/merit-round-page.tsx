import { formatMessage } from "#app/format-message.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"
import { cutOffsOf, rankedOf } from "#domain/merit/rounds/cut-offs.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { FactPanel } from "../pages/fact-panel.tsx"
import { pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/merit-round-page"
import { cutOffRows } from "./cut-off-table.server.ts"
import { findRound, headBelowLists } from "./find-round.server.ts"
import { compartmentPath, filePath } from "./list-address.ts"
import { meritMessages } from "./messages.server.ts"
import { RowName } from "./row-name.tsx"

import styles from "./merit.module.css"

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = meritMessages[language]
  const server = context.get(requestContext)
  const round = await findRound(server, params, language)
  const list = await server.publicLists.readList(round)
  const cutOffs = cutOffsOf(list)
  const { compartments } = cutOffs
  const { number, session, name, sha256 } = round
  const head = pageHead(url, undefined, {
    title: formatMessage(messages.round.title, { programme: name, number }),
    lead: formatMessage(messages.round.lead, { session, day: round.published }),
  })
  return {
    head: headBelowLists(head, round, language),
    messages: { ...messages.round, check: messages.check },
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
      const found = compartments.find((one) => one.compartment === compartment)
      return {
        ...row,
        closing: closings[0]!,
        path: compartment && compartmentPath(round, compartment),
        chosen: found ? String(found.chosen) : "",
        waiting: found ? String(found.waiting) : "",
      }
    }),
    file: { path: filePath(round), name: fileName(round), sha256 },
  }
}

/** The name under which the browser saves the frozen file. */
const fileName = ({
  session,
  programme,
  number,
}: Record<"session" | "programme", string> & { number: number }) =>
  `merit-list-${session}-${programme.toLowerCase()}-${number}.json`

export default function MeritRoundPage({ loaderData }: Route.ComponentProps) {
  const { head, messages, facts, rows, file } = loaderData
  const language = useLanguage()
  const { check } = messages
  return (
    <SitePage head={head} isUnlisted>
      <FactPanel facts={facts} />
      <SeatTable rows={rows} messages={messages} />
      <section className={styles.programme}>
        <h2>{messages.own}</h2>
        <p>{messages.ownText}</p>
        <ButtonLink className={styles.action} to={inLanguage(language, "/admission-status")}>
          {messages.status}
        </ButtonLink>
      </section>
      <section className={styles.programme}>
        <h2>{check.title}</h2>
        <p>{check.text}</p>
        <p>
          <a className="tap-height" href={file.path} download={file.name}>
            {check.file}
          </a>
        </p>
        <p>
          {check.sha256}: <code className={styles.hash}>{file.sha256}</code>
        </p>
        <p>{check.how}</p>
        <pre className={styles.command}>npm run merit:verify -- {file.name}</pre>
      </section>
    </SitePage>
  )
}

type Data = Route.ComponentProps["loaderData"]

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
