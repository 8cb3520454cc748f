// npm run bench: compares this server with a bare baseline for the same work, in the same run, because
// machines are noisy. BENCH_ONLY=save, pages or list runs one part. BENCH_APPLICATIONS is the
// number of applications in the list.
import { availableParallelism, loadavg } from "node:os"

import { build } from "../build.mjs"
import { benchApplications } from "./applications.ts"
import { benchList } from "./list.ts"
import { benchPages } from "./pages.ts"
import { say } from "./report.ts"

const parts = ["save", "pages", "list"] as const
const only = process.env.BENCH_ONLY
if (only && !parts.some((part) => part === only)) {
  throw new Error(`BENCH_ONLY is one of ${parts.join(", ")}.`)
}
const isAsked = (part: (typeof parts)[number]) => !only || only === part

say(`Node ${process.version}`)
const [load = 0] = loadavg()
if (load > availableParallelism() / 2) {
  say(`Other programs keep this machine busy (load ${load.toFixed(1)}): all figures are rough.`)
}
if (isAsked("pages")) {
  if (!build({ ifStale: true })) process.exit(1)
  await benchPages()
}
if (isAsked("save")) await benchApplications()
if (isAsked("list")) await benchList()
