import { type CommandName, commands } from "#server/platform/commands.ts"

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** The command that arguments begin with, and the rest of them. Undefined if there is none. */
export const readCommand = (given: readonly string[]) => {
  for (const words of [2, 1]) {
    const name = given.slice(0, words).join(" ")
    if (isCommand(name)) return { ...commands[name], name, rest: given.slice(words) }
  }
  return undefined
}

export const usage = () => {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  return Object.entries(commands)
    .map(([name, { does }]) => `  mahavidyalaya ${name.padEnd(width)}  ${does}`)
    .join("\n")
}
