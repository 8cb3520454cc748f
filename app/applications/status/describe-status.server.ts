import { type CourseNames, findCourse } from "#domain/admission/course-names.ts"
import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { nextActionsOf, type TimelineLabel, timelineOf } from "#domain/applications/timeline.ts"
import { hasLeft, isDecided, type Status, statuses } from "#domain/applications/workflow.ts"
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

/** What the merit lists say about an application. */
interface OfLists {
  hasMeritList?: boolean
  /** Whether the applicant declined a seat, or did not come. */
  hasGivenUp?: boolean
}

/** Up to when the fee is paid, and who pays none; or that no fee is due yet. */
const feeTexts = (application: ApplicationStatus & OfLists, language: Language) => {
  const { fee, status, awaitsSeat, feeLastDay, isSeatOffered, hasGivenUp } = application
  const { actions } = statusPageMessages[language]
  if (fee !== "due" || hasLeft(status)) return []
  if (awaitsSeat) return isDecided(status) || hasGivenUp ? [] : [actions.noFeeYet]
  const until =
    feeLastDay && formatMessage(actions.feeUntil, { day: formatDay(feeLastDay, language) })
  return [[isSeatOffered && actions.acceptToo, until, actions.exempt].filter(Boolean).join(" ")]
}

/** When the lists appear, while there is none. */
const listTexts = (
  { status, listDays, hasMeritList }: ApplicationStatus & OfLists,
  language: Language,
) => {
  if (isDecided(status) || hasMeritList || listDays.length === 0) return []
  const days = listDays.map((day) => formatDay(day, language)).join(", ")
  return [formatMessage(statusPageMessages[language].actions.lists, { days })]
}

/** An application as the status page shows it, in one language. */
export const describeStatus = (
  application: ApplicationStatus & OfLists,
  courseNames: CourseNames,
  language: Language,
) => {
  const { admissionCode, applicationNumber, course, session, status, since, reason } = application
  const { steps, actions } = statusPageMessages[language]
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
      ...nextActionsOf(application).map((action) => {
        if (action === "bring" || action === "fee") return actions[action]
        // The list says whether there is a seat: nothing else is decided.
        if (action === "verified" && application.hasMeritList) return actions.list
        return statusMessages[action].next[language]
      }),
      ...feeTexts(application, language),
      ...listTexts(application, language),
    ],
  }
}

export type DescribedStatus = ReturnType<typeof describeStatus>
