/**
 * The commands of a release, by their names in a bundle. `npm` is the script of package.json that runs the same file in a
 * checkout; each file reads its arguments from `process.argv`.
 */
export const commands = {
  start: {
    npm: "start",
    file: "build/http-server/main.js",
    does: "starts the server; --lan also shows its addresses for the room",
  },
  backup: {
    npm: "backup",
    file: "scripts/backup.ts",
    does: "writes all data to one encrypted file",
  },
  restore: { npm: "restore", file: "scripts/restore.ts", does: "restores a backup, or checks it" },
  doctor: { npm: "doctor", file: "scripts/doctor.ts", does: "checks data, files and machine" },
  "staff-link": {
    npm: "staff:link",
    file: "scripts/staff-link.ts",
    does: "prints an invitation link for staff",
  },
  "start-as-my-college": {
    npm: "start-as-my-college",
    file: "scripts/start-as-my-college.ts",
    does: "replaces the sample content",
  },
  "import-students": {
    npm: "students:import",
    file: "scripts/students-import.ts",
    does: "imports the enrolled students",
  },
  "move-database": {
    npm: "data-migration",
    file: "scripts/data-migration.ts",
    does: "moves the data to PostgreSQL or a bucket",
  },
  "missing-files": {
    npm: "files:missing",
    file: "scripts/files-missing.ts",
    does: "lists missing files, or accepts their loss",
  },
  "sweep-files": {
    npm: "files:sweep",
    file: "scripts/files-sweep.ts",
    does: "deletes files of no record",
  },
  "rotate-key": {
    npm: "key:rotate",
    file: "scripts/key-rotation.ts",
    does: "encrypts everything under a new key",
  },
  "merit rule": {
    npm: "merit:rule",
    file: "scripts/merit/rule.ts",
    does: "prints a draft of a rule",
  },
  "merit candidates": {
    npm: "merit:candidates",
    file: "scripts/merit/candidates.ts",
    does: "prints the candidates of a programme",
  },
  "merit allocate": {
    npm: "merit:allocate",
    file: "scripts/merit/allocate.ts",
    does: "allocates the seats of a round",
  },
  "merit verify": {
    npm: "merit:verify",
    file: "scripts/merit/verify.ts",
    does: "recomputes a published list",
  },
} as const satisfies Record<string, { npm: string; file: string; does: string }>

export type CommandName = keyof typeof commands

export const commandNames = Object.keys(commands) as CommandName[]

/** The launcher of a bundle, as it is typed in the folder of the bundle. */
const launcher = process.platform === "win32" ? "mahavidyalaya" : "./mahavidyalaya"

/**
 * A command as the operator of this installation types it. The launcher of a bundle sets MAHAVIDYALAYA_HOME; without it
 * this is a checkout.
 */
export const commandFor = (
  name: CommandName,
  args = "",
  { MAHAVIDYALAYA_HOME }: NodeJS.ProcessEnv = process.env,
) => {
  if (MAHAVIDYALAYA_HOME) return [launcher, name, args].join(" ").trim()
  return `npm run ${commands[name].npm}${args && ` -- ${args}`}`
}
