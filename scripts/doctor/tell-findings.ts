import type { Finding } from "#server/features/diagnostics/finding.ts"

const marks = { good: "ok  ", watch: "look", wrong: "FAIL" } as const

/** Prints one line per finding. Returns the exit code: 1 if any finding is "wrong". */
export const tellFindings = (findings: readonly Finding[]) => {
  for (const { level, check, text } of findings) console.log(`${marks[level]}  ${check}: ${text}`)
  return findings.some(({ level }) => level === "wrong") ? 1 : 0
}
