// `node --import` this file: prints the packages that the process has loaded when it ends.
import { registerHooks } from "node:module"

const packages = new Set()

registerHooks({
  load: (url, context, next) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
    if (name) packages.add(name)
    return next(url, context)
  },
})

process.on("exit", () => process.stdout.write(`\nloaded: ${[...packages].join(" ")}\n`))
