import { data, Link } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { meritLists } from "#domain/content/paths.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { listTexts, pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/merit-lists-page"
import { sessionPath } from "./list-address.ts"
import { meritListMessages } from "./messages.server.ts"
import { type ProgrammeCutOffs, readCutOffs } from "./read-round.server.ts"
import { RowName, WideTable } from "./tables.tsx"

import styles from "./merit.module.css"

/** The lists of the session in the address; without one, of the open session. */
export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { titleOf, none, cutOffs, earlier, sessionOf } = meritListMessages[language]
  const server = context.get(requestContext)
  const { title, lead } = await listTexts(server.content(language), meritLists.path)
  const open = (await server.admissionSession()).label
  const session = params.session ?? open
  const sessions = new Set((await server.publicLists.listRounds()).map((one) => one.session))
  if (session !== open && !sessions.has(session)) throw data("no such session", 404)
  return {
    head: pageHead(url, undefined, {
      title: params.session ? formatMessage(titleOf, { title, session }) : title,
      lead,
    }),
    session: formatMessage(sessionOf, { session }),
    messages: { none, cutOffs, earlier },
    programmes: await readCutOffs(server, session, language),
    others: [...sessions]
      .filter((label) => label !== session)
      .map((label) => ({
        title: formatMessage(sessionOf, { session: label }),
        path: sessionPath(label),
      })),
  }
}

export default function MeritListsPage({ loaderData }: Route.ComponentProps) {
  const { head, session, messages, programmes, others } = loaderData
  const language = useLanguage()
  return (
    <SitePage head={head} isUnlisted>
      <p className={styles.session}>{session}</p>
      {programmes.length === 0 && <p>{messages.none}</p>}
      {programmes.map((one) => (
        <section key={one.programme} className={styles.programme}>
          <h2>{one.name}</h2>
          <CutOffTable of={one} messages={messages.cutOffs} />
        </section>
      ))}
      {programmes.length > 0 && <p className={styles.hint}>{messages.cutOffs.hint}</p>}
      {others.length > 0 && (
        <section className={styles.programme}>
          <h2>{messages.earlier}</h2>
          <ul>
            {others.map(({ title, path }) => (
              <li key={path}>
                <Link className="tap-height" to={inLanguage(language, path)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SitePage>
  )
}

interface CutOffTableProps {
  of: ProgrammeCutOffs
  messages: { caption: string; compartment: string; seats: string; list: string }
}

/** The cut-offs of a programme: a row for each compartment, a column for each list. */
function CutOffTable({ of: { name, lists, rows }, messages }: CutOffTableProps) {
  const language = useLanguage()
  const caption = formatMessage(messages.caption, { programme: name })
  return (
    <WideTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{messages.compartment}</th>
          <th scope="col" className={styles.number}>
            {messages.seats}
          </th>
          {lists.map(({ number, path }) => (
            <th key={number} scope="col" className={styles.number}>
              <Link className="tap-height" to={inLanguage(language, path)}>
                {formatMessage(messages.list, { number })}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-part={row.within !== undefined}>
            <RowName {...row} />
            <td className={styles.number}>{row.seats}</td>
            {row.closings.map((closing, at) => (
              <td key={lists[at]!.number} className={styles.number}>
                {closing}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
