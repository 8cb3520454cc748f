import { readFileSync } from "node:fs"
import { join } from "node:path"

import { ConfigError } from "#server/platform/config.ts"

type Platform = NodeJS.Platform

/** The environment file of an installed release is in its folder, beside the data. A checkout has one for the machine. */
export const defaultEnvironmentFile = ({ MAHAVIDYALAYA_HOME: home }: NodeJS.ProcessEnv) =>
  home ? join(home, "mahavidyalaya.env") : "/etc/mahavidyalaya.env"

const assignment = /^[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*/

/** The end of a value's part: an unquoted text to the line's end, or a quoted one, which may span lines. */
const parts = {
  single: /^'([^']*)'[ \t]*/,
  double: /^"((?:[^"\\]|\\[^])*)"[ \t]*/,
  plain: /^((?:[^\n\\]|\\[^])*)/,
  /** On Windows, where backslashes separate the folders of a path. */
  literal: /^([^\n]*)/,
}

const unescapes: Record<keyof typeof parts, (text: string) => string> = {
  single: (text) => text,
  double: (text) => text.replaceAll(/\\(\n|["\\`$])/g, (_, sign) => (sign === "\n" ? "" : sign)),
  plain: (text) =>
    text.trimEnd().replaceAll(/\\([^])/g, (_, sign: string) => (sign === "\n" ? "" : sign)),
  literal: (text) => text.trimEnd(),
}

/** Reads a value up to the end of its line. Returns undefined for a quotation mark that is not closed. */
const readValue = (text: string, platform: Platform) => {
  let rest = text
  let value = ""
  while (rest !== "" && !rest.startsWith("\n")) {
    const quoted = ({ "'": "single", '"': "double" } as const)[rest[0]!]
    const kind = quoted ?? (platform === "win32" ? "literal" : "plain")
    const match = parts[kind].exec(rest)
    if (!match) return undefined
    value += unescapes[kind](match[1]!)
    rest = rest.slice(match[0].length)
  }
  return { value, rest: rest.slice(1) }
}

/**
 * Parses a file in the format of systemd's EnvironmentFile, so that a command reads the same values as the service.
 * Node's `parseEnv` would cut an unquoted value at `#`. Throws ConfigError for a line that is neither an assignment,
 * a comment nor empty: systemd ignores it. Editors of Windows may begin a file with a byte order mark.
 */
export const parseEnvironmentFile = (
  text: string,
  path: string,
  platform: Platform = process.platform,
): Record<string, string> => {
  const variables: Record<string, string> = {}
  let rest = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n")
  while (rest !== "") {
    const skipped = /^[ \t]*(?:[#;][^\n]*)?(?:\n|$)/.exec(rest)
    if (skipped) {
      rest = rest.slice(skipped[0].length)
      continue
    }
    const match = assignment.exec(rest)
    const read = match && readValue(rest.slice(match[0].length), platform)
    if (!read) {
      const line = text.split("\n").length - rest.split("\n").length + 1
      throw new ConfigError(`MAHAVIDYALAYA_ENV_FILE: line ${line} of ${path} is not NAME=value`)
    }
    variables[match[1]!] = read.value
    rest = read.rest
  }
  return variables
}

const readIfThere = (path: string, isOptional: boolean) => {
  try {
    return readFileSync(path, "utf8")
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "ENOENT" && isOptional) return ""
    throw new ConfigError(
      code === "EACCES"
        ? `MAHAVIDYALAYA_ENV_FILE: this user may not read ${path}; run this as the user of the service, and let that user's group read the file (chgrp, chmod 0640)`
        : `MAHAVIDYALAYA_ENV_FILE: ${path} can't be read`,
      { cause: error },
    )
  }
}

/**
 * Adds the settings of the service's environment file to the environment, so that the server and each command run by
 * hand have the same ones. A variable that is already set stays. MAHAVIDYALAYA_ENV_FILE names another file.
 */
export const loadEnvironmentFile = (
  environment: NodeJS.ProcessEnv,
  defaultPath = defaultEnvironmentFile(environment),
) => {
  const setting = environment["MAHAVIDYALAYA_ENV_FILE"]
  const path = setting || defaultPath
  const variables = parseEnvironmentFile(readIfThere(path, !setting), path)
  for (const [name, value] of Object.entries(variables)) environment[name] ||= value
  return environment
}
