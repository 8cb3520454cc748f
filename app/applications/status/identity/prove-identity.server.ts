import type { Language } from "#domain/content/text.ts"
import { timeInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { identityField } from "../typed-fields.ts"
import { identityMessages } from "./messages.server.ts"

/** Why an act that binds was not done, and the HTTP status of the answer. */
export interface Unproven {
  error: string
  status: 422 | 429
}

/** The time in India from which a refused try is allowed again, to the minute: seconds are not shown. */
export const minuteAfter = (retryAt: Date) => timeInIndia(new Date(retryAt.getTime() + 59_999))

/** Checks the number that a form of the status page sent; undefined if it is that of the application. */
export const whyUnproven = async (
  server: Pick<RequestContext, "proveIdentity">,
  admissionCode: string,
  fields: URLSearchParams,
  language: Language,
): Promise<Unproven | undefined> => {
  const { errors } = identityMessages[language]
  const result = await server.proveIdentity(admissionCode, fields.get(identityField))
  if (result.outcome === "proven") return undefined
  if (result.outcome !== "too many") return { error: errors[result.outcome], status: 422 }
  const time = minuteAfter(result.retryAt)
  return { error: formatMessage(errors.tooMany, { time }), status: 429 }
}
