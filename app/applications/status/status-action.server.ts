import type { Language } from "#domain/content/text.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { describeStatus } from "./describe-status.server.ts"
import { describeOwnMarks, marksTask } from "./marks/marks-task.server.ts"
import { describeMerit } from "./merit/describe-merit.server.ts"
import { meritTask } from "./merit/merit-task.server.ts"
import { describeMessages, stopTask } from "./messages/stop-task.server.ts"
import { describeOwnForm, ownTask, type Posted } from "./own/own-form.server.ts"
import { identityMessages, minuteAfter } from "./prove-identity.server.ts"
import { situationOf } from "./situation.server.ts"
import { forgottenInput, forgottenStep, identityInput, unsentObjection } from "./status-input.ts"

const answerForm = async (
  server: RequestContext,
  input: ReturnType<typeof identityInput>,
  posted: Posted,
  language: Language,
) => {
  const { fields } = posted
  const answer = await server.readStatus(input)
  const unsent = unsentObjection(fields)
  if (answer.outcome === "too many") {
    return { outcome: answer.outcome, time: minuteAfter(answer.retryAt), input, unsent }
  }
  if (answer.outcome !== "found") return { ...answer, input, unsent }
  const { outcome } = answer
  const task =
    (await marksTask(server, answer.application, fields, language)) ??
    (await ownTask(server, answer.application, posted, language)) ??
    (await stopTask(server, answer.application, fields, language)) ??
    (await meritTask(server, answer.application, fields, language))
  const isChanged = task && ["answered", "marks_entered", "own_done"].includes(task.kind)
  const again = isChanged ? await server.readStatus(input) : answer
  const { application } = again.outcome === "found" ? again : answer
  const { errors: _errors, ...identityField } = identityMessages(language, application.identityKind)
  const namesOf = await server.courseNames()
  const merit = await server.merit.readRounds(application)
  const situation = situationOf(application, merit)
  return {
    outcome,
    application: describeStatus(
      application,
      { situation, courseNames: namesOf(application.session) },
      language,
    ),
    ownForm: describeOwnForm(application, language, dayInIndia(new Date())),
    stopForm: describeMessages(server, application, language),
    ownMarks: describeOwnMarks(application, language),
    merit: merit && describeMerit(merit, application, situation, language),
    /** The credentials, which the forms of this answer send again. */
    identity: input,
    identityMessages: identityField,
    task,
  }
}

/** Answers the form that asks for a forgotten code. */
const answerForgotten = async (server: RequestContext, fields: URLSearchParams) => {
  const forgotten = forgottenInput(fields)
  const answer = await server.sendForgottenCode(forgotten)
  if (answer === "too many requests") return { outcome: "too many requests" as const, forgotten }
  if (answer.outcome === "asked") return { outcome: "asked" as const }
  if (answer.outcome === "invalid") {
    return { outcome: "forgotten invalid" as const, forgotten, wrong: answer.errors }
  }
  const time = minuteAfter(answer.retryAt)
  return { outcome: "forgotten too many" as const, forgotten, time }
}

/** Answers the posted form of the status page: neither the code nor the date of birth may appear in an address. */
export const statusAction = async (server: RequestContext, posted: Posted, language: Language) => {
  const { fields } = posted
  const input = identityInput(fields)
  const answering =
    fields.get("step") === forgottenStep
      ? answerForgotten(server, fields)
      : answerForm(server, input, posted, language)
  return answering.catch((error: unknown) => {
    server.logError(error)
    return { outcome: "failed" as const, input, unsent: unsentObjection(fields) }
  })
}

type StatusAnswer = Awaited<ReturnType<typeof statusAction>>
export type ApplicationStatus = Extract<StatusAnswer, { outcome: "found" }>

const statusOf = {
  asked: 200,
  "forgotten invalid": 422,
  "forgotten too many": 429,
  "too many requests": 429,
  found: 200,
  invalid: 422,
  refused: 404,
  "too many": 429,
  failed: 500,
} as const

export const httpStatusOf = (answer: StatusAnswer) => {
  const task = answer.outcome === "found" ? answer.task : undefined
  if (task && "unproven" in task && task.unproven) return task.unproven.status
  if (task?.kind === "refused") return 409
  const refused = ["invalid", "marks_refused", "own_refused"]
  return task && refused.includes(task.kind) ? 422 : statusOf[answer.outcome]
}
