import { data } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { listLabels } from "#domain/merit/explanation/names.ts"
import { cutOffsOf, rowsOf } from "#domain/merit/rounds/cut-offs.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Pagination } from "#ui/pagination/pagination.tsx"

import { pageNumberIn } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/merit-seats-page"
import { compartmentPath, roundPath } from "./list-address.ts"
import { partOf, type PersonRow, personRows } from "./list-rows.server.ts"
import { meritListMessages } from "./messages.server.ts"
import { findRound, headBelowLists } from "./read-round.server.ts"
import { WideTable } from "./tables.tsx"

import styles from "./merit.module.css"

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = meritListMessages[language]
  const server = context.get(requestContext)
  const round = await findRound(server, params, language)
  const list = await server.publicLists.readList(round)
  const cutOff = cutOffsOf(list).compartments.find(
    ({ compartment }) => compartment.toLowerCase() === params.seats.toLowerCase(),
  )
  if (!cutOff) throw data("no such seats", 404)
  const { compartment, seats, chosen: filledSeats, waiting } = cutOff
  const people = await server.publicLists.readPeople(round)
  const part = partOf(
    personRows(rowsOf(list, compartment), language, people),
    pageNumberIn(url.searchParams),
  )
  if (!part) throw data("no such page", 404)
  const { number, name, session } = round
  const head = await headBelowLists(server.content(language), url, round, {
    title: formatMessage(messages.list.title, {
      programme: name,
      number,
      seats: listLabels[compartment][language],
    }),
    lead: formatMessage(messages.list.lead, { seats, given: filledSeats, waiting, session }),
    page: part.page,
  })
  const roundTitle = formatMessage(messages.cutOffs.list, { number })
  const crumb = { title: `${name}, ${roundTitle}`, to: inLanguage(language, roundPath(round)) }
  return {
    head: { ...head, crumbs: [...head.crumbs, crumb] },
    messages: { ...messages.list, pagination: messages.pagination },
    path: compartmentPath(round, compartment),
    part,
    isNamed: people.isNamed,
  }
}

export default function MeritSeatsPage({ loaderData }: Route.ComponentProps) {
  const { head, messages, path, part, isNamed } = loaderData
  const { chosen, waiting, page, pages } = part
  const language = useLanguage()
  return (
    <SitePage head={head} isUnlisted>
      <p className={styles.hint}>{messages.hint}</p>
      {chosen && (
        <section className={styles.programme}>
          <h2>{messages.chosen}</h2>
          <People
            rows={chosen}
            title={messages.chosen}
            messages={messages}
            isNamed={isNamed}
            hasSeats
          />
        </section>
      )}
      {waiting && (
        <section className={styles.programme}>
          <h2>{messages.waiting}</h2>
          <People rows={waiting} title={messages.waiting} messages={messages} isNamed={isNamed} />
        </section>
      )}
      <Pagination
        {...messages.pagination}
        page={page}
        pages={pages}
        path={inLanguage(language, path)}
      />
    </SitePage>
  )
}

interface PeopleProps {
  rows: PersonRow[]
  title: string
  isNamed: boolean
  hasSeats?: boolean
  messages: Route.ComponentProps["loaderData"]["messages"]
}

/** People in rank order: with the kind of seat, or with their place on the waiting list. */
function People({ rows, title, messages, isNamed, hasSeats = false }: PeopleProps) {
  if (rows.length === 0) return <p>{messages.nobody}</p>
  return (
    <WideTable caption={title}>
      <thead>
        <tr>
          {!hasSeats && (
            <th scope="col" className={styles.number}>
              {messages.place}
            </th>
          )}
          <th scope="col" className={styles.number}>
            {messages.rank}
          </th>
          <th scope="col">{messages.applicationNumber}</th>
          {isNamed && <th scope="col">{messages.name}</th>}
          <th scope="col">{messages.category}</th>
          <th scope="col" className={styles.number}>
            {messages.index}
          </th>
          {hasSeats && <th scope="col">{messages.seat}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, rank, applicationNumber, name, category, index, seat }) => (
          <tr key={rank}>
            {!hasSeats && <td className={styles.number}>{place}</td>}
            <td className={styles.number}>{rank}</td>
            <th scope="row" className={styles.code}>
              {applicationNumber}
            </th>
            {isNamed && <td>{name}</td>}
            <td className={styles.category}>{category}</td>
            <td className={styles.number}>{index}</td>
            {hasSeats && <td className={styles.seat}>{seat}</td>}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
