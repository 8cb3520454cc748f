import * as z from "zod/mini"

import type { Call } from "#server/platform/calls/define-call.ts"

type Documented = Pick<Call<never, z.ZodMiniType, unknown>, "can" | "input">
type Properties = [name: string, schema: unknown][]

const refusal = {
  description: "Why nothing was done: a key of the console's messages, and keys by field.",
  type: "object",
  properties: {
    message: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
}

/** Describes a call for the OpenAPI document. */
export const documentCall = (name: string, { can, input }: Documented) => {
  const [method, url] = name.split(" ") as [string, string]
  const { properties = {}, required = [] } = z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
  })
  const objectOf = (chosen: Properties) => ({
    type: "object",
    properties: Object.fromEntries(chosen),
    required: chosen.map(([field]) => field).filter((field) => required.includes(field)),
  })
  const isInPath = ([field]: Properties[number]) => url.split("/").includes(`:${field}`)
  const all: Properties = Object.entries(properties)
  const inPath = all.filter(isInPath)
  const others = objectOf(all.filter((one) => !isInPath(one)))
  return {
    tags: ["console"],
    summary: `Permission: ${can}`,
    ...(inPath.length > 0 && { params: objectOf(inPath) }),
    ...(inPath.length < all.length &&
      (method === "GET" ? { querystring: others } : { body: others })),
    response: { 200: { description: "The data.", type: "object" }, "4xx": refusal },
  }
}
