// What must hold of every answer, whatever was asked.

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

/** What is wrong with an answer: a failure, a word of the machine, a header missing, markup given back. */
export const faultsOf = ({ status, headers, body }: Answer): string[] => {
  const type = String(headers["content-type"] ?? "")
  const isProgram = /javascript|css|image/.test(type)
  const faults: [isSo: unknown, fault: string][] = [
    [status >= 500, `status ${status}`],
    ...always.map((name): [boolean, string] => [!(name in headers), `without ${name}`]),
    [!isProgram && telling.test(body), `says ${found(telling, body)}`],
    // What no browser takes for a page may hold any text; what it may must not.
    [/html|xml/.test(type) && live.test(body), `gives back ${found(live, body)}`],
    [body !== "" && type === "", "without a type"],
    [
      /^text\/(?:html|plain|css|csv|xml)/.test(type) && !/charset=utf-8/i.test(type),
      "without a charset",
    ],
    [type.includes("json") && body !== "" && !isJson(body), "no JSON"],
  ]
  return faults.filter(([isSo]) => isSo).map(([, fault]) => fault)
}
