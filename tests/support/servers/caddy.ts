// Caddy with deploy/Caddyfile, on loopback with a certificate of its own, in front of a server of a test.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { openFolder } from "./folder.ts"
import { freePort } from "./free-port.ts"
import { readOverTls, waitUntil } from "./tls.ts"

/** Undefined where Caddy is not installed. */
export const caddyBinary = ["/usr/bin/caddy", "/usr/local/bin/caddy"].find(existsSync)

/** deploy/Caddyfile with this server and these ports, otherwise unchanged. */
const filled = (target: string, plainPort: number) =>
  readFileSync("deploy/Caddyfile", "utf8")
    .replace("admin off", `admin off\n\thttp_port ${plainPort}\n\tskip_install_trust`)
    .replace("app-1:3000 app-2:3000", target)

/** In front of the server at this address; undefined where Caddy is not installed. */
export const startCaddyBefore = async (url: string) => {
  if (!caddyBinary) return undefined
  const folder = await openFolder()
  const [port, plainPort] = [await freePort(), await freePort()]
  const file = join(folder.path, "Caddyfile")
  writeFileSync(file, filled(new URL(url).host, plainPort))
  let log = ""
  const caddy = spawn(caddyBinary, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: {
      ...process.env,
      SITE_ADDRESS: `https://localhost:${port}`,
      XDG_DATA_HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
    },
    stdio: ["ignore", "ignore", "pipe"],
  })
  caddy.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()))
  const close = async () => {
    if (caddy.exitCode === null) {
      const ended = once(caddy, "exit")
      caddy.kill("SIGTERM")
      await ended
    }
    await folder.remove()
  }
  const authority = join(folder.path, "caddy/pki/authorities/local/root.crt")
  const get = async (path: string, headers: Record<string, string> = {}) =>
    readOverTls({ port, name: "localhost", authority: readFileSync(authority) }, path, headers)
  await waitUntil(
    async () => (await get("/healthz")).status === 200,
    () => (caddy.exitCode === null ? undefined : log),
  )
  return { get, close, plainUrl: `http://localhost:${plainPort}` }
}
