import type { RequestContext } from "#server/http/pages/request-context.ts"

import type { Posted } from "./own/own-form.server.ts"

type Server = Pick<RequestContext, "received" | "receivedFiles">

/**
 * What a form of the status page sent: the fields of a form with files were parsed before (server/http/pages/pages.ts),
 * others are in the body. One too many is answered as one without fields.
 */
export const postedForm = ({ received, receivedFiles }: Server, body: string): Posted => {
  if (!received) return { fields: new URLSearchParams(body), files: {} }
  const fields = new URLSearchParams()
  const sent = received === "too many" ? {} : received.fields
  for (const [name, value] of Object.entries(sent))
    for (const one of [value].flat()) fields.append(name, one)
  return { fields, files: receivedFiles }
}
