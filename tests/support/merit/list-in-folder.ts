import type { AllocationRule } from "#domain/merit/allocation-rule.ts"
import { freezeList } from "#domain/merit/frozen-list.ts"
import type { Candidate } from "#domain/merit/ranking.ts"

import { changeAsOtherProcess } from "../servers/other-process.ts"
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

/** Publishes a list in a data folder, as another process would. Returns its frozen file. */
export const publishList = (
  dataDir: string,
  { rule, candidates, publishedAt, ...where }: Publication,
) => {
  const list = freezeList(rule, allocated(rule, candidates), sha256)
  const file = JSON.stringify(list)
  changeAsOtherProcess(
    dataDir,
    `insert into merit_rounds (session, programme, number, rule_version, list, sha256, last_date, published_at,
      published_by) values (?, ?, ?, 1, ?, ?, '2026-07-18', ?, 'officer')`,
    [where.session, where.programme, where.number, file, list.result.sha256, publishedAt],
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
