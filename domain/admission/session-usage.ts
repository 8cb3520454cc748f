import type { SubjectField } from "../applications/form/form-fields.ts"
import type { Status } from "../applications/workflow.ts"
import type { Session } from "./session.ts"

/** How many applications of a session chose a subject, and how many of those are admitted. */
interface ChoiceCount {
  programme: string
  field: SubjectField
  subject: string
  count: number
  admitted: number
}

/** What the applications of a session refer to. */
export interface SessionUsage {
  /** The number of applications by programme and status. Programmes without applications are left out. */
  programmes: Record<string, Partial<Record<Status, number>>>
  choices: ChoiceCount[]
}

/** The applications of a programme. */
export const countProgrammeApplications = ({ programmes }: SessionUsage, programme: string) =>
  Object.values(programmes[programme] ?? {}).reduce((sum, count) => sum + count, 0)

/** The applications of the session. */
export const totalOf = (usage: SessionUsage) =>
  Object.keys(usage.programmes).reduce(
    (sum, programme) => sum + countProgrammeApplications(usage, programme),
    0,
  )

/** The applications that chose something. Without a value any counts. */
export const countChoices = (
  { choices }: SessionUsage,
  wanted: Partial<Pick<ChoiceCount, "programme" | "field" | "subject">>,
  of: "count" | "admitted" = "count",
) =>
  choices
    .filter((choice) =>
      Object.entries(wanted).every(([name, value]) => choice[name as keyof ChoiceCount] === value),
    )
    .reduce((sum, choice) => sum + choice[of], 0)

/**
 * Programmes and subjects that a session has no longer, although applications refer to them. Their names would be lost,
 * so they are closed instead of removed.
 */
export const missingButUsed = (
  { programmes, subjects }: Pick<Session, "programmes" | "subjects">,
  usage: SessionUsage,
) => {
  const has = (list: readonly { code: string }[], wanted: string) =>
    list.some(({ code }) => code === wanted)
  const chosen = new Set(usage.choices.map(({ subject }) => subject))
  return {
    programmes: Object.keys(usage.programmes).filter((code) => !has(programmes, code)),
    subjects: [...chosen].filter((code) => !has(subjects, code)),
  }
}
