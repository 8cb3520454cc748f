import type { SQLInputValue } from "node:sqlite"

import type { AllocationRule } from "#domain/merit/allocation-rule.ts"
import { freezeList } from "#domain/merit/frozen-list.ts"
import type { Candidate } from "#domain/merit/ranking.ts"

import { changeAsOtherProcess, openIn } from "../servers/other-process.ts"
import { allocated, sha256 } from "./people.ts"

interface Round {
  session: string
  programme: string
  number: number
}

interface Publication extends Round {
  rule: AllocationRule
  candidates: readonly Candidate[]
  /** ISO 8601, UTC. */
  publishedAt: string
}

/** Copies the first application of a data folder once for each code, with a number of its own. */
const copyApplication = (dataDir: string, codes: readonly string[]) => {
  const database = openIn(dataDir)
  const [row] = database.prepare("select * from applications limit 1").all()
  if (!row) throw new Error("The data folder has no application to copy.")
  const names = Object.keys(row)
  const insert = database.prepare(
    `insert or ignore into applications (${names.join()}) values (${names.map(() => "?").join()})`,
  )
  database.exec("begin immediate")
  for (const [at, code] of codes.entries()) {
    const application_number = `2025-${String(10_000 + at)}-0`
    const own = { admission_code: code, aadhaar_index: code, application_number }
    const copy = { ...row, ...own, submission_key: null }
    insert.run(...names.map((name) => copy[name as keyof typeof copy] as SQLInputValue))
  }
  database.exec("commit")
  database.close()
}

/**
 * Publishes a list in a data folder that has an application, as another process would. Each candidate becomes a copy of
 * that application. Returns the frozen file.
 */
export const publishList = (
  dataDir: string,
  { rule, candidates, publishedAt, ...where }: Publication,
) => {
  const list = freezeList(rule, allocated(rule, candidates), sha256)
  const file = JSON.stringify(list)
  const codes = candidates.map(({ code }) => code)
  copyApplication(dataDir, codes)
  changeAsOtherProcess(
    dataDir,
    `insert into merit_rounds (session, programme, number, rule_version, list, sha256, last_date, published_at,
      published_by) values (?, ?, ?, 1, ?, ?, '2026-07-18', ?, 'officer')`,
    [where.session, where.programme, where.number, file, list.result.sha256, publishedAt],
  )
  changeAsOtherProcess(
    dataDir,
    `insert into merit_places (round_id, admission_code, list_code, place)
      select (select max(id) from merit_rounds), value, value, '{}' from json_each(?)`,
    [JSON.stringify(codes)],
  )
  return { file, sha256: list.result.sha256 }
}

/** Withdraws a list in a data folder. */
export const withdrawList = (dataDir: string, { session, programme, number }: Round) =>
  changeAsOtherProcess(
    dataDir,
    `update merit_rounds set withdrawn_at = '2026-07-11T06:30:00.000Z', withdrawn_by = 'officer',
      withdrawn_reason = 'A mark was wrong' where session = ? and programme = ? and number = ?`,
    [session, programme, number],
  )

/** Candidates in no order, each with an index of its own, as many women as men, in all categories. */
export const manyCandidates = (count: number): Candidate[] => {
  const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
  const categories = ["GEN", "OBC", "SC", "GEN", "OBC", "SC", "EWS", "OBC", "SC", "ST"] as const
  return Array.from({ length: count }, (_, at) => {
    const digest = sha256(String(at))
    const end = Array.from({ length: 4 }, (_digit, digit) => {
      const byte = Number.parseInt(digest.slice(2 * digit, 2 * digit + 2), 16)
      return letters[byte % letters.length]
    }).join("")
    const traits = [at % 2 === 0 ? ["woman"] : [], at % 25 === 3 ? ["disability"] : []].flat()
    return {
      code: `${end}-${digest.slice(0, 12)}`,
      category: categories[at % categories.length]!,
      traits,
      index: 9900 - ((at * 7919) % 5500),
      intermediate: null,
      highschool: null,
      born: null,
      accepted: null,
    }
  })
}
