import { type CourseNames, findCourse, namesUsed } from "#domain/admission/course-names.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { emblemOf } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { shortSession } from "#domain/fields/academic.ts"
import { type SessionData, toSessionData } from "#domain/student/session-data.ts"
import type { Student } from "#domain/student/student.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Qr, qrOf } from "#server/platform/pictures/qr-code.ts"

import { findCredential, needsPassword } from "./credentials/student-credentials.ts"
import { findStudent } from "./student-row.ts"
import type { StudentSessions } from "./student-sessions.ts"

/** The data of an identity card (specification 8.3). */
export interface Card {
  student: SessionData
  college: Settings["college"]
  /** The wording of the card. */
  texts: Settings["identity_card"]
  /** Address of the college's own emblem, if it has one. */
  emblem?: string | undefined
  /** The academic session printed on the card, like 2024-2025. */
  session: string
  /** Last day on which the card is valid, ISO 8601. */
  valid_until: string
  /** QR code of the public card check page. */
  qr: Qr
  /** The names of the student's course and subjects. */
  names: CourseNames
}

/** The public result of a card check. Contains no more than the front of the card shows in large print. */
export interface CardCheck {
  name: string
  /** Undefined for a course that no session offers. */
  course: Bilingual | undefined
  session: string
  valid_until: string
  isValid: boolean
}

/** The card on the dashboard of its student. */
export interface OwnCard extends Card {
  sign_in: {
    /** Failed attempts since the sign-in before this one. */
    failed_attempts: number
    /** Whether the student has set a password. */
    has_password: boolean
  }
}

interface Deps extends Pick<
  SiteDeps,
  "db" | "settings" | "findSession" | "admissionSession" | "courseNames"
> {
  sessions: Pick<StudentSessions, "find">
  /** Today in India, ISO 8601. */
  today: () => string
}

/** The session on a card and its last day. */
type CardValidity = Pick<NamedSession, "card_session" | "card_valid_until">

/**
 * The session of the student decides about the card. Of a session that is not on this site, only the name is known: its cards
 * end with those of the open session.
 */
export const readValidity =
  ({ findSession, admissionSession }: Pick<SiteDeps, "findSession" | "admissionSession">) =>
  async ({ session }: Pick<Student, "session">): Promise<CardValidity> => {
    const own = await findSession(shortSession(session))
    if (own) return own
    const { card_valid_until } = await admissionSession()
    return { card_session: session, card_valid_until }
  }

const studentSubjects = (student: Student) => [
  student.first_major_subject,
  student.second_major_subject,
  student.minor_subject,
]

/** Builds a card. `origin` is the site's origin, like https://college.example. */
export const cardOf = (
  student: Student,
  { college, identity_card }: Settings,
  { card_session, card_valid_until }: CardValidity,
  names: CourseNames,
  origin: string,
): Card => ({
  student: toSessionData(student),
  names: namesUsed(names, [student.course, ...studentSubjects(student)]),
  college,
  texts: identity_card,
  emblem: emblemOf(college),
  session: card_session,
  valid_until: card_valid_until,
  qr: qrOf(`${origin}/card/${student.card_code}`),
})

/**
 * The card of the student who is signed in with this token; undefined for an invalid token. A student who must set a
 * password first gets nothing else.
 */
export const readCard =
  ({ db, sessions, settings, courseNames, ...deps }: Deps) =>
  async (token: string, origin: string): Promise<OwnCard | "password needed" | undefined> => {
    const session = await sessions.find(token)
    const credential = session && (await findCredential(db, "urn", session.urn))
    if (!credential) return undefined
    if (await needsPassword({ settings })(credential)) return "password needed"
    const { student } = credential
    const names = (await courseNames())(shortSession(student.session))
    return {
      ...cardOf(student, await settings(), await readValidity(deps)(student), names, origin),
      sign_in: {
        failed_attempts: session.failedAttempts,
        has_password: credential.password_hash !== null,
      },
    }
  }

/** Checks a card by the code in its QR; undefined for an unknown code. */
export const checkCard =
  ({ db, courseNames, today, ...deps }: Deps) =>
  async (cardCode: string): Promise<CardCheck | undefined> => {
    // Do not query malformed codes: a URL may contain characters that PostgreSQL refuses.
    if (parseAdmissionCode(cardCode) !== cardCode) return undefined
    const student = await findStudent(db, "card_code", cardCode)
    if (!student) return undefined
    const names = (await courseNames())(shortSession(student.session))
    const { card_session, card_valid_until } = await readValidity(deps)(student)
    return {
      name: student.applicant_name,
      course: findCourse(names, student.course)?.name,
      session: card_session,
      valid_until: card_valid_until,
      isValid: student.status === "active" && today() <= card_valid_until,
    }
  }
