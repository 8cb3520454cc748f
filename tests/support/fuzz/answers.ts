// Checks that every answer must pass, whatever the request was.

/** Part of the sent values. It must never appear in the log. */
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

/** Internals: a stack, a path of the machine, an SQL statement or a driver's error. */
const telling =
  /^\s+at \S+ \(|node_modules|\/server\/[\w-]+\.ts|SQLITE_|sqlite3?\.|\bsyntax error\b|\b(?:insert into|update) "|select .* from "|PostgresError|FST_ERR|\bTypeError\b|ENOENT/im

/** Sent markup that a browser would parse as a tag or an event handler. */
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

/** The faults of an answer: status 5xx, revealed internals, a missing header, returned markup. */
export const faultsOf = ({ status, headers, body }: Answer): string[] => {
  const type = String(headers["content-type"] ?? "")
  const isProgram = /javascript|css|image/.test(type)
  const faults: [isSo: unknown, fault: string][] = [
    [status >= 500, `status ${status}`],
    ...always.map((name): [boolean, string] => [!(name in headers), `without ${name}`]),
    [!isProgram && telling.test(body), `says ${found(telling, body)}`],
    // Only in HTML and XML can returned markup take effect.
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
