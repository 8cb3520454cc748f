// Starts the server in the mount namespace of `disk.ts`. It ends with this process.
import { spawn } from "node:child_process"

import { node24, root, serverEntry, serverFlags } from "../../scripts/tools.mjs"

const [command, ...args] = JSON.parse(process.env["WAY_IN"]!) as string[]
const line = 'cd "$1" && shift && exec setpriv --pdeathsig KILL "$@"'
const server = spawn(
  command!,
  [...args, "sh", "-c", line, "sh", root, node24, ...serverFlags, serverEntry],
  { stdio: "inherit" },
)
process.on("SIGTERM", () => server.kill("SIGTERM"))
server.on("exit", (code, signal) => {
  if (signal) process.kill(process.pid, signal)
  else process.exit(code)
})
