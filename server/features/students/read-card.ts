import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { emblemOf } from "#domain/content/emblem.ts"
import type { Settings } from "#domain/content/settings.ts"
import { type SessionData, toSessionData } from "#domain/student/session-data.ts"
import type { Student } from "#domain/student/student.ts"
import { type Qr, qrOf } from "#server/platform/images/qr.ts"

import type { Students } from "./student-repository.ts"
import type { StudentSessions } from "./student-sessions.ts"

/** The data of an identity card (specification 8.3). */
export interface Card {
  student: SessionData
  college: Settings["college"]
  /** Where the college's own emblem lies, if it has one. */
  emblem?: string | undefined
  /** The academic session printed on the card, like 2024-2025. */
  session: string
  /** The last day on which the card holds, ISO. */
  valid_until: string
  /** Leads to the public page that says whether the card is valid. */
  qr: Qr
}

/** What anybody may learn of a card by its code: never more than is printed in large on its front. */
export interface CardCheck {
  name: string
  /** 1, 2 or 3 (specification 4.4). */
  course: string
  session: string
  valid_until: string
  isValid: boolean
}

interface Deps {
  students: Pick<Students, "find" | "findByCard">
  sessions: Pick<StudentSessions, "findUrn">
  settings: () => Promise<Settings>
  /** The day it is in India, ISO. */
  today: () => string
}

/** `origin` is the site's own, like https://college.example. */
export const cardOf = (student: Student, settings: Settings, origin: string): Card => ({
  student: toSessionData(student),
  college: settings.college,
  emblem: emblemOf(settings.college),
  session: settings.card_session,
  valid_until: settings.card_valid_until,
  qr: qrOf(`${origin}/card/${student.card_code}`),
})

/** The card of the student whose session a token opens; undefined where it opens none. */
export const readCard =
  ({ students, sessions, settings }: Deps) =>
  async (token: string, origin: string): Promise<Card | undefined> => {
    const urn = await sessions.findUrn(token)
    const student = urn && (await students.find(urn))
    return student ? cardOf(student, await settings(), origin) : undefined
  }

/** Whether a card is valid, by the code its QR carries; undefined for a code of no card. */
export const checkCard =
  ({ students, settings, today }: Deps) =>
  async (cardCode: string): Promise<CardCheck | undefined> => {
    // What is no code is not asked for: PostgreSQL refuses some of what an address may hold.
    if (parseAdmissionCode(cardCode) !== cardCode) return undefined
    const student = await students.findByCard(cardCode)
    if (!student) return undefined
    const { card_session, card_valid_until } = await settings()
    return {
      name: student.applicant_name,
      course: student.course,
      session: card_session,
      valid_until: card_valid_until,
      isValid: student.status === "active" && today() <= card_valid_until,
    }
  }
