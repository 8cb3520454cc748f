/** The logged form of an error. */
export interface LoggedError {
  [name: string]: unknown
  type: string
  code?: string
  /** Empty if it may contain request data. */
  message: string
  stack: string
  /** PostgreSQL's names of the failed objects; never their values. */
  constraint?: string
  table?: string
  column?: string
  cause?: LoggedError
}

/** JavaScript's own errors: they name parts of the program, and quote values. */
const languageErrors = ["TypeError", "RangeError", "ReferenceError"]
const frameworkErrorCode = /^(?:FST_|ERR_)/

/** Whether a message comes from code that has no form data: JavaScript, Node, the system, Fastify. */
const isSafeToLog = ({ name, code, syscall }: Error & Record<string, unknown>) =>
  languageErrors.includes(name) ||
  (typeof code === "string" && frameworkErrorCode.test(code)) ||
  typeof syscall === "string"

/** Removes values from a message: quoted texts, URLs and long numbers. */
const redactMessage = (message: string) =>
  message
    .replaceAll(/"[^]*"|'[^]*'|`[^]*`/g, "…")
    .replaceAll(/\b[a-z]+:\/\/\S+/gi, "…")
    .replaceAll(/\d{6,}/g, "…")
    .split("\n", 1)[0]!
    .slice(0, 200)

/** Only the stack frames: a stack begins with the message, which may have several lines. */
const stackFramesOf = ({ stack = "", message }: Error) => {
  const begin = stack.indexOf(message)
  const places = begin === -1 ? stack : stack.slice(begin + message.length)
  return places
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")
}

/**
 * What happened and where, without request data. Many libraries put values into messages: a database quotes
 * the rejected row, a driver the parameters, a parser the text. So a message is logged only if its source has
 * no such values. For all others the type, code and stack frames suffice.
 */
export const errorForLog = (thrown: unknown): LoggedError => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: "", stack: "" }
  const error = thrown as Error & Record<string, unknown>
  const names = { code: error["code"], constraint: error["constraint"], table: error["table"] }
  const known = Object.entries({ ...names, column: error["column"] }).filter(
    ([, value]) => typeof value === "string",
  )
  return {
    type: error.name,
    ...Object.fromEntries(known),
    message: isSafeToLog(error) ? redactMessage(error.message) : "",
    stack: stackFramesOf(error),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  }
}

/** In development the full message is more useful. */
export const errorInDevelopment = (thrown: unknown) =>
  thrown instanceof Error
    ? { ...errorForLog(thrown), message: thrown.message, stack: thrown.stack ?? "" }
    : errorForLog(thrown)
