/** An error as the log has it. */
export interface LoggedError {
  [name: string]: unknown
  type: string
  code?: string
  /** Empty where it may hold what was sent in. */
  message: string
  stack: string
  /** PostgreSQL's names of what failed; never what it held. */
  constraint?: string
  table?: string
  column?: string
  cause?: LoggedError
}

/** The language's own: they name things of the program, and quote what they were given. */
const ofTheLanguage = ["TypeError", "RangeError", "ReferenceError"]
const ofTheFramework = /^(?:FST_|ERR_)/

/** Whether a message is written by who knows nothing of forms: the language, Node, the system, Fastify. */
const mayBeShown = ({ name, code, syscall }: Error & Record<string, unknown>) =>
  ofTheLanguage.includes(name) ||
  (typeof code === "string" && ofTheFramework.test(code)) ||
  typeof syscall === "string"

/** What was given stands in such a message in quotes, or is an address or a long number. */
const withoutGiven = (message: string) =>
  message
    .replaceAll(/"[^]*"|'[^]*'|`[^]*`/g, "…")
    .replaceAll(/\b[a-z]+:\/\/\S+/gi, "…")
    .replaceAll(/\d{6,}/g, "…")
    .split("\n", 1)[0]!
    .slice(0, 200)

/** The places alone: a stack begins with the message, of as many lines as it has. */
const placesOf = ({ stack = "", message }: Error) => {
  const begin = stack.indexOf(message)
  const places = begin === -1 ? stack : stack.slice(begin + message.length)
  return places
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")
}

/**
 * What happened and where, and nothing that was sent in. Messages are written by who has the values: a
 * database quotes the row it refuses, a driver the parameters, a parser the text. So only those are logged
 * that can't know them; of all others the type, the code and the places are enough to find it.
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
    message: mayBeShown(error) ? withoutGiven(error.message) : "",
    stack: placesOf(error),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  }
}

/** On a developer's own machine the whole message is worth more. */
export const errorInDevelopment = (thrown: unknown) =>
  thrown instanceof Error
    ? { ...errorForLog(thrown), message: thrown.message, stack: thrown.stack ?? "" }
    : errorForLog(thrown)
