import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import {
  actNames,
  categoryNames,
  type GrievanceOutcome,
  outcomeNames,
  ownActs,
} from "#domain/grievances/grievance-names.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { GrievanceKeys, OwnGrievance } from "#server/features/grievances/grievances.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { type GrievanceMessages, grievanceMessages } from "./messages.server.ts"

/** The act that a form of the page asks for; undefined if it only shows the status. */
const actIn = ({ step }: Record<string, string>) => ownActs.find((act) => act === step)

const dayOf = (at: string, language: Language) => formatDay(dayInIndia(new Date(at)), language)

const describeEvent = (
  { id, at, kind, text, detail }: OwnGrievance["events"][number],
  language: Language,
  { status }: GrievanceMessages,
) => {
  const outcome = kind === "closed" ? outcomeNames[detail as GrievanceOutcome][language] : ""
  const note = kind === "assigned" ? detail : outcome
  const name = kind === "message" ? status.you : actNames[kind][language]
  return { id, day: dayOf(at, language), title: note ? `${name}: ${note}` : name, text }
}

const describe = (grievance: OwnGrievance, committee: string, language: Language) => {
  const messages = grievanceMessages[language]
  const { status } = messages
  const { outcome, reopenUntil, closed_at } = grievance
  const due = formatDay(grievance.due_on, language)
  return {
    number: grievance.number,
    facts: [
      { label: status.received, value: dayOf(grievance.at, language) },
      { label: status.category, value: categoryNames[grievance.category][language] },
      { label: status.with, value: grievance.responsible ?? committee },
      {
        label: status.due,
        value: closed_at === null && grievance.isLate ? `${due}. ${status.late}` : due,
      },
      { label: status.state, value: closed_at === null ? status.open : status.closed },
      ...(outcome ? [{ label: status.outcome, value: outcomeNames[outcome][language] }] : []),
    ],
    text: grievance.text,
    events: grievance.events.map((event) => describeEvent(event, language, messages)),
    /** What the person can do now. */
    act:
      closed_at === null ? ("message" as const) : reopenUntil ? ("reopened" as const) : undefined,
    until: reopenUntil
      ? formatMessage(status.reopened.until, { day: formatDay(reopenUntil, language) })
      : undefined,
  }
}

export type DescribedGrievance = ReturnType<typeof describe>

export type StatusAnswer =
  | {
      outcome: "found"
      keys: GrievanceKeys
      grievance: DescribedGrievance
      done?: string | undefined
      /** Why an act was refused, with its text. */
      refused?: { error: string; text: string } | undefined
      /** A text that was typed before the grievance could be shown. */
      unsent: string
    }
  | { outcome: "unknown"; keys: GrievanceKeys }
  | { outcome: "too many" | "failed" | "no reply"; keys: GrievanceKeys; text: string }

export const statusOf = (answer: StatusAnswer) => {
  if (answer.outcome === "found") return answer.refused ? 422 : 200
  return { unknown: 404, "too many": 429, failed: 500, "no reply": 503 }[answer.outcome]
}

const answerForm = async (
  server: Pick<RequestContext, "readGrievance" | "actOnGrievance" | "settings">,
  fields: Record<string, string>,
  language: Language,
): Promise<StatusAnswer> => {
  const { number = "", code = "", text = "" } = fields
  const keys = { number, code }
  const { status } = grievanceMessages[language]
  const act = actIn(fields)
  const acted = act && (await server.actOnGrievance(keys, act, text))
  if (acted === "too many") return { outcome: "too many", keys, text }
  const grievance = await server.readGrievance(keys)
  if (grievance === "too many")
    return { outcome: "too many", keys, text: acted === "done" ? "" : text }
  if (!grievance || acted === "unknown") return { outcome: "unknown", keys }
  const { responsible } = (await server.settings()).grievances
  return {
    outcome: "found",
    keys,
    grievance: describe(grievance, responsible[language], language),
    unsent: act ? "" : text,
    ...(act && acted === "done" && { done: status[act].done }),
    ...(acted && acted !== "done" && { refused: { error: status.errors[acted], text } }),
  }
}

/** Answers the posted form of the status page: neither number nor code may appear in an address. */
export const statusAction = async (
  server: Pick<RequestContext, "readGrievance" | "actOnGrievance" | "settings" | "logError">,
  fields: Record<string, string>,
  language: Language,
): Promise<StatusAnswer> => {
  try {
    return await answerForm(server, fields, language)
  } catch (error) {
    server.logError(error)
    const { number = "", code = "", text = "" } = fields
    return { outcome: "failed", keys: { number, code }, text }
  }
}
