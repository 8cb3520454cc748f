// nginx with deploy/nginx.conf, on loopback, in front of servers of a test.
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"

import { freePort } from "./free-port.ts"
import { readOverTls, waitUntil } from "./tls.ts"

/** Undefined where nginx is not installed. */
export const nginxBinary = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find(existsSync)
const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]

/** deploy/nginx.conf with these servers, ports and folders, otherwise unchanged. */
const withTls = (
  folder: string,
  targets: string[],
  { plain, site }: Record<"plain" | "site", number>,
) =>
  readFileSync("deploy/nginx.conf", "utf8")
    .replace("server 127.0.0.1:3000;", targets.map((target) => `server ${target};`).join("\n"))
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ", `listen 127.0.0.1:${site} `)
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("/etc/letsencrypt/live/college.example", folder)
    .replace("/var/log/nginx/college.example.log", `${folder}/site.log`)
    .replace("/var/cache/nginx-college.example", `${folder}/cache`)

const withoutTls = (...given: Parameters<typeof withTls>) =>
  withTls(...given)
    .replace(" ssl http2;", ";")
    .replaceAll(/^ *ssl_.*\n/gm, "")

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

const stop = async (master: ChildProcess) => {
  if (master.exitCode !== null) return
  const ended = once(master, "exit")
  master.kill("SIGTERM")
  await ended
}

/** Starts nginx in a folder that `close` removes. `configure` returns the server configuration for a port. */
const startNginx = async (
  configure: (folder: string, port: number) => string | Promise<string>,
  isReady: (port: number, folder: string) => Promise<boolean>,
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
  await waitUntil(
    () => isReady(port, folder),
    () => (master.exitCode === null ? undefined : readFileSync(errors, "utf8")),
  ).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, port, folder, close }
}

const answers = async (url: string) => (await fetch(url)).ok

/**
 * In front of servers at these addresses (http://host:port); undefined where nginx is not installed. `change` edits the
 * configuration.
 */
export const startNginxBefore = (urls: string[], change = (text: string) => text) => {
  const targets = urls.map((url) => new URL(url).host)
  return startNginx(
    async (folder, site) => change(withoutTls(folder, targets, { plain: await freePort(), site })),
    (port) => answers(`http://127.0.0.1:${port}/healthz`),
  )
}

/** A certificate of college.example in this folder, signed by itself, under the names in deploy/nginx.conf. */
const makeCertificate = (folder: string) => {
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")]
  const subject = ["-subj", "/CN=college.example", "-addext", "subjectAltName=DNS:college.example"]
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
  const args = ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", certificate]
  execFileSync("openssl", args, { stdio: "ignore" })
}

/** The same with TLS, as in the file. `get` sends a request to https://college.example. */
export const startTlsNginxBefore = async (url: string) => {
  const plain = await freePort()
  const get = (port: number, folder: string, path: string, headers: Record<string, string>) => {
    const authority = readFileSync(join(folder, "fullchain.pem"))
    return readOverTls({ port, name: "college.example", authority }, path, headers)
  }
  const nginx = await startNginx(
    (folder, site) => {
      makeCertificate(folder)
      return withTls(folder, [new URL(url).host], { plain, site })
    },
    async (port, folder) => (await get(port, folder, "/healthz", {})).status === 200,
  )
  return (
    nginx && {
      get: (path: string, headers: Record<string, string> = {}) =>
        get(nginx.port, nginx.folder, path, headers),
      close: nginx.close,
      plainUrl: `http://127.0.0.1:${plain}`,
    }
  )
}

/** Sends one file with these headers to every request; undefined where nginx is not installed. */
export const startNginxWithFile = (body: Buffer, headers: Record<string, string>) =>
  startNginx(
    (folder, port) => {
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
    },
    (port) => answers(`http://127.0.0.1:${port}/`),
  )
