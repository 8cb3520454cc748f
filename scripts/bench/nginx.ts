import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { freePort } from "#tests/support/free-port.ts"
import { nginxBinary, nginxConfiguration } from "#tests/support/nginx.ts"

/** The fastest nginx configuration: one worker, no access log, open file cache. */
const configuration = (folder: string, port: number, headers: Record<string, string>) => {
  const { "content-type": type, "content-length": _length, ...others } = headers
  return nginxConfiguration(
    folder,
    `
      access_log off;
      sendfile on;
      tcp_nopush on;
      open_file_cache max=10;
      keepalive_requests 1000000000;
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        types {}
        default_type "${type}";
        etag off;
        location / {
          try_files /page =404;
          ${Object.entries(others)
            .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
            .join("\n")}
        }
      }`,
  )
}

const workerOf = ({ pid }: ChildProcess) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0])

/**
 * Starts nginx serving one page with these headers at every path. Returns undefined if nginx is not
 * installed.
 */
export const startNginx = async (headers: Record<string, string>, body: Buffer) => {
  if (!nginxBinary) return undefined
  const folder = mkdtempSync(join(tmpdir(), "nginx-"))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  writeFileSync(join(folder, "page"), body)
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, headers))
  const master = spawn(
    nginxBinary,
    ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")],
    { stdio: "ignore" },
  )
  const close = async () => {
    if (master.exitCode === null) {
      const ended = once(master, "exit")
      master.kill("SIGTERM")
      await ended
    }
    rmSync(folder, { recursive: true })
  }
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  const deadline = Date.now() + 5000
  while (!(await answers())) {
    if (Date.now() > deadline || master.exitCode !== null) {
      const said = readFileSync(join(folder, "error.log"), "utf8")
      await close()
      throw new Error(`nginx does not answer: ${said}`)
    }
    await sleep(50)
  }
  return { url, pid: workerOf(master), close }
}
