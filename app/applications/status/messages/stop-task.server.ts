import type { Language } from "#domain/content/text.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import type { OwnTask } from "../own/own-form.server.ts"
import { stopStep } from "../status-input.ts"
import { noticeFormMessages } from "./messages.server.ts"

/** What the page says about messages; undefined while the college sends none. */
export const describeMessages = (
  { sendsMessages }: Pick<RequestContext, "sendsMessages">,
  { isStopped }: Pick<ApplicationStatus, "isStopped">,
  language: Language,
) => {
  if (!sendsMessages) return undefined
  const { title, what, stopped, stop, start } = noticeFormMessages[language].stop
  return { title, what: isStopped ? stopped : what, submit: isStopped ? start : stop, isStopped }
}

export type DescribedMessages = ReturnType<typeof describeMessages>

/** Stops messages, or starts them again; undefined if the request is another one. */
export const stopTask = async (
  server: Pick<RequestContext, "stopMessages">,
  { admissionCode }: ApplicationStatus,
  fields: URLSearchParams,
  language: Language,
): Promise<OwnTask | undefined> => {
  if (fields.get("step") !== stopStep) return undefined
  const isStopped = fields.get("stopped") === "1"
  await server.stopMessages(admissionCode, { isStopped })
  const { doneStopped, doneStarted } = noticeFormMessages[language].stop
  return { kind: "own_done", text: isStopped ? doneStopped : doneStarted }
}
