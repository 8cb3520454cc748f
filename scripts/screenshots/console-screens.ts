import { readFileSync } from "node:fs"
import { join } from "node:path"

import type { Role } from "#domain/staff/permissions.ts"

import { root } from "../tools.mjs"

export interface ConsoleScreen {
  /** After the #; ":id" is the first record of the list before it. */
  path: string
  /** A role that sees the most of it; undefined before the sign-in. */
  staff?: Role
  /** What opens a dialog over it: the message of a button, or a key. Not all are there on both layouts. */
  button?: string
  key?: string
}

const lines = readFileSync(join(root, "docs/screens.md"), "utf8").replaceAll("`", "").split("\n")
const cells = lines.map((line) => line.split("|").slice(1, -1))
const [_heading, _rule, ...rows] = cells.filter(({ length }) => length === 4)

/** The screens of the staff console, from the table of docs/screens.md. */
export const consoleScreens = rows.map((row): ConsoleScreen => {
  const [_name, staff, path = "", opener = ""] = row.map((cell) => cell.trim())
  return {
    path,
    ...(staff !== "nobody yet" && { staff: staff as Role }),
    ...(opener && { [opener.length === 1 ? "key" : "button"]: opener }),
  }
})
