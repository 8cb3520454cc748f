import { findCourse } from "#domain/admission/course-names.ts"
import { emblemOf, neutralEmblem } from "#domain/content/picture-sources.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Compartment } from "#domain/merit/allocation-rule.ts"
import { lettersPerPage } from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { formOf } from "#server/features/applications/applications.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Qr, qrOf } from "#server/platform/pictures/qr-code.ts"

import { findShownRound, meritSubject, type Where } from "../merit-rows.ts"
import { listPeople, type RoundPerson } from "./round-people.ts"

/** The letter that offers a seat. */
export interface OfferLetter {
  /** The application number. */
  number: string
  name: string
  fatherName: string
  compartment: Compartment
  guarantee: string | null
  rank: number
  /** In hundredths. */
  index: number
  isAccepted: boolean
  /** Whether the fee is to be paid: not of who is exempt or has paid. */
  isFeeDue: boolean
  /** The application number, by which the counter finds the record. */
  qr: Qr
}

/** Letters of one page of the browser, with what is the same in all of them. */
export interface OfferLetters {
  letters: OfferLetter[]
  total: number
  college: { name: Bilingual; address: Bilingual }
  phones: readonly string[]
  emblem: string
  programme: Bilingual
  session: string
  number: number
  /** Days, YYYY-MM-DD. */
  published: string
  lastDate: string
}

type Deps = Pick<SiteDeps, "db" | "now" | "settings" | "courseNames">

/** The seats that are offered or accepted; not the offer of somebody who is admitted outside the lists. Of an erased application nothing is left to write to. */
const isDue = ({ state, status, isLeft, form }: RoundPerson) => {
  const isOffered = state === "offered" && status !== "admitted"
  return (isOffered || state === "accepted") && !isLeft && form !== null
}

const letterOf = (person: RoundPerson): OfferLetter => ({
  number: person.number!,
  name: person.name,
  fatherName: formOf({ form: person.form!, form_version: person.form_version! }).father_name,
  compartment: person.compartment!,
  guarantee: person.guarantee,
  rank: person.rank!,
  index: person.index!,
  isAccepted: person.state === "accepted",
  isFeeDue: person.fee_status === "due",
  qr: qrOf(person.number!),
})

/**
 * The offer letters of the last public list, by rank. Undefined if there is no list. The audit entry is written before
 * they are returned.
 */
export const printLetters =
  ({ db, now, settings, courseNames }: Deps) =>
  async (where: Where, page: number, { name }: Actor): Promise<OfferLetters | undefined> => {
    const round = await findShownRound(db, where, now().toISOString())
    if (!round) return undefined
    const due = (await listPeople(db, round)).filter(isDue)
    const shown = due.slice((page - 1) * lettersPerPage, page * lettersPerPage)
    const { college, phones } = await settings()
    const course = findCourse((await courseNames())(where.session), where.programme)
    const stamp = stampOf({ now }, name)
    const details = { list: round.number, count: shown.length }
    await writeAudit(db, stamp, "offer letters printed", meritSubject(where), details)
    return {
      letters: shown.map((person) => letterOf(person)),
      total: due.length,
      college: { name: college.name, address: college.address },
      phones,
      emblem: emblemOf(college) ?? neutralEmblem,
      programme: course?.name ?? { en: where.programme, hi: where.programme },
      session: where.session,
      number: round.number,
      published: dayInIndia(new Date(round.published_at)),
      lastDate: round.last_date,
    }
  }
