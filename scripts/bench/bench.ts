// npm run bench: compares this server with its peers in the same run, because speeds vary between runs, and prints each
// figure with its bound. `npm run bench -- pages list` runs the named parts only.
import { availableParallelism, loadavg } from "node:os"

import { build } from "../build.mjs"
import { benchPrint, benchSignIn, benchSaves } from "./calls.ts"
import { benchConsole } from "./console.ts"
import { benchForm } from "./form.ts"
import { benchList } from "./list.ts"
import { benchMerit } from "./merit.ts"
import { benchPages } from "./pages.ts"
import { benchProxy } from "./proxy.ts"
import { benchPhone } from "./readable-text.ts"
import { type Figure, printFigures, say } from "./report.ts"
import { benchSlowNetwork } from "./slow-network.ts"

const parts: Record<string, () => Promise<Figure[]>> = {
  pages: benchPages,
  proxy: benchProxy,
  saves: benchSaves,
  "sign-in": benchSignIn,
  print: benchPrint,
  list: benchList,
  form: benchForm,
  "slow-network": benchSlowNetwork,
  phone: benchPhone,
  console: benchConsole,
  merit: benchMerit,
}
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(", ")}. The parts are ${Object.keys(parts).join(", ")}.`)
  process.exit(1)
}

say(`Node ${process.version}`)
const [load = 0] = loadavg()
if (load > availableParallelism() / 2) {
  say(`Other programs keep this machine busy (load ${load.toFixed(1)}): all figures are rough.`)
}
if (!build({ ifStale: true })) process.exit(1)
const figures: Figure[] = []
for (const name of names) figures.push(...(await parts[name]!()))
if (!printFigures(figures)) process.exitCode = 1
