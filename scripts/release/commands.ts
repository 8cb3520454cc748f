/** The commands of a release. Each is a module that reads its arguments from `process.argv`. */
export const commands = {
  start: {
    file: "build/http-server/main.js",
    does: "starts the server; --lan also shows its addresses for the room",
  },
  backup: { file: "scripts/backup.ts", does: "writes all data to one encrypted file" },
  restore: { file: "scripts/restore.ts", does: "restores a backup, or checks it" },
  doctor: { file: "scripts/doctor.ts", does: "checks data, files and machine" },
  update: { file: "scripts/release/update.ts", does: "installs a later release, or goes back" },
  "staff-link": { file: "scripts/staff-link.ts", does: "prints an invitation link for staff" },
  "start-as-my-college": {
    file: "scripts/start-as-my-college.ts",
    does: "replaces the sample content",
  },
  "import-students": { file: "scripts/students-import.ts", does: "imports the enrolled students" },
  "move-database": {
    file: "scripts/data-migration.ts",
    does: "moves the data to PostgreSQL or a bucket",
  },
  "missing-files": {
    file: "scripts/files-missing.ts",
    does: "lists missing files, or accepts their loss",
  },
  "sweep-files": { file: "scripts/files-sweep.ts", does: "deletes files of no record" },
  "rotate-key": { file: "scripts/key-rotation.ts", does: "encrypts everything under a new key" },
  "merit rule": { file: "scripts/merit/rule.ts", does: "prints a draft of a rule" },
  "merit candidates": {
    file: "scripts/merit/candidates.ts",
    does: "prints the candidates of a programme",
  },
  "merit allocate": { file: "scripts/merit/allocate.ts", does: "allocates the seats of a round" },
  "merit verify": { file: "scripts/merit/verify.ts", does: "recomputes a published list" },
} as const satisfies Record<string, { file: string; does: string }>

/** Commands that another release calls during an update. They keep their names and arguments. */
const internalCommands = {
  "update-check": { file: "scripts/release/update-check.ts" },
} as const

type CommandName = keyof typeof commands

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** The command that arguments begin with, and the rest of them. Undefined if there is none. */
export const readCommand = (given: readonly string[]) => {
  for (const words of [2, 1]) {
    const name = given.slice(0, words).join(" ")
    if (isCommand(name)) return { ...commands[name], name, rest: given.slice(words) }
  }
  const [name = "", ...rest] = given
  if (!Object.hasOwn(internalCommands, name)) return undefined
  return { ...internalCommands[name as keyof typeof internalCommands], name, rest }
}

export const usage = () => {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  return Object.entries(commands)
    .map(([name, { does }]) => `  mahavidyalaya ${name.padEnd(width)}  ${does}`)
    .join("\n")
}
