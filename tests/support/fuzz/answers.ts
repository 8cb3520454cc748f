// What must hold of every answer, whatever was asked.
import { expect } from "vitest"

/** Stands in what is sent, and nowhere in the log. */
export const marker = "Zqx7391"

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

const always = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "x-request-id",
]

/** A stack, a path of the machine, a statement or a driver's word. */
const telling =
  /^\s+at \S+ \(|node_modules|\/server\/[\w-]+\.ts|SQLITE_|sqlite3?\.|\bsyntax error\b|\b(?:insert into|update) "|select .* from "|PostgresError|FST_ERR|\bTypeError\b|ENOENT/im

/** As a browser would find a tag or a handler in it. */
const live =
  /<(?:script>window\.__hit|img src=x|svg(?: onload=w|><animate)|iframe srcdoc|base href=\/|meta http-equiv=refresh|form action=\/\/)/i

const found = (pattern: RegExp, body: string) => pattern.exec(body)?.[0]

const isJson = (body: string) => {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}

/** Throws where an answer is a failure, tells of the machine, has a header missing, or gives markup back. */
export const expectGoodAnswer = ({ status, headers, body }: Answer, asked: string) => {
  const type = String(headers["content-type"] ?? "")
  const isProgram = /javascript|css|image/.test(type)
  expect({
    asked,
    failed: status >= 500,
    missing: always.filter((name) => !(name in headers)),
    telling: isProgram ? undefined : found(telling, body),
    // What no browser takes for a page may hold any text; what it may must not.
    live: /html|xml/.test(type) ? found(live, body) : undefined,
    isTyped: body === "" || type !== "",
    isInUtf8: !type.startsWith("text/") || /charset=utf-8/i.test(type),
    isJson: !type.includes("json") || body === "" || isJson(body),
  }).toEqual({
    asked,
    failed: false,
    missing: [],
    telling: undefined,
    live: undefined,
    isTyped: true,
    isInUtf8: true,
    isJson: true,
  })
}
