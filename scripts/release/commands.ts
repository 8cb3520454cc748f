import { commands as commandsOfCheckouts } from "#server/platform/commands.ts"

/** The commands of an installed release: those of a checkout, and one that a checkout does not need. */
const commands = {
  ...commandsOfCheckouts,
  update: { file: "scripts/release/update.ts", does: "installs a later release, or goes back" },
} as const

type CommandName = keyof typeof commands

/** Commands that another release calls during an update. They keep their names and arguments. */
const internalCommands = {
  "update-check": { file: "scripts/release/update-check.ts" },
} as const

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** The command that arguments begin with, and the rest of them. Undefined if there is none. */
export const readCommand = (argv: readonly string[]) => {
  for (const words of [2, 1]) {
    const name = argv.slice(0, words).join(" ")
    if (isCommand(name)) return { ...commands[name], name, rest: argv.slice(words) }
  }
  const [name = "", ...rest] = argv
  if (!Object.hasOwn(internalCommands, name)) return undefined
  return { ...internalCommands[name as keyof typeof internalCommands], name, rest }
}

export const usage = () => {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  return Object.entries(commands)
    .map(([name, { does }]) => `  mahavidyalaya ${name.padEnd(width)}  ${does}`)
    .join("\n")
}
