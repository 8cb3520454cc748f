import * as z from "zod/mini"

import type { CallList } from "#server/features/define-call.ts"
import type { Services } from "#server/features/services.ts"

type Described = CallList<Services>[keyof CallList<Services>]

const refusal = {
  description: "Why nothing was done: a key of the console's messages, and keys by field.",
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: { message: { type: "string" }, errors: { type: "object" } },
      },
    },
  },
}

const describe = (method: string, path: string, { can, input }: Described) => {
  const { properties = {}, required = [] } = z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
  })
  const inPath = path.split("/").flatMap((part) => (part.startsWith(":") ? part.slice(1) : []))
  const others = Object.keys(properties).filter((name) => !inPath.includes(name))
  const isQuery = method === "GET" || method === "DELETE"
  const parameter = (place: "path" | "query") => (name: string) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: properties[name],
  })
  const schema = {
    type: "object",
    properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
    required: others.filter((name) => required.includes(name)),
  }
  return {
    summary: `Permission: ${can}`,
    parameters: [
      ...inPath.map(parameter("path")),
      ...(isQuery ? others.map(parameter("query")) : []),
    ],
    ...(!isQuery && { requestBody: { content: { "application/json": { schema } } } }),
    responses: { 200: { description: "The data" }, "4XX": refusal },
  }
}

/** The calls as an OpenAPI document. It is not public: the console is no interface for other programs. */
export const describeCalls = (calls: CallList<Services>) => {
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const [method, path] = name.split(" ") as [string, string]
    const operations = (paths[path.replaceAll(/:(\w+)/g, "{$1}")] ??= {})
    operations[method.toLowerCase()] = describe(method, path, call)
  }
  const info = { title: "Mahavidyalaya: the console", version: "1" }
  return { openapi: "3.1.0", info, servers: [{ url: "/api/console" }], paths }
}
