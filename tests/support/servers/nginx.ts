// nginx as it ships in deploy/, on loopback and without TLS, in front of processes of a test.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { freePort } from "./free-port.ts"

/** Undefined where nginx is not installed. */
const nginxBinary = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find(existsSync)
const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]

/** The shipped file with these processes and ports: what else it says is what a college runs. */
const filled = (folder: string, targets: string[], { plain, site }: Record<string, number>) =>
  readFileSync("deploy/nginx.conf", "utf8")
    .replace("server 127.0.0.1:3000;", targets.map((target) => `server ${target};`).join("\n"))
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${site};`)
    .replaceAll(/^ *(?:listen \[::\]|ssl_).*\n/gm, "")
    .replace("/var/log/nginx/mahavidyalaya.log", `${folder}/site.log`)

/** One worker that stays at the front and writes only into a folder; `http` is what it serves. */
const nginxConfiguration = (folder: string, http: string) => `
  daemon off;
  worker_processes 1;
  pid ${folder}/nginx.pid;
  error_log ${folder}/error.log;
  ${userInfo().uid === 0 ? "user root;" : ""}
  events {}
  http {
    ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
    ${http}
  }`

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

const stop = async (master: ChildProcess) => {
  if (master.exitCode !== null) return
  const ended = once(master, "exit")
  master.kill("SIGTERM")
  await ended
}

/** In front of servers at these addresses (http://host:port); undefined where nginx is not installed. */
export const startNginxBefore = async (urls: string[]) => {
  if (!nginxBinary) return undefined
  const folder = mkdtempSync(join(tmpdir(), "nginx-"))
  const [plain, site] = [await freePort(), await freePort()]
  const targets = urls.map((url) => new URL(url).host)
  writeFileSync(join(folder, "site.conf"), filled(folder, targets, { plain, site }))
  writeFileSync(
    join(folder, "nginx.conf"),
    // It ends each connection after a thousand requests. Browsers then ask again; who measures has lost one.
    nginxConfiguration(folder, `keepalive_requests 1000000; include ${folder}/site.conf;`),
  )
  const errors = join(folder, "error.log")
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", errors]
  const master = spawn(nginxBinary, args, { stdio: "ignore" })
  const url = `http://127.0.0.1:${site}`
  const close = async () => {
    await stop(master)
    rmSync(folder, { recursive: true })
  }
  const deadline = Date.now() + 10_000
  while (!(await answers(url))) {
    if (Date.now() > deadline || master.exitCode !== null) {
      const said = readFileSync(errors, "utf8")
      await close()
      throw new Error(`nginx does not answer: ${said}`)
    }
    await sleep(50)
  }
  return { url, close }
}
