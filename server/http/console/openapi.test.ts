import { expect, test } from "vitest"

import { consoleCalls } from "./console-calls.ts"
import { describeCalls } from "./openapi.ts"

const { paths } = describeCalls(consoleCalls)

test("each defined call of the console is described once", () => {
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const calls = Object.keys(consoleCalls).map((name) => name.replaceAll(/:(\w+)/g, "{$1}"))
  expect(described.toSorted()).toEqual(calls.toSorted())
})

test("a change is described with its permission, the parts of its path and its body", () => {
  expect(paths["/merit/{programme}/withdraw"]?.["post"]).toMatchObject({
    summary: "Permission: merit.decide",
    parameters: [{ in: "path", name: "programme", required: true }],
    requestBody: {
      content: {
        "application/json": {
          schema: {
            properties: { number: { type: "integer" }, reason: { type: "string" } },
            required: ["number", "reason"],
          },
        },
      },
    },
  })
})

test("a read is described with its query", () => {
  const { parameters } = paths["/floods"]!["get"]!
  expect(parameters).toEqual([
    { in: "query", name: "days", required: true, schema: { type: "number", enum: [1, 3, 14, 0] } },
    {
      in: "query",
      name: "until",
      required: false,
      schema: expect.objectContaining({ format: "date-time" }),
    },
  ])
})
