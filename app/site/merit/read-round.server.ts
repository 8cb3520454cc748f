import { data } from "react-router"

import { inLanguage, languageOf } from "#app/language.ts"
import { findCourse } from "#domain/admission/course-names.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { meritLists } from "#domain/content/paths.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import type { Compartment } from "#domain/merit/allocation-rule.ts"
import { listLabels, meritLabel } from "#domain/merit/explanation/names.ts"
import { type CutOffs, cutOffsOf } from "#domain/merit/rounds/cut-offs.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { SiteContent } from "#server/features/content/content.ts"
import type { SharedContext } from "#server/http/pages/request-context.ts"

import { listTexts, type PageHead, pageHead } from "../pages/page-head.server.ts"
import { roundPath, sessionPath } from "./list-address.ts"
import { meritListMessages } from "./messages.server.ts"

/** A row of a table of cut-offs: a compartment, or those of its seats that are guaranteed to a trait. */
export interface CutOffRow {
  /** Unique in the table. */
  key: string
  name: string
  /** The compartment of a guarantee. */
  within?: string
  compartment?: Compartment
  /** Those of the last list that has the row. */
  seats: string
  /** The index at which each list closed. */
  closings: string[]
}

const none = "–"

const rowsOfList = ({ compartments, overall }: CutOffs, language: Language) => [
  ...compartments.flatMap(({ compartment, seats, closing, guarantees }) => [
    {
      key: compartment as string,
      compartment,
      name: listLabels[compartment][language],
      seats: String(seats),
      closing: closing ?? none,
    },
    ...guarantees.map((guarantee) => ({
      key: `${compartment} ${guarantee.trait}`,
      name: meritLabel(guarantee.trait, language),
      within: listLabels[compartment][language],
      seats: String(guarantee.seats),
      closing: guarantee.closing ?? none,
    })),
  ]),
  ...overall.map(({ trait, closing }) => ({
    key: `overall ${trait}`,
    name: formatMessage(meritListMessages[language].cutOffs.overall, {
      trait: meritLabel(trait, language),
    }),
    seats: "",
    closing: closing ?? none,
  })),
]

/** The cut-offs of a programme's lists side by side. A row that a list does not have is empty there. */
export const cutOffRows = (lists: readonly CutOffs[], language: Language): CutOffRow[] => {
  const columns = lists.map((list) => rowsOfList(list, language))
  const rows = new Map(columns.flat().map((row) => [row.key, row]))
  return [...rows.values()].map(({ closing: _last, ...row }) => ({
    ...row,
    closings: columns.map((column) => column.find(({ key }) => key === row.key)?.closing ?? ""),
  }))
}

type Server = Pick<SharedContext, "publicLists" | "courseNames">

/** The short name of a programme; its code if no session has it any more. */
const programmeName = async (
  { courseNames }: Pick<SharedContext, "courseNames">,
  { session, programme }: { session: string; programme: string },
  language: Language,
) => {
  const names = (await courseNames())(session)
  return findCourse(names, programme)?.short_name[language] ?? programme
}

/** The programmes of a session that have lists, with the cut-offs of each list. */
export const readCutOffs = async (server: Server, session: string, language: Language) => {
  const rounds = (await server.publicLists.listRounds()).filter((one) => one.session === session)
  const programmes = [...new Set(rounds.map(({ programme }) => programme))]
  return Promise.all(
    programmes.map(async (programme) => {
      const own = rounds.filter((one) => one.programme === programme)
      const lists = await Promise.all(
        own.map(async (round) => cutOffsOf(await server.publicLists.readList(round))),
      )
      return {
        programme,
        name: await programmeName(server, { session, programme }, language),
        lists: own.map((round) => ({ number: round.number, path: roundPath(round) })),
        rows: cutOffRows(lists, language),
      }
    }),
  )
}

export type ProgrammeCutOffs = Awaited<ReturnType<typeof readCutOffs>>[number]

/** The public round of an address; 404 if there is none, or not yet, or not any more. */
export const findRound = async (
  server: Pick<SharedContext, "publicLists" | "courseNames">,
  address: { session: string; programme: string; number: string },
  language: Language,
) => {
  const round = await server.publicLists.findRound(address)
  if (!round) throw data("no such list", 404)
  const { publishedAt, lastDate } = round
  const published = new Date(publishedAt)
  return {
    ...round,
    name: await programmeName(server, round, language),
    published: `${formatDay(dayInIndia(published), language)}, ${timeInIndia(published)}`,
    lastDay: formatDay(lastDate, language),
  }
}

export const headBelowLists = async (
  content: SiteContent,
  url: URL,
  { session }: { session: string },
  about: Parameters<typeof pageHead>[2],
): Promise<PageHead> => {
  const language = languageOf(url.pathname)
  const { title } = await listTexts(content, meritLists.path)
  const { sessionOf } = meritListMessages[language]
  const head = pageHead(url, undefined, about)
  const crumbs = [
    ...head.crumbs,
    { title, to: inLanguage(language, meritLists.path) },
    {
      title: formatMessage(sessionOf, { session }),
      to: inLanguage(language, sessionPath(session)),
    },
  ]
  return { ...head, crumbs }
}
