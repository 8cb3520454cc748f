/** Marks of browsers in a user agent. Edge also names Chrome, and Chrome Safari: the first match counts. */
const browsers = { Edg: "Edge", Firefox: "Firefox", Chrome: "Chrome", Safari: "Safari" }
/** Android also names Linux. */
const systems = {
  Android: "Android",
  iPhone: "iPhone",
  iPad: "iPad",
  Windows: "Windows",
  "Mac OS X": "macOS",
  Linux: "Linux",
}

const firstOf = (names: Record<string, string>, userAgent: string) =>
  Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1]

/** Browser and operating system of a user agent, as far as it names them: "Chrome, Android". */
export const deviceOf = (userAgent: string) =>
  [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(", ")
