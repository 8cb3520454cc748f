// Installs the bundle in an empty folder of a machine without Node, npm and git, and uses it as a college does.
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { createPublicKey, generateKeyPairSync, verify } from "node:crypto"
import { once } from "node:events"
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

import { afterAll, beforeAll, expect, test } from "vitest"

import { apply, print } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { freePort } from "#tests/support/servers/free-port.ts"

import { node24, projectEnv, root } from "../../scripts/tools.mjs"

const run = promisify(execFile)

let folder: Awaited<ReturnType<typeof openFolder>>
let bundle: string
/** The environment of an operator: a shell with these programs, and no Node. */
let environment: NodeJS.ProcessEnv
const programs = ["cat", "dirname", "readlink", "sh"]

const inHome = (...path: string[]) => join(folder.path, "opt", "mahavidyalaya", ...path)
const command = (...args: string[]) =>
  run(inHome("mahavidyalaya"), args, { cwd: folder.path, env: environment })

beforeAll(async () => {
  folder = await openFolder()
  const { privateKey } = generateKeyPairSync("ed25519")
  const keyFile = join(folder.path, "key.pem")
  await writeFile(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }))
  const { stdout } = await run(
    node24,
    ["scripts/release/bundle.ts", "--out", join(folder.path, "dist")],
    { cwd: root, env: { ...projectEnv(), RELEASE_KEY_FILE: keyFile } },
  )
  bundle = /^(\S+\.tar\.gz): /m.exec(stdout)![1]!

  await Promise.all(["bin", "opt"].map((name) => mkdir(join(folder.path, name))))
  await Promise.all(
    programs.map((name) => symlink(join("/bin", name), join(folder.path, "bin", name))),
  )
  environment = {
    PATH: join(folder.path, "bin"),
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    MAHAVIDYALAYA_ENV_FILE: "/dev/null",
  }
  await run("tar", ["xzf", bundle, "-C", join(folder.path, "opt")])
}, 300_000)
let server: ChildProcess | undefined
afterAll(() => {
  server?.kill("SIGKILL")
  return folder.remove()
})

test("the release holds the public key of its signature", async () => {
  const release = (await readFile(inHome("current"), "utf8")).trim()
  const key = createPublicKey(await readFile(inHome("releases", release, "release-key.pem")))
  const signature = Buffer.from(await readFile(`${bundle}.sig`, "utf8"), "base64")
  const bytes = await readFile(bundle)
  expect(verify(null, bytes, key, signature)).toBe(true)
  bytes[bytes.length >> 1]! ^= 1
  expect(verify(null, bytes, key, signature)).toBe(false)
})

test("it starts, takes an application, is backed up beside its data, and stops", async () => {
  server = spawn(inHome("mahavidyalaya"), ["start"], {
    cwd: "/",
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  })
  let log = ""
  server.stdout!.on("data", (chunk: Buffer) => (log += chunk.toString()))
  while (!log.includes('"listening"')) await sleep(20)
  const url = `http://127.0.0.1:${environment.PORT}`

  for (const path of ["/", "/hi", "/admission-form/bsc/part-1", "/console", "/api/docs"]) {
    expect((await fetch(url + path)).status, path).toBe(200)
  }
  const code = await apply(url, await makeSamplePictures())
  const { answer } = await print(url, code)
  expect(answer[0]).toMatchObject({ id: code })
  const photo = await fetch(`${url}/uploads/${String(answer[0]!["image_file"])}`)
  expect(photo.headers.get("content-type")).toBe("image/jpeg")

  const link = await command("staff-link")
  expect(link.stdout).toMatch(/^http:\/\/localhost:\d+\/console#\/join\/\S+\n$/)
  await writeFile(join(folder.path, "passphrase"), "four words in a row\n", { mode: 0o600 })
  environment.BACKUP_PASSPHRASE_FILE = join(folder.path, "passphrase")
  // Relative to the folder that the operator is in.
  const backup = await command("backup", "college.age")
  expect(backup.stdout).toMatch(/^\S*college\.age: 1 applications, 2 pictures and files, read back/)
  const restored = await command("restore", "college.age", "--into", "restored")
  expect(restored.stdout).toMatch(/ok +Files: 2 pictures and files, none missing/)

  const ended = once(server, "exit")
  server.kill("SIGTERM")
  expect(await ended).toEqual([0, null])
  expect(await readFile(inHome("data", "app.key"), "utf8")).not.toBe("")
})
