import { type CourseNames, findCourse } from "#domain/admission/course-names.ts"
import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { nextStepsOf, type Situation } from "#domain/applications/next-steps.ts"
import { type TimelineLabel, timelineOf } from "#domain/applications/timeline.ts"
import { isDecided, type Status, statuses } from "#domain/applications/workflow.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"

import { statusPageMessages } from "./messages.server.ts"

const namesOfStatuses = (language: Language) =>
  Object.fromEntries(
    statuses.map((status) => [status, statusMessages[status].name[language]]),
  ) as Record<Status, string>

/** What the status asks for. Where a list is public, it says what to do about the seat. */
const statusTexts = (situation: Situation, language: Language) => {
  const { status, standing } = situation
  const { actions } = statusPageMessages[language]
  const next = statusMessages[status].next[language]
  const steps = nextStepsOf(situation)
  const above = standing ? [actions.above] : []
  switch (status) {
    case "submitted":
      if (!steps.has("bring_sheet")) return above
      return [steps.has("pay") ? next : actions.bring]
    case "scrutiny":
      return [next, ...above, ...(steps.size === 0 && !standing ? [actions.nothing] : [])]
    case "verified":
      return standing ? [actions.inOrder, ...above] : [next]
    default:
      return [next]
  }
}

/** What the fee is now: how and until when it is paid, why it is not due, or what becomes of it without a seat. */
const feeTexts = (application: ApplicationStatus, language: Language) => {
  const { fee, status, feeLastDay, isSeatOffered } = application
  const { actions } = statusPageMessages[language]
  switch (fee) {
    case "asked": {
      const until =
        feeLastDay && formatMessage(actions.feeUntil, { day: formatDay(feeLastDay, language) })
      return [
        // The status says it.
        ...(status === "submitted" ? [] : [actions.fee]),
        [isSeatOffered && actions.acceptToo, until, actions.exempt].filter(Boolean).join(" "),
      ]
    }
    case "later":
      return [actions.noFeeYet]
    case "received_early":
      return [actions.paidEarly]
    case "received_without_seat":
      return [actions.paidWithoutSeat]
    default:
      return []
  }
}

/** When the lists appear, while there is none. */
const listTexts = ({ listDays }: ApplicationStatus, situation: Situation, language: Language) => {
  if (isDecided(situation.status) || situation.standing || listDays.length === 0) return []
  const days = listDays.map((day) => formatDay(day, language)).join(", ")
  return [formatMessage(statusPageMessages[language].actions.lists, { days })]
}

/** An application as the status page shows it, in one language. */
export const describeStatus = (
  application: ApplicationStatus,
  { situation, courseNames }: { situation: Situation; courseNames: CourseNames },
  language: Language,
) => {
  const { admissionCode, applicationNumber, course, session, status, since, reason } = application
  const { steps } = statusPageMessages[language]
  /** The day of an instant or of a day. */
  const dayOf = (at: string) =>
    formatDay(at.includes("T") ? dayInIndia(new Date(at)) : at, language)
  const names: Record<TimelineLabel, string> = { ...namesOfStatuses(language), ...steps }
  return {
    admissionCode,
    applicationNumber,
    status,
    name: statusMessages[status].name[language],
    course: findCourse(courseNames, course)?.name[language] ?? course,
    session,
    since: dayOf(since),
    reason,
    refusedClaims: application.refusedClaims.map(({ name, reason: why }) => ({
      name: claimLabel(name, language),
      reason: why,
    })),
    timeline: timelineOf(application).map(({ label, state, at }) => ({
      label: names[label],
      state,
      day: at && dayOf(at),
    })),
    actions: [
      statusTexts(situation, language).join(" "),
      ...feeTexts(application, language),
      ...listTexts(application, situation, language),
    ],
  }
}

export type DescribedStatus = ReturnType<typeof describeStatus>
