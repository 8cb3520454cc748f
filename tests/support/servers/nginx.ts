// nginx with deploy/nginx.conf, on loopback and without TLS, in front of servers of a test.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { freePort } from "./free-port.ts"

/** Undefined where nginx is not installed. */
export const nginxBinary = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find(existsSync)
const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]

/** deploy/nginx.conf with these servers and ports, otherwise unchanged. */
const filled = (
  folder: string,
  targets: string[],
  { plain, site }: Record<"plain" | "site", number>,
) =>
  readFileSync("deploy/nginx.conf", "utf8")
    .replace("server 127.0.0.1:3000;", targets.map((target) => `server ${target};`).join("\n"))
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${site};`)
    .replaceAll(/^ *(?:listen \[::\]|ssl_).*\n/gm, "")
    .replace("/var/log/nginx/mahavidyalaya.log", `${folder}/site.log`)
    .replace("/var/cache/mahavidyalaya-nginx", `${folder}/cache`)

/**
 * One worker in the foreground that writes into one folder only; `site` is the server configuration. By default nginx
 * closes each connection after a thousand requests: a benchmark would lose a request.
 */
const nginxConfiguration = (folder: string, site: string) => `
  daemon off;
  worker_processes 1;
  pid ${folder}/nginx.pid;
  error_log ${folder}/error.log;
  ${userInfo().uid === 0 ? "user root;" : ""}
  events {}
  http {
    ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000;
    ${site}
  }`

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

const stop = async (master: ChildProcess) => {
  if (master.exitCode !== null) return
  const ended = once(master, "exit")
  master.kill("SIGTERM")
  await ended
}

/** Starts nginx in a folder that `close` removes. `configure` returns the server configuration for a port. */
const startNginx = async (
  configure: (folder: string, port: number) => string | Promise<string>,
  readyPath: string,
) => {
  if (!nginxBinary) return undefined
  const folder = mkdtempSync(join(tmpdir(), "nginx-"))
  const port = await freePort()
  const file = join(folder, "nginx.conf")
  writeFileSync(file, nginxConfiguration(folder, await configure(folder, port)))
  const errors = join(folder, "error.log")
  const args = ["-p", folder, "-c", file, "-e", errors]
  const master = spawn(nginxBinary, args, { stdio: "ignore" })
  const url = `http://127.0.0.1:${port}`
  const close = async () => {
    await stop(master)
    rmSync(folder, { recursive: true })
  }
  const deadline = Date.now() + 10_000
  while (!(await answers(url + readyPath))) {
    if (Date.now() > deadline || master.exitCode !== null) {
      const said = readFileSync(errors, "utf8")
      await close()
      throw new Error(`nginx does not answer: ${said}`)
    }
    await sleep(50)
  }
  return { url, folder, close }
}

/**
 * In front of servers at these addresses (http://host:port); undefined where nginx is not installed. `change` edits the
 * configuration.
 */
export const startNginxBefore = (urls: string[], change = (text: string) => text) => {
  const targets = urls.map((url) => new URL(url).host)
  return startNginx(
    async (folder, site) => change(filled(folder, targets, { plain: await freePort(), site })),
    "/healthz",
  )
}

/** Sends one file with these headers to every request; undefined where nginx is not installed. */
export const startNginxWithFile = (body: Buffer, headers: Record<string, string>) =>
  startNginx((folder, port) => {
    writeFileSync(join(folder, "page"), body)
    const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`)
    return `server {
      listen 127.0.0.1:${port};
      access_log off;
      root ${folder};
      types {}
      default_type "${headers["content-type"]}";
      location / {
        try_files /page =404;
        ${lines.filter((line) => !line.startsWith("add_header content-type ")).join("\n")}
      }
    }`
  }, "/")
